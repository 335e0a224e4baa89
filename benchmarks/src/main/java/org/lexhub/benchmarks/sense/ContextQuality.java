package org.lexhub.benchmarks.sense;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.benchmarks.translation.LanguagesOfCode;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Measures how often a snapshot chooses the right sense of an ambiguous word in a sentence of
 * another language than English.
 *
 * <p>The words are looked up as they are written. A sense is right if its meaning has one of the
 * English words of the case. Prints for each language the number of cases; the percentage of those
 * with a right first sense without the sentence, which is the most frequent sense, and in the
 * sentence, with its 95 % interval (Wilson); that in the sentence if the part of speech is given,
 * which a tagger could give at best; that of cases whose word has the right sense at all in the
 * snapshot; that of right ones in the sentence among these; the calibration error; and the median
 * time of a query that was asked once before.
 */
public final class ContextQuality {
  private static final List<Pos> POS = List.of(Pos.NOUN, Pos.VERB, Pos.ADJ, Pos.ADV);
  private static final int BINS = 10;
  private static final double Z = 1.96;

  private final Store store;
  private final PrintStream out;
  private final boolean misses;
  private final int english;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();

  private ContextQuality(Store store, PrintStream out, boolean misses) {
    this.store = store;
    this.out = out;
    this.misses = misses;
    english = HubLanguage.row(store.codes());
  }

  /**
   * Measures and prints a table with a row for each language.
   *
   * @param arguments the folder of a snapshot; the languages, separated by commas, or {@code all};
   *     whether to show the wrong senses
   */
  public static void main(String[] arguments) throws IOException {
    Path snapshot =
        Objects.requireNonNull(SnapshotFolder.of(Path.of(arguments[0])).current(), "no snapshot");
    List<String> languages =
        arguments[1].equals("all") ? ContextCase.LANGUAGES : List.of(arguments[1].split(",", -1));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Store store = Store.open(snapshot)) {
      new ContextQuality(store, out, Boolean.parseBoolean(arguments[2])).run(languages);
    }
    out.flush();
  }

  private void run(List<String> languages) throws IOException {
    StringBuilder table = new StringBuilder(512);
    Tally all = new Tally();
    for (String language : languages) {
      Tally tally = new Tally();
      for (ContextCase each : ContextCase.read(language)) {
        ask(language, each, tally, all);
      }
      table.append(tally.row(language));
    }
    out.println(
        "| language | sentences | most frequent sense | in the sentence"
            + " | part of speech given | sense in the snapshot | of these | calibration error"
            + " | median µs |");
    out.println("|---|---|---|---|---|---|---|---|---|");
    out.print(table.append(all.row("all")));
  }

  private void ask(String language, ContextCase each, Tally tally, Tally all) {
    translate(language, each, "", null);
    boolean frequent = isRight(each, 0);
    boolean known = false;
    for (int i = 0; i < answer.senseCount(); i++) {
      known |= isRight(each, i);
    }
    translate(language, each, each.sentence(), POS.get("nvar".indexOf(each.pos())));
    boolean given = isRight(each, 0);
    long start = System.nanoTime();
    translate(language, each, each.sentence(), null);
    long nanos = System.nanoTime() - start;
    boolean right = isRight(each, 0);
    int confidence = answer.senseCount() == 0 ? 0 : answer.senseConfidenceBasisPoints(0);
    for (Tally counted : List.of(tally, all)) {
      counted.add(frequent, right, given, known, confidence, nanos);
    }
    if (!right && misses) {
      out.println(language + " " + describe(each, known));
    }
  }

  private void translate(String language, ContextCase each, String context, @Nullable Pos pos) {
    query.clear();
    query.setText(each.written());
    query.setContext(context);
    query.setPos(pos);
    LanguagesOfCode.addTo(query.source(), store.codes(), language);
    LanguagesOfCode.addTo(query.addTarget(), store.codes(), HubLanguage.CODE);
    store.translator().translate(query, answer);
  }

  private boolean isRight(ContextCase each, int sense) {
    return sense < answer.senseCount() && each.accepts(words(sense));
  }

  /** Returns the English words of a detected sense, in small letters. */
  private List<String> words(int sense) {
    MeaningTable meanings = store.meanings();
    int meaning = store.senses().meaning(answer.sense(sense));
    List<String> words = new ArrayList<>();
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, english);
        i < end && meanings.senseLanguage(i) == english;
        i++) {
      int lemma = store.lexemes().lemma(store.senses().lexeme(meanings.sense(i)));
      words.add(store.strings().get(lemma).toLowerCase(Locale.ROOT));
    }
    return words;
  }

  private String describe(ContextCase each, boolean known) {
    StringBuilder text = new StringBuilder(256);
    text.append(each.lemma()).append(" (").append(each.sentence()).append(") ");
    text.append(each.right().get(0)).append(known ? "" : ", not in the snapshot");
    for (int i = 0; i < Math.min(answer.senseCount(), 4); i++) {
      text.append("; ").append(answer.senseConfidenceBasisPoints(i) / 100).append(" % ");
      text.append(words(i)).append(isRight(each, i) ? " (right)" : "");
    }
    return text.toString();
  }

  /** The counts of a language. */
  private static final class Tally {
    private final double[] gaps = new double[BINS];
    private final List<Long> times = new ArrayList<>();
    private int frequent;
    private int right;
    private int given;
    private int known;

    void add(
        boolean frequent, boolean right, boolean given, boolean known, int confidence, long nanos) {
      this.frequent += frequent ? 1 : 0;
      this.right += right ? 1 : 0;
      this.given += given ? 1 : 0;
      this.known += known ? 1 : 0;
      int bin = Math.min(BINS - 1, confidence * BINS / 10_000);
      gaps[bin] += (right ? 1 : 0) - confidence / 10_000.0;
      times.add(nanos);
    }

    /** Returns a row of the table; the interval is that of Wilson, at 95 %. */
    String row(String name) {
      int n = times.size();
      double share = (double) right / n;
      double center = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
      double half =
          Z / (1 + Z * Z / n) * Math.sqrt(share * (1 - share) / n + Z * Z / (4.0 * n * n));
      List<Long> sorted = times.stream().sorted().toList();
      return String.format(
          Locale.ROOT,
          "| %s | %d | %.1f | %.1f (%.1f to %.1f) | %.1f | %.1f | %.1f | %.3f | %d |%n",
          name,
          n,
          100.0 * frequent / n,
          100 * share,
          100 * (center - half),
          100 * (center + half),
          100.0 * given / n,
          100.0 * known / n,
          known == 0 ? 0 : 100.0 * right / known,
          Arrays.stream(gaps).map(Math::abs).sum() / n,
          sorted.get(n / 2) / 1000);
    }
  }
}
