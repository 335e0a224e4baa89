package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTopWalk;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.term.fuzzy.FuzzyWalk;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares the term dictionary with Lucene's in one run: {@code SearchCompare WORDS FOLDER LEXEMES
 * QUERIES ROUNDS PEER KINDS}. WORDS is a snapshot or a text file with one word per line, PEER is
 * {@code lucene} or {@code alone}, KINDS a pattern for the names of the kinds of queries. Prints
 * Markdown tables.
 *
 * <p>This is no JMH benchmark because both sides run each query by turns, and must find the same
 * terms; see {@link Race}.
 */
public final class SearchCompare {
  private static final int TOP = 20;

  /** Fast look-ups run this many times more queries, which no processor cache holds. */
  private static final int QUICK = 20;

  private final TermSet set;
  private final @Nullable LucenePeer peer;
  private final int queries;
  private final int rounds;
  private final Pattern kinds;
  private final Random random = new Random(11);
  private final SlipOfTheFinger slips = new SlipOfTheFinger(12);
  private final FuzzyWalk walk = new FuzzyWalk();
  private final FuzzyTerms found = new FuzzyTerms();
  private final PrefixTopWalk best = new PrefixTopWalk();
  private final Utf8Buffer text = new Utf8Buffer(256);

  private SearchCompare(TermSet set, @Nullable LucenePeer peer, String[] args) {
    this.set = set;
    this.peer = peer;
    queries = Integer.parseInt(args[3]);
    rounds = Integer.parseInt(args[4]);
    kinds = Pattern.compile(args[6]);
  }

  /** Runs the comparison. */
  public static void main(String[] args) throws IOException {
    if (args.length != 7) {
      throw new IllegalArgumentException("seven arguments, see benchmarks/search-compare --help");
    }
    Path folder = Path.of(args[1]);
    int lexemes = Integer.parseInt(args[2]);
    try (TermSet set = TermSet.of(folder.resolve("terms-" + lexemes), words(args[0]), lexemes)) {
      Path peerFolder = folder.resolve("lucene-" + lexemes);
      try (LucenePeer peer = args[5].equals("lucene") ? LucenePeer.of(peerFolder, set) : null) {
        new SearchCompare(set, peer, args).run();
      }
    }
  }

  private static List<String> words(String source) throws IOException {
    if (source.endsWith(".txt")) {
      return Files.readAllLines(Path.of(source));
    }
    List<String> words = new ArrayList<>();
    try (Snapshot snapshot = Snapshot.open(Path.of(source))) {
      TermIndex terms = LexemeTerms.open(snapshot);
      for (int term = 0; term < terms.size(); term++) {
        words.add(terms.get(term));
      }
    }
    return words;
  }

  private void run() throws IOException {
    double size = set.terms.size();
    say("## %,d terms", set.terms.size());
    say("");
    say(
        "Lexhub %.1f bytes a term for exact, prefix, fuzzy look-ups and postings together; another"
            + " %.1f for the most frequent completions; %.1f s of processor time to write.",
        set.bytes("lexeme.terms") / size, set.bytes("lexeme.top") / size, set.seconds());
    if (peer != null) {
      say("Lucene: index %.1f, FST %.1f.", peer.indexBytes() / size, peer.fstBytes() / size);
    }
    say("");
    say(
        "| query | Lexhub p50 / p99 µs | p99/p50 | terms walk p50 / p99 | × | search p50 | × | FST"
            + " p50 | × |");
    say("|---|---|---|---|---|---|---|---|---|");
    exact();
    prefix();
    fuzzy("fuzzy 1, from 4 letters", words(4, 99, queries), 1);
    fuzzy("fuzzy 2, from 8 letters", words(8, 99, queries), 2);
    fuzzy("fuzzy 2, 25 letters and more", words(25, 60, queries), 2);
    fuzzy("fuzzy 1, `aaaa…`", repeated(4), 1);
    fuzzy("fuzzy 2, `aaaaaaaa…`", repeated(8), 2);
    best();
    say("");
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  /** Draws words with a number of code points in a range, to which fuzzy search applies. */
  private List<String> words(int minLength, int maxLength, int count) {
    List<String> words = new ArrayList<>();
    for (int tries = 0; words.size() < count && tries < 3_000_000; tries++) {
      String word = set.terms.get(random.nextInt(set.terms.size()));
      int length = word.codePointCount(0, word.length());
      byte[] utf8 = utf8(word);
      boolean fuzzy = AllowedEdits.of(utf8, 0, utf8.length) > 0;
      if (fuzzy && length >= minLength && length <= maxLength) {
        words.add(word);
      }
    }
    return words;
  }

  private List<byte[]> starts(int letters, int count) {
    return words(4, 99, count).stream().map(word -> utf8(Typing.start(word, letters))).toList();
  }

  /** Returns one letter repeated to a length, one and a half times and twice the length. */
  private static List<String> repeated(int shortest) {
    List<String> words = new ArrayList<>();
    for (String letter : List.of("a", "e", "o", "и", "あ", "น", "ह")) {
      for (int length : new int[] {shortest, shortest * 3 / 2, shortest * 2}) {
        words.add(letter.repeat(length));
      }
    }
    return words;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void exact() throws IOException {
    List<byte[]> words = words(1, 99, QUICK * queries).stream().map(SearchCompare::utf8).toList();
    LucenePeer p = peer;
    compare(
        "exact",
        words,
        w -> set.terms.term(w, 0, w.length) >= 0 ? 1 : 0,
        p == null ? null : p::exact,
        p == null ? null : p::searchExact,
        p == null ? null : p::fstExact);
  }

  private void prefix() throws IOException {
    List<byte[]> starts = starts(3, QUICK * queries);
    LucenePeer p = peer;
    compare(
        "prefix of 3, first 20",
        starts,
        this::firstOf,
        p == null ? null : p::prefix,
        p == null ? null : p::searchPrefix,
        p == null ? null : p::fstPrefix);
  }

  private int firstOf(byte[] prefix) {
    int from = set.terms.firstNotBefore(prefix, 0, prefix.length);
    int to = Math.min(from + TOP, set.terms.prefixEnd(from, prefix, 0, prefix.length));
    text.clear();
    set.terms.append(from, to, text);
    return to - from;
  }

  private void fuzzy(String name, List<String> words, int edits) throws IOException {
    List<byte[]> misspelt = words.stream().map(w -> utf8(slips.misspell(w, edits))).toList();
    LucenePeer p = peer;
    compare(
        name,
        misspelt,
        w -> {
          walk.find(set.terms, w, 0, w.length, edits, found);
          return found.size();
        },
        p == null ? null : w -> p.fuzzy(w, edits),
        p == null ? null : w -> p.searchFuzzy(w, edits),
        null);
  }

  /** Compares the 20 most frequent completions with a Lucene search sorted by rank. */
  private void best() throws IOException {
    LucenePeer p = peer;
    for (int letters = 1; letters <= 3; letters++) {
      List<byte[]> starts = starts(letters, queries);
      String name = "prefix of " + letters + ", best 20";
      compare(name, starts, w -> bestOf(w, -1), null, p == null ? null : p::searchPrefix, null);
      compare(name + " of one language", starts, w -> bestOf(w, w[0] & 0x3F), null, null, null);
    }
  }

  private int bestOf(byte[] prefix, int language) {
    int from = set.terms.firstNotBefore(prefix, 0, prefix.length);
    int to = set.terms.prefixEnd(from, prefix, 0, prefix.length);
    best.start(set.top, set.costs);
    if (language < 0) {
      best.addAll(from, to);
    } else {
      best.addLanguage(language, from, to);
    }
    int count = 0;
    text.clear();
    for (long place = best.next(); place >= 0 && count < TOP; place = best.next()) {
      set.terms.append(set.terms.termAt(place), text);
      count++;
    }
    return count;
  }

  private void compare(
      String name,
      List<byte[]> queries,
      Race.Runner<byte[]> lexhub,
      Race.@Nullable Runner<byte[]> termsWalk,
      Race.@Nullable Runner<byte[]> search,
      Race.@Nullable Runner<byte[]> fst)
      throws IOException {
    if (!kinds.matcher(name).matches()) {
      return;
    }
    Race<byte[]> race = new Race<>(queries, rounds);
    Race.@Nullable Times[] times = race.run(lexhub, termsWalk, search, fst);
    Race.Times own = times[0];
    if (own == null) {
      throw new IllegalStateException("the first runner is Lexhub's, and it is missing");
    }
    Race.Times terms = times[1];
    String line =
        String.format(
            Locale.ROOT,
            "| %s (%.0f found) | %.2f / %.1f | %.1f | %s",
            name,
            own.meanResult(),
            own.micros(0.5),
            own.micros(0.99),
            own.micros(0.99) / own.micros(0.5),
            terms == null
                ? "– | – "
                : String.format(
                    Locale.ROOT,
                    "%.1f / %.0f | **%.1f** ",
                    terms.micros(0.5),
                    terms.micros(0.99),
                    terms.micros(0.5) / own.micros(0.5)));
    say("%s%s%s|", line, column(times[2], own), column(times[3], own));
    if (terms != null && !own.sameResults(terms)) {
      throw new IllegalStateException(name + ": Lucene's terms walk finds other terms");
    }
    if (race.checksum() == Integer.MIN_VALUE) {
      say("");
    }
  }

  private static String column(Race.@Nullable Times other, Race.Times own) {
    return other == null
        ? "| – | – "
        : String.format(
            Locale.ROOT, "| %.1f | %.1f ", other.micros(0.5), other.micros(0.5) / own.micros(0.5));
  }
}
