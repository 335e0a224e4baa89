package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/**
 * Another spelling of a word: its reading or romanization.
 *
 * @param lang its BCP 47 tag, empty if the language has none
 */
public record WordSpelling(String text, String lang) {
  /** Returns the reading and the romanization of a lexeme, if any. */
  public static List<WordSpelling> of(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    String lang = LanguageTags.of(store, lexemes.language(lexeme));
    List<WordSpelling> spellings = new ArrayList<>();
    int reading = lexemes.reading(lexeme);
    if (reading >= 0) {
      spellings.add(new WordSpelling(store.strings().get(reading), lang));
    }
    int romanization = lexemes.romanization(lexeme);
    if (romanization >= 0 && romanization != reading) {
      String latin = lang.isEmpty() ? "" : lang + "-Latn";
      spellings.add(new WordSpelling(store.strings().get(romanization), latin));
    }
    return spellings;
  }
}
