package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.MatchKind;

/** Writes a word of a list with its spellings, language, part of speech and gloss. */
final class HitMarkup {
  private HitMarkup() {}

  private static final int MAX_TRANSLATIONS = 5;

  /**
   * Writes an item of a list of search results with the kind of its match.
   *
   * @param others the languages of the translations to show
   */
  static void item(Html html, Store store, int lexeme, MatchKind match, List<Integer> others) {
    html.open("li", "class", "hit");
    head(html, store, lexeme);
    String text = matchText(match);
    if (!text.isEmpty()) {
      html.text(" ").element("span", text, "class", "badge accent");
    }
    html.close();
    gloss(html, store, lexeme);
    translations(html, store, lexeme, others);
    html.close();
  }

  private static void translations(Html html, Store store, int lexeme, List<Integer> others) {
    if (store.lexemes().senseCount(lexeme) == 0) {
      return;
    }
    MeaningTable meanings = store.meanings();
    int meaning = store.senses().meaning(store.lexemes().firstSense(lexeme));
    int own = store.lexemes().language(lexeme);
    int written = 0;
    for (int other : others) {
      long first = other == own ? meanings.senseEnd(meaning) : meanings.sensesIn(meaning, other);
      if (first >= meanings.senseEnd(meaning) || meanings.senseLanguage(first) != other) {
        continue;
      }
      if (written == 0) {
        html.open("ul", "class", "inline-list hit-words");
      }
      html.open("li").element("span", WordMarkup.language(store, other), "class", "muted small");
      html.text(" ");
      WordMarkup.link(html, store, store.senses().lexeme(meanings.sense(first)));
      html.close();
      if (++written == MAX_TRANSLATIONS) {
        break;
      }
    }
    if (written > 0) {
      html.close();
    }
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
      case READING -> "reading";
      case ROMANIZATION -> "romanization";
      case FORM -> "inflected form";
      case PREFIX -> "";
      case FUZZY -> "similar spelling";
      case DEFINITION -> "found in definition";
      case MEANING -> "similar meaning";
      case PATTERN -> "matching letters";
      case ANAGRAM -> "same letters";
      case RHYME -> "rhymes";
      case SOUND -> "sounds alike";
    };
  }
}
