package org.lexhub.server.explore;

import java.util.List;
import java.util.stream.Stream;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;

/** A word with the name of its language. */
public record WordInLanguage(String language, WordLink word) {
  /** Returns a lexeme with its language. */
  public static WordInLanguage of(Store store, int lexeme) {
    int language = store.lexemes().language(lexeme);
    return new WordInLanguage(WordLabels.language(store, language), WordLink.of(store, lexeme));
  }

  /** Returns the best word for a meaning in each of some languages that have one. */
  public static Stream<WordInLanguage> best(Store store, int meaning, List<Integer> languages) {
    MeaningTable meanings = store.meanings();
    return languages.stream()
        .mapMulti((language, words) -> {
          long first = meanings.sensesIn(meaning, language);
          if (first < meanings.senseEnd(meaning) && meanings.senseLanguage(first) == language) {
            words.accept(of(store, store.senses().lexeme(meanings.sense(first))));
          }
        });
  }
}
