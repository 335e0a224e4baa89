package org.lexhub.benchmarks.fuzzy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.lexhub.benchmarks.Race;
import org.lexhub.benchmarks.SlipOfTheFinger;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.term.writer.TermIndexWriter;

/**
 * Compares three designs of fuzzy look-up over the same words, none of which misses a word: {@code
 * FuzzyDesigns SNAPSHOT WORDS QUERIES ROUNDS}. Prints a Markdown table.
 *
 * <p>This is no JMH benchmark because two designs run each query by turns, and must find the same
 * words; see {@link Race}.
 */
public final class FuzzyDesigns {
  private final List<String> words;
  private final int rounds;
  private final int queries;

  private FuzzyDesigns(List<String> words, int queries, int rounds) {
    this.words = words;
    this.queries = queries;
    this.rounds = rounds;
  }

  /** Runs the comparison. */
  public static void main(String[] args) throws IOException {
    if (args.length != 4) {
      throw new IllegalArgumentException("SNAPSHOT WORDS QUERIES ROUNDS");
    }
    List<String> words = new ArrayList<>();
    try (Snapshot snapshot = Snapshot.open(Path.of(args[0]))) {
      TermIndex terms = LexemeTerms.open(snapshot);
      for (int term = 0; term < terms.size(); term++) {
        words.add(terms.get(term));
      }
    }
    Collections.shuffle(words, new Random(1));
    int count = Math.min(words.size(), Integer.parseInt(args[1]));
    List<String> taken = new ArrayList<>(words.subList(0, count));
    new FuzzyDesigns(taken, Integer.parseInt(args[2]), Integer.parseInt(args[3])).run();
  }

  private void run() throws IOException {
    Path file = Files.createTempFile("fuzzy-designs", "");
    System.out.printf(Locale.ROOT, "%,d terms%n%n", words.size());
    System.out.println("| design | edits | p50 µs | p99 µs | bytes a term | built in s |");
    System.out.println("|---|---|---|---|---|---|");
    try {
      long start = System.nanoTime();
      Files.delete(file);
      write(file);
      double seconds = (System.nanoTime() - start) / 1e9;
      try (Snapshot snapshot = Snapshot.open(file)) {
        long bytes = Files.size(file);
        Design tries = new Tries(TermIndex.open(snapshot, "t"), bytes);
        WordPoints points = new WordPoints(words);
        for (int edits = 1; edits <= 2; edits++) {
          compare(points, tries, seconds, edits);
        }
      }
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private void write(Path file) throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      try (TermIndexWriter writer = TermIndexWriter.create(out, "t")) {
        for (int i = 0; i < words.size(); i++) {
          byte[] utf8 = utf8(words.get(i));
          writer.addTerm(utf8, 0, utf8.length, i);
        }
      }
      out.finish(Instant.EPOCH, Map.of());
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Compares each other design with the tries, one at a time to keep only one in memory. */
  private void compare(WordPoints points, Design tries, double seconds, int edits)
      throws IOException {
    List<byte[]> asked = queries(edits);
    List<Supplier<Design>> others =
        List.of(() -> new Deletions(points, edits), () -> new PigeonholePieces(points, edits));
    for (int i = 0; i < others.size(); i++) {
      long start = System.nanoTime();
      Design other = others.get(i).get();
      double took = (System.nanoTime() - start) / 1e9;
      Race.Runner<byte[]> ours = word -> tries.find(word, points(word), edits);
      Race.Runner<byte[]> theirs = word -> other.find(word, points(word), edits);
      var times = new Race<>(asked, rounds).run(ours, theirs);
      Race.Times own = times[0];
      Race.Times another = times[1];
      if (own == null || another == null || !own.sameResults(another)) {
        throw new IllegalStateException(other.name() + " does not find what the tries find");
      }
      if (i == 0) {
        say(tries, edits, own, seconds);
      }
      say(other, edits, another, took);
    }
  }

  private void say(Design design, int edits, Race.Times times, double seconds) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.1f | %.0f | %.1f | %.1f |%n",
        design.name(),
        edits,
        times.micros(0.5),
        times.micros(0.99),
        (double) design.bytes() / words.size(),
        seconds);
  }

  private static int[] points(byte[] utf8) {
    return new String(utf8, StandardCharsets.UTF_8).codePoints().toArray();
  }

  private List<byte[]> queries(int edits) {
    SlipOfTheFinger slips = new SlipOfTheFinger(5);
    List<byte[]> result = new ArrayList<>();
    for (int i = 0; result.size() < queries && i < words.size(); i++) {
      byte[] word = utf8(words.get(i));
      if (AllowedEdits.of(word, 0, word.length) >= edits) {
        result.add(utf8(slips.misspell(words.get(i), edits)));
      }
    }
    return result;
  }
}
