package org.lexhub.server.explore;

import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/**
 * {@code GET /meaning/{id}/map}: the words of a meaning on a map of the world; {@code
 * ?colour=letter} colours them by their first letter instead of their family. {@code
 * /meaning/{id}/map.svg} is the picture alone.
 */
public final class WordMapPage extends PageEndpoint {
  private final boolean file;

  /**
   * Writes the page in a frame.
   *
   * @param file whether to write the picture alone
   */
  public WordMapPage(Frame frame, boolean file) {
    super(frame);
    this.file = file;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    boolean letter = Fields.ofQuery(call).text("colour").equals("letter");
    WordMap map =
        WordMap.of(
            store, Hub.of(store, meaning), letter ? WordMap.Colour.LETTER : WordMap.Colour.FAMILY);
    if (file) {
      Frame.secure(call);
      call.mediaType("image/svg+xml");
      WordMapMarkup.file(new Html(call.out()), store, map);
      return;
    }
    String word = MeaningLabel.of(store, meaning);
    String gloss = HubMarkup.gloss(store, meaning);
    String address = "/meaning/" + store.meanings().id(meaning);
    Page page =
        Page.of(NavigationEntry.EXPLORE, "Word map of " + word)
            .about("How the languages of the world say " + word + ", on a map.")
            .at(address + "/map")
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("share.js");
    frame.write(
        call,
        page,
        html -> {
          html.open("h1").text("How the world says ").element("bdi", word).close();
          html.element("p", gloss, "class", "lead", "dir", "auto");
          WordMapMarkup.inPage(html, store, map);
          html.open("p", "class", "row");
          String query = letter ? "?colour=letter" : "";
          html.element(
              "a",
              letter ? "Colour by family" : "Colour by first letter",
              "class",
              "button second",
              "href",
              address + "/map" + (letter ? "" : "?colour=letter"));
          html.element(
              "a",
              "Download SVG",
              "class",
              "button second",
              "href",
              address + "/map.svg" + query,
              "download",
              "");
          html.element(
              "button",
              "Copy link",
              "type",
              "button",
              "class",
              "second",
              "data-share",
              address + "/map" + query,
              "hidden",
              "");
          html.element("a", "Meaning details", "href", address).close();
          html.element("p", "Land: Natural Earth, public domain.", "class", "small muted");
          new ApiFootnote(call)
              .get(
                  "The words of this meaning",
                  "/v1/meanings/" + store.meanings().id(meaning) + "/translations")
              .write(html, store);
        });
  }
}
