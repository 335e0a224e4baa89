package org.lexhub.server.explore;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/**
 * {@code GET /word/{id}}: the page of a word. It consists of {@link WordHead}, {@link WordAside},
 * one {@link SenseMarkup} for each sense, and {@link ApiFootnote}; {@code explore.css} styles it.
 */
public final class WordPage extends PageEndpoint {
  /** Writes the page in a frame. */
  public WordPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    long id = call.valueAsId();
    int lexeme = id < 0 ? -1 : store.lexemes().ordinal(id);
    if (lexeme < 0) {
      throw ApiError.notFound("Word", call.value());
    }
    String lemma = WordMarkup.lemma(store, lexeme);
    String language = WordMarkup.language(store, store.lexemes().language(lexeme));
    Page page =
        Page.of(NavigationEntry.EXPLORE, lemma + " in " + language)
            .about(
                "What "
                    + lemma
                    + " means in "
                    + language
                    + ", and words for it in other languages.")
            .with("explore.css")
            .with("suggest.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, lexeme, html));
  }

  private void body(Call call, Store store, int lexeme, Html html) {
    WordHead.write(html, frame, store, lexeme);
    LexemeTable lexemes = store.lexemes();
    ApiFootnote footnote = new ApiFootnote(call).lexeme(store, lexeme);
    WordAside.write(html, store, lexeme);
    html.open("div", "class", "senses");
    if (lexemes.senseCount(lexeme) == 0) {
      html.open("p", "class", "card").text("No source says what this word means.").close();
    }
    SenseMarkup senses = new SenseMarkup(store, lexeme);
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      senses.write(html, sense);
      footnote.sense(store, sense);
    }
    html.close();
    String id = Integer.toString(lexemes.id(lexeme));
    footnote.get(
        "This word",
        "/v1/lexemes/" + id,
        "include",
        "senses,pronunciations,etymology,frequency,forms");
    footnote.get("Its translations", "/v1/translations", "source_lexeme", id);
    if (lexemes.senseCount(lexeme) > 0) {
      int meaning = store.senses().meaning(lexemes.firstSense(lexeme));
      footnote.get(
          "The words of its first meaning",
          "/v1/meanings/" + store.meanings().id(meaning) + "/translations");
    }
    footnote.write(html, store);
  }
}
