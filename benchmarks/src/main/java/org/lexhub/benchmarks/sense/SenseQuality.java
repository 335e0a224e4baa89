package org.lexhub.benchmarks.sense;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Measures how often a snapshot chooses the right sense for a word in its sentence.
 *
 * <p>The file of cases has one on each line, with fields separated by tabs: text, part of speech
 * (n, v, a, r), the text as written in the sentence, sentence, numbers of the right meanings in
 * WordNet 3.0 separated by commas, weight. Accuracies are weighted. The reliability of confidences
 * is printed in ten bins: mean confidence, accuracy, share of all cases. The calibration error is
 * the mean difference of the first two, of all cases and of each part of speech. A few cases of
 * common words dominate the accuracies. The log likelihood, which is the mean natural logarithm of
 * the confidence of the right sense (at least 0.001) weighted by the square root of the weights,
 * varies less between snapshots that differ by chance only.
 *
 * <p>Each case runs with different queries: the word alone, in its sentence, in its sentence with
 * the part of speech, as written in the sentence, and with two unrelated sentences of other cases
 * before and after the sentence.
 */
public final class SenseQuality {
  private static final int BINS = 10;
  private static final List<Pos> POS = List.of(Pos.NOUN, Pos.VERB, Pos.ADJ, Pos.ADV);

  /** The number of sentences of a mixed case, its own in the middle. */
  private static final int OTHERS = 5;

  private static final long SEED = 11;
  private static final double MIN_LIKELY = 0.001;

  private final Store store;
  private final int language;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();
  private final Random random = new Random(SEED);

  private SenseQuality(Store store, String code) {
    this.store = store;
    int entry = store.codes().find(code);
    if (entry < 0) {
      throw new IllegalArgumentException("the snapshot does not know the language " + code);
    }
    language = store.codes().language(entry, 0);
  }

  /**
   * Prints a line for each kind of query.
   *
   * @param args the snapshot file, the file of cases, and the language unless it is English
   */
  public static void main(String[] args) throws IOException {
    if (args.length < 2 || args.length > 3) {
      throw new IllegalArgumentException("give a snapshot file, a file of cases and a language");
    }
    try (Store store = Store.open(Path.of(args[0]))) {
      List<String> cases = Files.readAllLines(Path.of(args[1]));
      SenseQuality quality = new SenseQuality(store, args.length > 2 ? args[2] : "eng");
      for (Way way : Way.values()) {
        quality.run(cases, way, System.out);
      }
    }
  }

  private enum Way {
    WORD_ALONE,
    LEMMA,
    CLASS_GIVEN,
    AS_WRITTEN,
    AMONG_OTHERS
  }

  private void run(List<String> cases, Way way, PrintStream out) {
    Tally tally = new Tally();
    long[] times = new long[cases.size()];
    for (int i = 0; i < times.length; i++) {
      String[] parts = cases.get(i).split("\t", -1);
      long start = System.nanoTime();
      String sentence = way == Way.AMONG_OTHERS ? among(parts[3], cases) : parts[3];
      query.setPos(way == Way.CLASS_GIVEN ? POS.get("nvar".indexOf(parts[1])) : null);
      ask(way == Way.AS_WRITTEN ? parts[2] : parts[0], way == Way.WORD_ALONE ? null : sentence);
      times[i] = System.nanoTime() - start;
      List<String> gold = List.of(parts[4].split(",", -1));
      long first = -1;
      double confidence = 0;
      if (answer.senseCount() > 0) {
        int meaning = store.senses().meaning(answer.sense(0));
        first = store.meanings().lexiconMeaningId(meaning);
        confidence = answer.senseConfidenceBasisPoints(0) / 10_000.0;
      }
      boolean hit = gold.contains(Long.toString(first));
      tally.add("nvar".indexOf(parts[1]), hit, first, confidence, weight(parts));
      tally.addLikelihood(likelihood(gold), weight(parts));
    }
    Arrays.sort(times);
    long median = times.length == 0 ? 0 : times[times.length / 2] / 1000;
    out.println(way.name().toLowerCase(Locale.ROOT) + ": " + tally);
    out.println("  a query takes " + median + " microseconds at the median");
  }

  /** Returns the sum of the confidences of the right senses. */
  private double likelihood(List<String> gold) {
    int sum = 0;
    for (int i = 0; i < answer.senseCount(); i++) {
      int meaning = store.senses().meaning(answer.sense(i));
      boolean right = gold.contains(Long.toString(store.meanings().lexiconMeaningId(meaning)));
      sum += right ? answer.senseConfidenceBasisPoints(i) : 0;
    }
    return sum / 10_000.0;
  }

  private static double weight(String[] parts) {
    return parts.length > 5 ? Double.parseDouble(parts[5]) : 1;
  }

  private String among(String sentence, List<String> cases) {
    List<String> sentences = new ArrayList<>();
    for (int i = 0; i < OTHERS; i++) {
      String other = cases.get(random.nextInt(cases.size())).split("\t", -1)[3];
      sentences.add(i == OTHERS / 2 ? sentence : other);
    }
    return String.join(" . ", sentences);
  }

  private void ask(String text, @Nullable String context) {
    Pos pos = query.pos();
    query.clear();
    query.setPos(pos);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    query.text().put(bytes, 0, bytes.length);
    query.setContext(context);
    query.source().add(language);
    query.addTarget().add(language);
    query.setLimit(1);
    store.translator().translate(query, answer);
  }

  /** Sums up weighted results. */
  private static final class Tally {
    private final double[] right = new double[Pos.ADV.number() + 1];
    private final double[] all = new double[Pos.ADV.number() + 1];
    private final double[] binWeight = new double[BINS];
    private final double[] binRight = new double[BINS];
    private final double[] binConfidence = new double[BINS];
    private final double[][] confused = new double[Pos.ADV.number() + 1][Pos.ADV.number() + 1];
    private final double[][] gaps = new double[Pos.ADV.number() + 1][BINS];
    private double rightClass;
    private double logarithms;
    private double roots;

    void add(int pos, boolean hit, long first, double confidence, double weight) {
      all[pos] += weight;
      right[pos] += hit ? weight : 0;
      int found = (int) (first / 100_000_000) - 1;
      rightClass += found == pos ? weight : 0;
      if (found >= 0 && found < confused.length) {
        confused[pos][found] += weight;
      }
      int bin = Math.min(BINS - 1, (int) (confidence * BINS));
      gaps[pos][bin] += weight * ((hit ? 1 : 0) - confidence);
      binWeight[bin] += weight;
      binRight[bin] += hit ? weight : 0;
      binConfidence[bin] += weight * confidence;
    }

    void addLikelihood(double likelihood, double weight) {
      logarithms += Math.sqrt(weight) * Math.log(Math.max(MIN_LIKELY, likelihood));
      roots += Math.sqrt(weight);
    }

    @Override
    public String toString() {
      double total = sum(all);
      StringBuilder text = new StringBuilder(256);
      text.append(percent("all", sum(right), total));
      for (int pos = 0; pos < all.length; pos++) {
        text.append(percent(Pos.at(pos).code(), right[pos], all[pos]));
      }
      text.append(percent("part of speech", rightClass, total));
      double gap = 0;
      StringBuilder bins = new StringBuilder(256);
      for (int i = 0; i < BINS; i++) {
        if (binWeight[i] > 0) {
          gap += Math.abs(binRight[i] - binConfidence[i]);
          double confident = binConfidence[i] / binWeight[i];
          double correct = binRight[i] / binWeight[i];
          double share = binWeight[i] / total;
          bins.append(String.format(Locale.ROOT, "%n  %.2f %.2f %.2f", confident, correct, share));
        }
      }
      text.append(String.format(Locale.ROOT, "calibration error %.3f", gap / total));
      for (int pos = 0; pos < all.length; pos++) {
        double sum = Arrays.stream(gaps[pos]).map(Math::abs).sum();
        text.append(String.format(Locale.ROOT, " %s %.3f", Pos.at(pos).code(), sum / all[pos]));
      }
      text.append(String.format(Locale.ROOT, ", log likelihood %.3f", logarithms / roots));
      text.append(bins);
      text.append(System.lineSeparator()).append("  found as noun, verb, adj, adv:");
      for (double[] row : confused) {
        for (double weight : row) {
          text.append(String.format(Locale.ROOT, " %.2f", 100 * weight / total));
        }
        text.append(';');
      }
      return text.toString();
    }

    private static double sum(double[] values) {
      double sum = 0;
      for (double value : values) {
        sum += value;
      }
      return sum;
    }

    private static String percent(String name, double right, double all) {
      return String.format(Locale.ROOT, "%s %.1f, ", name, all == 0 ? 0 : 100 * right / all);
    }
  }
}
