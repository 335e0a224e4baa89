package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;

/**
 * Measures how long searches of all languages take in the store, on a machine that does other
 * things too: {@code SearchTimes DIR QUESTIONS ROUNDS}, DIR a folder that {@code ./lexhub load}
 * filled. The questions are those of {@link SearchBenchmark}, each asked once a round; each counts
 * with its fastest round. Prints a table in Markdown.
 */
public final class SearchTimes {
  private static final int LETTERS = 3;
  private static final int LIMIT = 20;

  private final Store store;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();

  private SearchTimes(Store store) {
    this.store = store;
  }

  /** Runs the measurement. */
  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      throw new IllegalArgumentException("DIR QUESTIONS ROUNDS");
    }
    try (Store store = Store.open(OpenStore.snapshot(Path.of(args[0])))) {
      new SearchTimes(store).run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
  }

  private void run(int count, int rounds) throws IOException {
    List<byte[]> words = new ArrayList<>();
    List<byte[]> starts = new ArrayList<>();
    List<byte[]> misspelt = new ArrayList<>();
    for (int row : OpenStore.rows(store.lexemes().size(), count)) {
      String lemma = store.strings().get(store.lexemes().lemma(row));
      words.add(Typing.utf8(lemma));
      starts.add(Typing.utf8(Typing.start(lemma, LETTERS)));
      misspelt.add(Typing.utf8(Typing.withoutMiddle(lemma)));
    }
    System.out.println("| search | mean µs | p50 | p90 | p99 |");
    System.out.println("|---|---|---|---|---|");
    print("whole word", words, rounds, word -> search(word, false));
    print("three letters", starts, rounds, word -> search(word, false));
    print("a letter gone, fuzzy", misspelt, rounds, word -> search(word, true));
    print("find", words, rounds, this::find);
  }

  private static void print(String name, List<byte[]> questions, int rounds, Race.Runner runner)
      throws IOException {
    Race.Times times = new Race(questions, rounds).run(runner)[0];
    if (times != null) {
      System.out.printf(
          Locale.ROOT,
          "| %s | %.1f | %.1f | %.1f | %.1f |%n",
          name,
          times.meanMicros(),
          times.micros(0.5),
          times.micros(0.9),
          times.micros(0.99));
    }
  }

  private int search(byte[] word, boolean fuzzy) {
    query.clear();
    query.setText(word, 0, word.length);
    query.languages().setAll();
    query.fuzzy = fuzzy;
    query.limit = LIMIT;
    store.lexemeSearch().search(query, hits);
    return hits.total();
  }

  private int find(byte[] word) {
    query.clear();
    query.languages().setAll();
    store.lexemeSearch().find(word, word.length, query.languages(), hits);
    return hits.total();
  }
}
