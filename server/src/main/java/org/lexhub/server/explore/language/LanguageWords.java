package org.lexhub.server.explore.language;

import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Set;
import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;

/** Writes sample words of a language: the most frequent ones, then those without a frequency. */
final class LanguageWords {
  private static final int MAX_WORDS = 80;
  private static final int WITH_CONCEPT = 1_000_000_000;
  private static final int WITHOUT_CONCEPT = 2_000_000_000;

  private LanguageWords() {}

  /** Writes the words; nothing if the language has none. */
  static void write(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    int start = languages.lexemeStart(row);
    int end = languages.lexemeEnd(row);
    if (start == end) {
      return;
    }
    html.open("section", "class", "card").element("h2", "Sample words");
    html.open("ul", "class", "inline-list words");
    Set<String> written = new HashSet<>();
    for (int lexeme : frequent(store, start, end)) {
      if (written.add(WordMarkup.lemma(store, lexeme))) {
        html.open("li");
        WordMarkup.link(html, store, lexeme);
        html.close();
      }
    }
    html.close().close();
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
