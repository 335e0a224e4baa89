package org.lexhub.server.explore;

import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.MatchKind;

/** Writes a word of a list with its spellings, language, part of speech and gloss. */
final class HitMarkup {
  private HitMarkup() {}

  /** Writes an item of a list of search results with the kind of its match. */
  static void item(Html html, Store store, int lexeme, MatchKind match) {
    html.open("li", "class", "hit");
    head(html, store, lexeme);
    String text = matchText(match);
    if (!text.isEmpty()) {
      html.text(" ").element("span", text, "class", "badge accent");
    }
    html.close();
    gloss(html, store, lexeme);
    html.close();
  }

  /** Writes an item of a list of words. */
  static void item(Html html, Store store, int lexeme) {
    html.open("li", "class", "hit");
    head(html, store, lexeme);
    html.close();
    gloss(html, store, lexeme);
    html.close();
  }

  private static void head(Html html, Store store, int lexeme) {
    html.open("div", "class", "hit-head");
    WordMarkup.link(html, store, lexeme);
    WordMarkup.spellings(html, store, lexeme);
    html.text(" ");
    WordMarkup.languageLink(html, store, store.lexemes().language(lexeme));
    String pos = WordMarkup.pos(store.lexemes().posOf(lexeme).code());
    html.text(" ").element("span", pos, "class", "badge");
  }

  private static void gloss(Html html, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    int count = lexemes.senseCount(lexeme);
    if (count == 0) {
      return;
    }
    html.open("p", "class", "gloss").text(WordMarkup.gloss(store, lexemes.firstSense(lexeme)));
    if (count > 1) {
      String more = DisplayFormats.count(count - 1L, "more sense", "more senses");
      html.text(" ").element("span", "+ " + more, "class", "muted small");
    }
    html.close();
  }

  private static String matchText(MatchKind match) {
    return switch (match) {
      case LEMMA -> "";
      case READING -> "by its reading";
      case ROMANIZATION -> "by its romanization";
      case FORM -> "by a form";
      case PREFIX -> "begins so";
      case FUZZY -> "similar";
      case DEFINITION -> "by its definition";
      case MEANING -> "by its meaning";
    };
  }
}
