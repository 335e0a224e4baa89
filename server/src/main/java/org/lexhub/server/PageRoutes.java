package org.lexhub.server;

import static org.lexhub.server.http.Route.open;

import java.util.List;
import org.lexhub.server.explore.HomePage;
import org.lexhub.server.explore.SourcesPage;
import org.lexhub.server.explore.WordPage;
import org.lexhub.server.explore.WordsPage;
import org.lexhub.server.explore.language.GetLanguageMapImage;
import org.lexhub.server.explore.language.LanguagePage;
import org.lexhub.server.explore.language.LanguagePoints;
import org.lexhub.server.explore.language.LanguagesPage;
import org.lexhub.server.explore.meaning.GetWordMapImage;
import org.lexhub.server.explore.meaning.HubFragment;
import org.lexhub.server.explore.meaning.MeaningPage;
import org.lexhub.server.explore.meaning.WordMapPage;
import org.lexhub.server.explore.picture.GetHubImage;
import org.lexhub.server.explore.picture.PictureCache;
import org.lexhub.server.explore.search.SearchPage;
import org.lexhub.server.explore.text.AnalyzePage;
import org.lexhub.server.explore.translation.TranslatePage;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.GetAsset;
import org.lexhub.server.web.LocalizedEndpoint;

/** The routes of all pages and of the files that they load. */
final class PageRoutes {
  private PageRoutes() {}

  private static Route page(String path, Endpoint endpoint) {
    return Route.page(path, new LocalizedEndpoint(endpoint));
  }

  static List<Route> of(Frame frame) {
    PictureCache pictures = new PictureCache();
    return List.of(
        page("/", new HomePage(frame)),
        page("/search", new SearchPage(frame)),
        page("/word/{id}", new WordPage(frame)),
        page("/word/{id}/hub.png", new GetHubImage(pictures, true)),
        page("/word/{lang}/{lemma}", new WordsPage(frame)),
        page("/meaning/{id}", new MeaningPage(frame)),
        page("/meaning/{id}/hub", new HubFragment(frame)),
        page("/meaning/{id}/hub.png", new GetHubImage(pictures, false)),
        page("/meaning/{id}/map", new WordMapPage(frame, false)),
        page("/meaning/{id}/map.svg", new WordMapPage(frame, true)),
        page("/meaning/{id}/map.png", new GetWordMapImage(pictures)),
        page("/translate", new TranslatePage(frame)),
        page("/text", new AnalyzePage(frame)),
        page("/languages", new LanguagesPage(frame)),
        page("/languages/points", new LanguagePoints()),
        page("/languages/map.png", new GetLanguageMapImage(pictures)),
        page("/language/{code}", new LanguagePage(frame)),
        page("/sources", new SourcesPage(frame)),
        open("/assets/{name}", new GetAsset(frame.assets())).withOpenMediaType());
  }
}
