package org.lexhub.server.explore;

import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** Names words, languages and their properties, and gives the addresses of their pages. */
public final class WordLabels {
  private WordLabels() {}

  /** Returns the lemma of a lexeme. */
  public static String lemma(Store store, int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  /** Returns the address of the page of a lexeme. */
  public static String url(Store store, int lexeme) {
    return "/word/" + store.lexemes().id(lexeme);
  }

  /** Returns the English name of a language. */
  public static String language(Store store, int language) {
    return store.strings().get(store.languages().name(language));
  }

  /** Returns the address of the page of a language. */
  public static String languageUrl(Store store, int language) {
    return "/language/" + LanguageCodes.unpack(store.languages().glottocode(language));
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
}
