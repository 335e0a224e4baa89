package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/**
 * {@code GET /word/{lang}/{lemma}}: redirects to the word with a spelling, or lists the words if
 * there are several.
 */
public final class WordsPage extends PageEndpoint {
  private static final int PREFIX_LENGTH = "/word/".length();

  /** Writes the page in a frame. */
  public WordsPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    String code = call.path().substring(PREFIX_LENGTH, call.path().indexOf('/', PREFIX_LENGTH));
    String lemma = call.value();
    List<Integer> rows = ExactSpelling.find(call, code, lemma);
    if (rows.isEmpty()) {
      throw ApiError.wordNotFound(lemma, code, "");
    }
    if (rows.size() == 1) {
      call.redirect(303, WordMarkup.url(store, rows.getFirst()));
      return;
    }
    String language = WordMarkup.language(store, store.lexemes().language(rows.getFirst()));
    frame.write(
        call,
        Page.of(NavigationEntry.EXPLORE, lemma + " in " + language)
            .with("explore.css")
            .with("suggest.js"),
        html -> {
          html.open("h1").element("bdi", lemma).text(" in " + language).close();
          html.open("ol", "class", "hits");
          for (int row : rows) {
            HitMarkup.item(html, store, row);
          }
          html.close();
          new ApiFootnote(call)
              .get(
                  "These words",
                  "/v1/lexemes/search",
                  "q",
                  lemma,
                  "lang",
                  code,
                  "include",
                  "senses")
              .write(html, store);
        });
  }
}
