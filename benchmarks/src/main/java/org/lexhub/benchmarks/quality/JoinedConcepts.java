package org.lexhub.benchmarks.quality;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;

/**
 * Counts the senses of meanings that are a concept set of Concepticon and nothing else: neither a
 * synset of WordNet nor a concept of the core vocabulary. Their words have translations only in the
 * wordlists that use the same concept set.
 *
 * <p>Arguments: the folder of a snapshot; the minimum number of words of a concept set; the number
 * of concept sets to list.
 */
public final class JoinedConcepts {
  private static final String CONCEPT = "concepticon:";
  private static final String CORE = "lexhub-core";

  private final Store store;
  private final int core;

  private JoinedConcepts(Store store) {
    this.store = store;
    core = store.sources().find(CORE);
  }

  /** Counts and prints. */
  public static void main(String[] arguments) throws IOException {
    Path snapshot = OpenStore.snapshot(Path.of(arguments[0]));
    int minimum = Integer.parseInt(arguments[1]);
    int shown = Integer.parseInt(arguments[2]);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Store store = Store.open(snapshot)) {
      new JoinedConcepts(store).print(minimum, shown, out);
    }
    out.flush();
  }

  private void print(int minimum, int shown, PrintStream out) {
    MeaningTable meanings = store.meanings();
    int[] alone =
        IntStream.range(0, meanings.size())
            .filter(meaning -> meanings.senseCount(meaning) >= minimum && isAlone(meaning))
            .boxed()
            .sorted(Comparator.comparingInt(meanings::senseCount).reversed())
            .mapToInt(Integer::intValue)
            .toArray();
    long senses = IntStream.of(alone).mapToLong(meanings::senseCount).sum();
    out.printf(
        "concept sets with %d words or more that are no synset and no core concept: %d, with %d"
            + " senses%n",
        minimum, alone.length, senses);
    IntStream.of(alone)
        .limit(shown)
        .forEach(meaning -> {
          int concept = meanings.concept(meaning);
          String gloss = concept < 0 ? "" : gloss(concept);
          out.printf("%6d  %s %s%n", meanings.senseCount(meaning), key(meaning), gloss);
        });
  }

  private String gloss(int concept) {
    return store.strings().get(store.concepts().gloss(concept));
  }

  private String key(int meaning) {
    return store.strings().get(store.meanings().key(meaning));
  }

  private boolean isAlone(int meaning) {
    MeaningTable meanings = store.meanings();
    if (!key(meaning).startsWith(CONCEPT)) {
      return false;
    }
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      int sense = meanings.sense(i);
      for (int at = 0; at < store.senses().sourceCount(sense); at++) {
        if (store.senses().sourceAt(sense, at) == core) {
          return false;
        }
      }
    }
    return true;
  }
}
