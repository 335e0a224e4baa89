package org.lexhub.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PostingCosts;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.writer.LexemeTermsWriter;

/**
 * A term dictionary with a number of lexemes: given words, and further ones that look like them.
 * Languages and frequency ranks are random.
 */
final class TermSet implements AutoCloseable {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LANGUAGES = 1000;
  private static final int MAX_RANK = 50_000;

  private final Path file;
  private final Snapshot snapshot;
  private final int[] ranks;
  private final double seconds;
  final TermIndex terms;
  final PrefixTop top;
  final PostingCosts costs;

  private TermSet(Path file, int[] ranks, double seconds) throws IOException {
    this.file = file;
    this.ranks = ranks;
    this.seconds = seconds;
    snapshot = Snapshot.open(file);
    terms = LexemeTerms.open(snapshot);
    top = PrefixTop.open(snapshot, terms);
    costs = posting -> PrefixTop.cost(posting, rank(posting));
  }

  private int rank(int posting) {
    return ranks[LexemeTerms.lexeme(posting)];
  }

  /** Writes and opens the dictionary. */
  static TermSet of(Path file, List<String> words, int lexemes) throws IOException {
    List<String> given = new ArrayList<>(words);
    Collections.shuffle(given, new Random(1));
    Random random = new Random(2);
    int[] ranks = new int[lexemes];
    if (lexemes > given.size()) {
      addMore(given, lexemes);
    }
    long start = THREADS.getCurrentThreadCpuTime();
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      try (LexemeTermsWriter writer = LexemeTermsWriter.create(out)) {
        for (int i = 0; i < lexemes; i++) {
          ranks[i] = Math.max(0, random.nextInt(2 * MAX_RANK) - MAX_RANK);
          int language = random.nextInt(1 + random.nextInt(LANGUAGES));
          writer.addLexeme(language, ranks[i]);
          writer.addLemma(i, given.get(i));
        }
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    return new TermSet(file, ranks, (THREADS.getCurrentThreadCpuTime() - start) / 1e9);
  }

  private static void addMore(List<String> words, int lexemes) {
    TermModel model = new TermModel(words, 3);
    while (words.size() < lexemes) {
      words.add(model.next());
    }
  }

  /** Returns the processor time to collect, sort and write the terms, in seconds. */
  double seconds() {
    return seconds;
  }

  /** Returns the frequency rank of the most frequent lexeme of a term, 0 if none has a rank. */
  int bestRank(int term) {
    int best = 0;
    for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
      int rank = rank(terms.posting(at));
      best = best == 0 || (rank > 0 && rank < best) ? rank : best;
    }
    return best;
  }

  /** Returns the number of bytes of all sections whose names start with a prefix. */
  long bytes(String prefix) {
    return snapshot.header().sections().stream()
        .filter(section -> section.name().startsWith(prefix))
        .mapToLong(section -> section.length())
        .sum();
  }

  byte[] utf8(int term) {
    return terms.get(term).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    snapshot.close();
    Files.delete(file);
  }
}
