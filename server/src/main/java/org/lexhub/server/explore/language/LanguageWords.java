package org.lexhub.server.explore.language;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.lexhub.server.explore.WordLink;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/** Sample words of a language: the most frequent ones, then those without a frequency. */
final class LanguageWords {
  private static final int MAX_WORDS = 80;
  private static final int WITH_CONCEPT = 1_000_000_000;
  private static final int WITHOUT_CONCEPT = 2_000_000_000;

  private LanguageWords() {}

  /** Returns the words; none if the language has none. */
  static List<WordLink> of(Store store, int row) {
    Set<String> seen = new HashSet<>();
    int start = store.languages().lexemeStart(row);
    return Arrays.stream(frequent(store, start, store.languages().lexemeEnd(row)))
        .mapToObj(lexeme -> WordLink.of(store, lexeme))
        .filter(word -> seen.add(word.lemma()))
        .toList();
  }

  private static int[] frequent(Store store, int start, int end) {
    Comparator<Integer> byRank = Comparator.comparingInt(lexeme -> rank(store, lexeme));
    PriorityQueue<Integer> best =
        new PriorityQueue<>(
            MAX_WORDS + 1, byRank.thenComparing(Comparator.naturalOrder()).reversed());
    for (int lexeme = start; lexeme < end; lexeme++) {
      if (best.size() < MAX_WORDS || rank(store, lexeme) < rank(store, best.element())) {
        best.add(lexeme);
        if (best.size() > MAX_WORDS) {
          best.remove();
        }
      }
    }
    return best.stream()
        .sorted(byRank.thenComparing(Comparator.naturalOrder()))
        .mapToInt(i -> i)
        .toArray();
  }

  /**
   * Returns the place of a lexeme: by its frequency; else by how many languages have a word for its
   * first meaning, those of the list of basic concepts first.
   */
  private static int rank(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    if (lexemes.hasFrequency(lexeme)) {
      return lexemes.frequencyRank(lexeme);
    }
    if (lexemes.senseCount(lexeme) == 0) {
      return Integer.MAX_VALUE;
    }
    int meaning = store.senses().meaning(lexemes.firstSense(lexeme));
    int base = store.meanings().concept(meaning) >= 0 ? WITH_CONCEPT : WITHOUT_CONCEPT;
    return base - store.meanings().senseCount(meaning);
  }
}
