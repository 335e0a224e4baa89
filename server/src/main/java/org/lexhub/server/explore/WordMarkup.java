package org.lexhub.server.explore;

import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** Writes words and languages with links to their pages, and names their properties. */
public final class WordMarkup {
  private WordMarkup() {}

  /** Returns the lemma of a lexeme. */
  public static String lemma(Store store, int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  /** Returns the address of the page of a lexeme. */
  public static String url(Store store, int lexeme) {
    return "/word/" + store.lexemes().id(lexeme);
  }

  /** Writes a lexeme as a link. */
  public static void link(Html html, Store store, int lexeme) {
    html.template(JteWordLinkGenerated::render, WordLink.of(store, lexeme));
  }

  /** Writes the reading and the romanization, if any. */
  public static void spellings(Html html, Store store, int lexeme) {
    html.template(JteSpellingsGenerated::render, WordSpelling.of(store, lexeme));
  }

  /** Returns the English name of a language. */
  public static String language(Store store, int language) {
    return store.strings().get(store.languages().name(language));
  }

  /** Returns the address of the page of a language. */
  public static String languageUrl(Store store, int language) {
    return "/language/" + LanguageCodes.unpack(store.languages().glottocode(language));
  }

  /** Writes a language as a link. */
  public static void languageLink(Html html, Store store, int language) {
    html.element("a", language(store, language), "href", languageUrl(store, language));
  }

  /** Returns the code of a language in the API: ISO 639-3, or the glottocode if it has none. */
  public static String code(Store store, int language) {
    int iso = store.languages().iso639(language);
    return LanguageCodes.unpack(iso != 0 ? iso : store.languages().glottocode(language));
  }

  /** Returns the gloss of a sense, see {@link Store#gloss}; empty if it has none. */
  public static String gloss(Store store, int sense) {
    int gloss = store.gloss(sense);
    return gloss < 0 ? "" : store.texts().get(gloss);
  }

  /** Returns the name of a part of speech by its code. */
  public static String pos(String code) {
    return switch (code) {
      case "adj" -> "adjective";
      case "adv" -> "adverb";
      case "pron" -> "pronoun";
      case "det" -> "determiner";
      case "adp" -> "adposition";
      case "conj" -> "conjunction";
      case "num" -> "numeral";
      case "intj" -> "interjection";
      case "aux" -> "auxiliary";
      case "abbrev" -> "abbreviation";
      default -> code;
    };
  }

  /** Writes basis points as a bar with a percentage. */
  public static void bar(Html html, String label, int basisPoints) {
    String percent = DisplayFormats.percent(basisPoints);
    html.open("span", "class", "bar-row");
    html.element("span", label, "class", "bar-label");
    html.open("meter", "min", "0", "max", "10000", "value", Integer.toString(basisPoints));
    html.text(percent).close().element("span", percent, "class", "bar-value number").close();
  }
}
