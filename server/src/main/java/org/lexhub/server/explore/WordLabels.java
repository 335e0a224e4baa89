package org.lexhub.server.explore;

import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.LanguageLevel;

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

  /** Returns the name of a language or family in the language of the page. */
  public static String language(Store store, int language) {
    String english = englishLanguage(store, language);
    return store.languages().levelOf(language) == LanguageLevel.FAMILY
        ? family(store, language, english)
        : Texts.current().languageName(LanguageTags.of(store, language), english);
  }

  private static String family(Store store, int family, String english) {
    String code = LanguageCodes.unpack(store.languages().glottocode(family));
    return Texts.current().textOr("family." + code, english);
  }

  /** Returns the English name of a language or family. */
  public static String englishLanguage(Store store, int language) {
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

  /** Returns the name of a part of speech by its code, in lower case. */
  public static String pos(String code) {
    return Texts.text("pos." + code);
  }
}
