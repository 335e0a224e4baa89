package org.lexhub.server.explore.meaning;

import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.picture.PictureCache;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
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
    WordMap.Colour colour = colour(call);
    boolean letter = colour == WordMap.Colour.LETTER;
    WordMap map = WordMap.of(store, Hub.of(store, meaning), colour);
    WordMapPicture picture = new WordMapPicture(store, map, file);
    if (file) {
      frame.writeFragment(call, JteWordMapPictureGenerated::render, picture);
      call.mediaType("image/svg+xml");
      PictureCache.shareable(call);
      return;
    }
    String word = MeaningLabel.of(store, meaning);
    String address = "/meaning/" + store.meanings().id(meaning);
    Page page =
        Page.of(NavigationEntry.EXPLORE, Texts.text("wordmap.title", word))
            .about(Texts.text("wordmap.about", word))
            .at(address + "/map")
            .picture(address + "/map.png" + (letter ? "?colour=letter" : ""))
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("share.js")
            .with("word-map.js");
    ApiFootnote footnote =
        new ApiFootnote(call)
            .get(
                Texts.text("wordmap.request"),
                "/v1/meanings/" + store.meanings().id(meaning) + "/translations");
    View view =
        new View(word, MeaningLabel.gloss(store, meaning), address, letter, picture, footnote);
    frame.write(call, page, JteWordMapPageGenerated::render, view);
  }

  /** Returns what the parameter {@code colour} asks for. */
  static WordMap.Colour colour(Call call) {
    return Fields.ofQuery(call).text("colour").equals("letter")
        ? WordMap.Colour.LETTER
        : WordMap.Colour.FAMILY;
  }

  /**
   * What the page shows.
   *
   * @param address the path of the page of the meaning
   * @param letter whether the colours mean first letters
   */
  record View(
      String word,
      String gloss,
      String address,
      boolean letter,
      WordMapPicture picture,
      ApiFootnote footnote) {}
}
