package org.lexhub.benchmarks.pairs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;

/**
 * Times the pairs of the two languages with most pairs: counts and first page from a store that was
 * just opened, then page after page by cursor to the end, then the same pages again. All times are
 * processor time of the one thread.
 */
public final class PairTimes {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int MAX_SIZE = 20;
  private static final int OPENED = 7;
  private static final int PAGE = 100;

  private final Path snapshot;
  private final PairFilter filter = new PairFilter();
  private final PairPage page = new PairPage();
  private final PairStats stats = new PairStats();

  private PairTimes(Path snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * Prints the times.
   *
   * @param arguments the data folder, which must hold a snapshot
   */
  public static void main(String[] arguments) throws IOException {
    new PairTimes(OpenStore.snapshot(Path.of(arguments[0]))).run();
  }

  private void run() throws IOException {
    try (Store store = Store.open(snapshot)) {
      chooseLanguages(store);
    }
    coldTimes();
    try (Store store = Store.open(snapshot)) {
      walk(store, "cursor pages, the run made by the first beyond the head");
      walk(store, "the same again");
      warmTimes(store);
    }
  }

  /** Takes the pair of languages with most pairs out of those with most lexemes. */
  private void chooseLanguages(Store store) {
    LanguageTable languages = store.languages();
    int[] rows =
        IntStream.range(0, languages.size())
            .boxed()
            .sorted((a, b) -> Integer.compare(words(languages, b), words(languages, a)))
            .limit(MAX_SIZE)
            .mapToInt(row -> row)
            .toArray();
    long most = -1;
    int source = 0;
    int target = 0;
    for (int a : rows) {
      for (int b : rows) {
        choose(a, b);
        if (a != b) {
          store.pairs().stats(filter.source(), filter.target(), stats);
          if (stats.total() > most) {
            most = stats.total();
            source = a;
            target = b;
          }
        }
      }
    }
    choose(source, target);
    System.out.printf(
        Locale.ROOT,
        "%s to %s: %,d pairs%n",
        name(languages, source),
        name(languages, target),
        most);
  }

  private static int words(LanguageTable languages, int row) {
    return languages.lexemeEnd(row) - languages.lexemeStart(row);
  }

  private static String name(LanguageTable languages, int row) {
    int iso = languages.iso639(row);
    return LanguageCodes.unpack(iso == 0 ? languages.glottocode(row) : iso);
  }

  private void choose(int source, int target) {
    filter.reset().limit(PAGE);
    filter.source().clear();
    filter.source().add(source);
    filter.target().clear();
    filter.target().add(target);
  }

  private void coldTimes() throws IOException {
    List<Double> counts = new ArrayList<>();
    List<Double> pages = new ArrayList<>();
    for (int i = 0; i < OPENED; i++) {
      try (Store store = Store.open(snapshot)) {
        long start = now();
        store.pairs().stats(filter.source(), filter.target(), stats);
        long counted = now();
        store.pairs().list(filter, page);
        counts.add((counted - start) / 1e6);
        pages.add((now() - counted) / 1e6);
      }
    }
    System.out.printf(Locale.ROOT, "of a store just opened, median and worst of %d:%n", OPENED);
    System.out.printf(Locale.ROOT, "  counts %.3f ms, %.3f ms%n", median(counts), worst(counts));
    System.out.printf(
        Locale.ROOT,
        "  total and first page of %d %.3f ms, %.3f ms%n",
        PAGE,
        median(pages),
        worst(pages));
  }

  /** Goes through all pages and compares the first, the middle and the last of them. */
  private void walk(Store store, String what) {
    List<Double> times = new ArrayList<>();
    filter.cursor(null);
    String next = "";
    while (next != null) {
      long start = now();
      store.pairs().list(filter, page);
      times.add((now() - start) / 1e3);
      next = page.nextCursor();
      filter.cursor(next);
    }
    filter.cursor(null);
    System.out.printf(Locale.ROOT, "%s: %,d pages of %d%n", what, times.size(), PAGE);
    int third = times.size() / 3;
    System.out.printf(
        Locale.ROOT, "  first third, median %.1f µs%n", median(times.subList(0, third)));
    System.out.printf(
        Locale.ROOT, "  second third, median %.1f µs%n", median(times.subList(third, 2 * third)));
    System.out.printf(
        Locale.ROOT,
        "  last third, median %.1f µs%n",
        median(times.subList(2 * third, times.size())));
    System.out.printf(Locale.ROOT, "  slowest page %.1f ms%n", worst(times) / 1e3);
  }

  private void warmTimes(Store store) {
    long start = now();
    int rounds = 200_000;
    for (int i = 0; i < rounds; i++) {
      store.pairs().stats(filter.source(), filter.target(), stats);
    }
    long counted = now();
    for (int i = 0; i < rounds; i++) {
      store.pairs().list(filter, page);
    }
    System.out.printf(
        Locale.ROOT,
        "asked %,d times: counts %.2f µs, first page %.2f µs%n",
        rounds,
        (counted - start) / 1e3 / rounds,
        (now() - counted) / 1e3 / rounds);
  }

  /** Processor time of this thread, so that other work on the machine does not count. */
  private static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private static double median(List<Double> times) {
    double[] sorted = times.stream().mapToDouble(time -> time).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
  }

  private static double worst(List<Double> times) {
    return Arrays.stream(times.toArray(Double[]::new)).mapToDouble(time -> time).max().orElse(0);
  }
}
