package org.lexhub.benchmarks.sense;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;
import org.lexhub.store.translation.evidence.SenseOpinion;

/**
 * Measures the choice of senses on the folds of {@link SemCorFolds}: of each fold with a snapshot
 * in its folder {@code data}, how often the first sense is right. Each case is asked in several
 * ways: the lemma with its part of speech and no sentence, which is the most frequent sense; the
 * lemma with part of speech and sentence; the word as written in its sentence; the same with the
 * sentences before and after; and, if the snapshot has vectors of glosses and an encoder runs, both
 * ways with the encoder. The interval contains 95 % of 1,000 samples of documents with replacement
 * (bootstrap).
 *
 * <p>Writes {@code opinions.bin} beside the cases, from which {@code fit-weights} learns: for each
 * detected sense of each case 32-bit numbers in network byte order, the case, 1 if its part of
 * speech is given, 2 more with the encoder, the document, the part of speech of the case and of the
 * sense, 1 if it is right, its confidence, and its opinions.
 */
public final class FoldQuality {
  private static final List<Pos> POS = List.of(Pos.NOUN, Pos.VERB, Pos.ADJ, Pos.ADV);
  private static final int SAMPLES = 1000;
  private static final int BINS = 10;
  private static final long SEED = 5;

  private enum Way {
    BY_FREQUENCY("most frequent sense", true, false),
    GIVEN("part of speech given", true, true),
    FOUND("as written, part of speech found", false, true),
    WIDER("as written, with the sentences around", false, true),
    ENCODED("part of speech given, with the encoder", true, true),
    ENCODED_FOUND("as written, part of speech found, with the encoder", false, true);

    final String title;
    final boolean given;
    final boolean sentence;

    Way(String title, boolean given, boolean sentence) {
      this.title = title;
      this.given = given;
      this.sentence = sentence;
    }

    boolean encoded() {
      return this == ENCODED || this == ENCODED_FOUND;
    }
  }

  /** The cases and right answers of a document, by part of speech, the last for ambiguous words. */
  private static final class Score {
    final int[] all = new int[POS.size() + 1];
    final int[] right = new int[POS.size() + 1];
  }

  /** The results of one way of asking. */
  private static final class Results {
    final Map<String, Score> documents = new LinkedHashMap<>();
    final double[] bins = new double[BINS];
    final double[] confident = new double[BINS];
    final double[] correct = new double[BINS];
    final List<Long> nanos = new ArrayList<>();
  }

  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();
  private final Map<Way, Results> results = new LinkedHashMap<>();

  private FoldQuality() {}

  /**
   * Prints the results of all folds together.
   *
   * @param args the folder of the folds, and their names or none for all
   */
  public static void main(String[] args) throws IOException {
    FoldQuality quality = new FoldQuality();
    int folds = 0;
    for (int fold = 0; Files.isDirectory(Path.of(args[0], "fold" + fold)); fold++) {
      Path folder = Path.of(args[0], "fold" + fold);
      Path current = folder.resolve("data/CURRENT");
      if (Files.exists(current)) {
        folds++;
        Path snapshot = folder.resolve("data").resolve(Files.readString(current).strip());
        try (Store store = Store.open(snapshot)) {
          quality.run(store, folder);
        }
        System.err.println("measured " + folder.getFileName());
      }
    }
    System.out.println(folds + " folds");
    quality.results.forEach(FoldQuality::print);
  }

  private void run(Store store, Path folder) throws IOException {
    List<String> cases = Files.readAllLines(folder.resolve("cases.tsv"));
    try (DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(Files.newOutputStream(folder.resolve("opinions.bin"))))) {
      for (int i = 0; i < cases.size(); i++) {
        String[] parts = cases.get(i).split("\t", -1);
        for (Way way : Way.values()) {
          if (way.encoded() && store.glosses() == null) {
            continue;
          }
          long start = System.nanoTime();
          ask(store, parts, way);
          Results result = results.computeIfAbsent(way, key -> new Results());
          result.nanos.add(System.nanoTime() - start);
          add(store, parts, result);
          if (way.sentence && way != Way.WIDER) {
            write(store, i, parts, way, out);
          }
        }
      }
    }
  }

  private void ask(Store store, String[] parts, Way way) {
    query.clear();
    query.setPos(way.given ? POS.get(WordNetFiles.PARTS.indexOf(parts[1])) : null);
    byte[] text = parts[way.given ? 0 : 2].getBytes(StandardCharsets.UTF_8);
    query.text().put(text, 0, text.length);
    query.setContext(way.sentence ? context(parts, way) : null);
    query.setGlosses(way.encoded() ? store.glosses() : null);
    int english = store.codes().language(store.codes().find("eng"), 0);
    query.source().add(english);
    query.addTarget().add(english);
    query.setLimit(1);
    store.translator().translate(query, answer);
  }

  private static String context(String[] parts, Way way) {
    return way == Way.WIDER ? String.join(" ", parts[6], parts[3], parts[7]) : parts[3];
  }

  private long number(Store store, int i) {
    return store.meanings().lexiconMeaningId(store.senses().meaning(answer.sense(i)));
  }

  private void add(Store store, String[] parts, Results result) {
    Score score = result.documents.computeIfAbsent(parts[5], key -> new Score());
    boolean hit = answer.senseCount() > 0 && Long.toString(number(store, 0)).equals(parts[4]);
    int pos = WordNetFiles.PARTS.indexOf(parts[1]);
    score.all[pos]++;
    score.right[pos] += hit ? 1 : 0;
    if (answer.senseCount() > 1) {
      score.all[POS.size()]++;
      score.right[POS.size()] += hit ? 1 : 0;
    }
    double confidence =
        answer.senseCount() == 0 ? 0 : answer.senseConfidenceBasisPoints(0) / 10_000.0;
    int bin = Math.min(BINS - 1, (int) (confidence * BINS));
    result.bins[bin]++;
    result.confident[bin] += confidence;
    result.correct[bin] += hit ? 1 : 0;
  }

  private void write(Store store, int number, String[] parts, Way way, DataOutputStream out)
      throws IOException {
    for (int i = 0; i < answer.senseCount(); i++) {
      out.writeFloat(number);
      out.writeFloat((way.given ? 1 : 0) + (way.encoded() ? 2 : 0));
      out.writeFloat(parts[5].hashCode() & 0xFFFF);
      out.writeFloat(WordNetFiles.PARTS.indexOf(parts[1]));
      out.writeFloat(store.lexemes().posOf(store.senses().lexeme(answer.sense(i))).number());
      out.writeFloat(Long.toString(number(store, i)).equals(parts[4]) ? 1 : 0);
      out.writeFloat(answer.senseConfidenceBasisPoints(i) / 10_000f);
      for (SenseOpinion opinion : SenseOpinion.values()) {
        out.writeFloat(answer.senseOpinion(i, opinion));
      }
    }
  }

  private static void print(Way way, Results result) {
    List<Score> documents = new ArrayList<>(result.documents.values());
    Score all = sum(documents, null);
    Random random = new Random(SEED);
    List<Double> samples = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      samples.add(percent(sum(documents, random)));
    }
    samples.sort(null);
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%s: all %.1f (%.1f to %.1f)",
            way.title,
            percent(all),
            samples.get(SAMPLES / 40),
            samples.get(SAMPLES - 1 - SAMPLES / 40)));
    for (int pos = 0; pos <= POS.size(); pos++) {
      String name = pos < POS.size() ? POS.get(pos).code() : "several senses";
      line.append(
          String.format(
              Locale.ROOT, ", %s %.1f", name, 100.0 * all.right[pos] / Math.max(1, all.all[pos])));
    }
    double gap = 0;
    double cases = 0;
    for (int bin = 0; bin < BINS; bin++) {
      gap += Math.abs(result.correct[bin] - result.confident[bin]);
      cases += result.bins[bin];
    }
    result.nanos.sort(null);
    line.append(
        String.format(
            Locale.ROOT,
            ", calibration error %.3f, median %d µs, %d cases",
            gap / cases,
            result.nanos.get(result.nanos.size() / 2) / 1000,
            (int) cases));
    System.out.println(line);
  }

  private static Score sum(List<Score> documents, @Nullable Random random) {
    Score sum = new Score();
    for (Score each : documents) {
      Score one = random == null ? each : documents.get(random.nextInt(documents.size()));
      for (int i = 0; i < sum.all.length; i++) {
        sum.all[i] += one.all[i];
        sum.right[i] += one.right[i];
      }
    }
    return sum;
  }

  /** Returns the percentage of right answers; F1, as every case has an answer. */
  private static double percent(Score score) {
    int all = 0;
    int right = 0;
    for (int pos = 0; pos < POS.size(); pos++) {
      all += score.all[pos];
      right += score.right[pos];
    }
    return 100.0 * right / Math.max(1, all);
  }
}
