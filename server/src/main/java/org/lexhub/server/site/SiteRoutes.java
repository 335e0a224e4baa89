package org.lexhub.server.site;

import static org.lexhub.server.http.Route.open;
import static org.lexhub.server.http.Route.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.Assets;

/** The routes of this package. */
public final class SiteRoutes {
  private static final Map<String, String> REDIRECTS =
      Map.ofEntries(
          Map.entry("/login", "/account/login"),
          Map.entry("/signin", "/account/login"),
          Map.entry("/signup", "/account/signup"),
          Map.entry("/register", "/account/signup"),
          Map.entry("/keys", "/account"),
          Map.entry("/api", "/docs/reference"),
          Map.entry("/reference", "/docs/reference"),
          Map.entry("/guide", "/docs"),
          Map.entry("/docs/", "/docs"),
          Map.entry("/docs/guide", "/docs"),
          Map.entry("/map", "/languages"),
          Map.entry("/language", "/languages"),
          Map.entry("/word", "/"),
          Map.entry("/words", "/"),
          Map.entry("/meaning", "/"),
          Map.entry("/account/", "/account"),
          Map.entry("/account/keys", "/account"),
          Map.entry("/account/logout", "/account"));

  private SiteRoutes() {}

  /** Returns the routes; the manifest links icons of {@code assets}. */
  public static List<Route> of(Assets assets) {
    List<Route> routes = new ArrayList<>();
    REDIRECTS.forEach((from, to) -> routes.add(file(from, new Redirect(to))));
    routes.add(file("/favicon.ico", new Favicon()));
    routes.add(file("/robots.txt", new SiteFile("text/plain; charset=utf-8", SiteRoutes::robots)));
    routes.add(
        file(
            "/opensearch.xml",
            new SiteFile("application/opensearchdescription+xml", SiteRoutes::openSearch)));
    routes.add(
        file(
            "/manifest.webmanifest",
            new SiteFile("application/manifest+json", origin -> manifest(assets))));
    routes.add(page("/sitemap.xml", new Sitemap()));
    return routes;
  }

  private static Route file(String path, Endpoint endpoint) {
    return open(path, endpoint).withOpenMediaType();
  }

  private static String robots(String origin) {
    return """
    User-agent: *
    Disallow: /account
    Disallow: /admin
    Disallow: /search
    Disallow: /translate?
    Disallow: /v1/

    Sitemap: %s/sitemap.xml
    """
        .formatted(origin);
  }

  private static String openSearch(String origin) {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>Lexhub</ShortName>
      <Description>Search words in hundreds of languages</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Image width="32" height="32" type="image/x-icon">%1$s/favicon.ico</Image>
      <Url type="text/html" template="%1$s/search?q={searchTerms}"/>
    </OpenSearchDescription>
    """
        .formatted(origin);
  }

  private static String manifest(Assets assets) {
    return """
    {
      "name": "Lexhub",
      "short_name": "Lexhub",
      "description": "Open dictionaries for hundreds of languages in one search",
      "start_url": "/",
      "display": "minimal-ui",
      "background_color": "#faf8f4",
      "theme_color": "#0c6560",
      "icons": [
        {"src": "%s", "sizes": "any", "type": "image/svg+xml"},
        {"src": "%s", "sizes": "192x192", "type": "image/png"}
      ]
    }
    """
        .formatted(assets.url("logo.svg"), assets.url("icon-192.png"));
  }
}
