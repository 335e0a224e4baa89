package org.lexhub.server.explore;

import java.util.List;
import java.util.Locale;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeColumn;

/** Writes the head of a page of words, and the head of each entry. */
final class WordHead {
  private static final int MAX_PRONUNCIATIONS = 6;

  private WordHead() {}

  /**
   * Writes the head for the entries of a spelling.
   *
   * @param address the path of the page to share
   */
  static void write(Html html, Store store, List<Integer> entries, String address) {
    int lexeme = entries.getFirst();
    int language = store.lexemes().language(lexeme);
    String lemma = WordMarkup.lemma(store, lexeme);
    html.open("div", "class", "word-head");
    html.open("h1", "class", "lemma");
    html.element("span", lemma, "lang", LanguageTags.of(store, language), "dir", "auto").close();
    html.open("p", "class", "row");
    WordMarkup.languageLink(html, store, language);
    for (int entry : entries) {
      String pos = WordMarkup.pos(store.lexemes().posOf(entry).code());
      if (entries.size() > 1) {
        html.element("a", pos, "class", "badge", "href", "#" + anchor(store, entry));
      }
    }
    html.close().open("p", "class", "row");
    html.element(
        "a", "Translate",
        "class", "button",
        "href", Urls.of("/translate", "text", lemma, "from", WordMarkup.code(store, language)));
    html.element(
        "a",
        "Same spelling in other languages",
        "class",
        "button second",
        "href",
        Urls.of("/search", "q", lemma));
    html.element(
        "button",
        "Copy link",
        "type",
        "button",
        "class",
        "second",
        "data-share",
        address,
        "hidden",
        "");
    html.close().close();
  }

  /** Returns the id of the element of an entry. */
  static String anchor(Store store, int lexeme) {
    return "entry-" + store.lexemes().id(lexeme);
  }

  /** Writes the head of one entry: part of speech, spellings, levels, frequency, pronunciations. */
  static void entry(Html html, Frame frame, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    html.open("h2", "class", "entry-title");
    html.text(DisplayFormats.title(WordMarkup.pos(lexemes.posOf(lexeme).code()))).close();
    html.open("p", "class", "spellings");
    WordMarkup.spellings(html, store, lexeme);
    html.close().open("p", "class", "row marks");
    int gender = lexemes.attribute(LexemeColumn.GENDER, lexeme);
    if (gender >= 0) {
      String word = LexemeColumn.GENDER.attribute().word(gender);
      html.element("span", word.replace('_', ' '), "class", "badge");
    }
    for (int i = 0; i < lexemes.proficiencyCount(lexeme); i++) {
      int level = store.proficiencies().code(lexemes.proficiencyAt(lexeme, i));
      html.element("span", level(store.strings().get(level)), "class", "badge accent");
    }
    if (lexemes.hasFrequency(lexeme)) {
      frequency(html, store, lexeme);
    }
    html.close();
    pronunciations(html, frame, store, lexeme);
  }

  /** Returns a level as people write it: cefr:b1 is CEFR B1. */
  private static String level(String code) {
    return code.replace(':', ' ').toUpperCase(Locale.ROOT);
  }

  private static void frequency(Html html, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    html.open("span", "class", "badge", "title", corpus(store, lexeme));
    html.text("Frequency rank " + DisplayFormats.number(lexemes.frequencyRank(lexeme))).close();
  }

  private static String corpus(Store store, int lexeme) {
    int corpus = store.lexemes().frequencyCorpus(lexeme);
    return corpus < 0 ? "" : "In " + store.strings().get(corpus);
  }

  private static void pronunciations(Html html, Frame frame, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    int start = lexemes.pronunciationStart(lexeme);
    int end = Math.min(lexemes.pronunciationEnd(lexeme), start + MAX_PRONUNCIATIONS);
    if (start >= end) {
      return;
    }
    html.open("p", "class", "row said", "aria-label", "Pronunciation");
    for (int i = start; i < end; i++) {
      html.element(
          "span",
          store.strings().get(lexemes.pronunciationIpa(i)),
          "class",
          "ipa",
          "lang",
          "und-fonipa");
      int audio = lexemes.pronunciationAudio(i);
      if (audio >= 0) {
        html.open("a", "href", store.strings().get(audio), "rel", "noopener noreferrer external");
        frame.icon(html, "sound").element("span", "Recording", "class", "unseen").close();
      }
    }
    html.close();
  }
}
