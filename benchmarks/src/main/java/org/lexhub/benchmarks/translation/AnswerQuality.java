package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Asks for translations as users of a language app do, and prints how often the first one is right,
 * by kind: common words, names, inflected forms, function words, words in a sentence, phrases,
 * modern words, and words typed carelessly.
 *
 * <p>Arguments: the folder of a snapshot; the kinds, separated by commas; the number of wrong
 * answers of each kind to show.
 */
public final class AnswerQuality {
  private static final int FIVE = 5;

  private final Store store;
  private final PrintStream out;
  private final int misses;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation translation = new Translation();

  private AnswerQuality(Store store, PrintStream out, int misses) {
    this.store = store;
    this.out = out;
    this.misses = misses;
  }

  /** Measures and prints a table with a row for each kind. */
  public static void main(String[] arguments) throws IOException {
    Path snapshot =
        Objects.requireNonNull(SnapshotFolder.of(Path.of(arguments[0])).current(), "no snapshot");
    List<String> kinds =
        arguments[1].equals("all") ? AnswerCase.KINDS : List.of(arguments[1].split(",", -1));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Store store = Store.open(snapshot)) {
      new AnswerQuality(store, out, Integer.parseInt(arguments[2])).run(kinds);
    }
    out.flush();
  }

  /** The counts of one kind. */
  private static final class Counts {
    private final Calibration calibration = new Calibration();
    private int asked;
    private int answered;
    private int first;
    private int five;

    private void add(int place, int confidenceBasisPoints) {
      asked++;
      first += place == 0 ? 1 : 0;
      five += place >= 0 ? 1 : 0;
      if (confidenceBasisPoints >= 0) {
        answered++;
        calibration.add(confidenceBasisPoints, place == 0);
      }
    }

    private double percent(int count, int of) {
      return of == 0 ? 0 : 100.0 * count / of;
    }

    private String row(String name) {
      return String.format(
          Locale.ROOT,
          "| %s | %,d | %.1f | %.1f | %.1f | %.3f |%n",
          name,
          asked,
          percent(first, asked),
          percent(first, answered),
          percent(five, asked),
          calibration.error());
    }
  }

  private void run(List<String> kinds) throws IOException {
    StringBuilder table = new StringBuilder();
    double sum = 0;
    for (String kind : kinds) {
      Counts counts = new Counts();
      int shown = 0;
      for (AnswerCase each : AnswerCase.read(kind)) {
        ask(each);
        int place = place(each);
        counts.add(place, translation.size() == 0 ? -1 : translation.itemConfidenceBasisPoints(0));
        if (place != 0 && shown < misses) {
          shown++;
          show(kind, each);
        }
      }
      sum += counts.percent(counts.first, counts.asked);
      table.append(counts.row(kind));
    }
    out.println(
        "| kind | asked | right first | of answered | right among five | calibration error |");
    out.println("|---|---|---|---|---|---|");
    out.print(table);
    out.printf(Locale.ROOT, "%nmean of the kinds: %.1f%n", sum / kinds.size());
  }

  private void ask(AnswerCase each) {
    query.clear();
    query.setText(each.text());
    query.setContext(each.context());
    query.setLimit(FIVE);
    fill(query.source(), each.source());
    fill(query.addTarget(), each.target());
    store.translator().translate(query, translation);
  }

  private void fill(LanguageSet set, String code) {
    LanguageCodes codes = store.codes();
    int entry = codes.find(code);
    for (int i = 0; entry >= 0 && i < codes.count(entry); i++) {
      set.add(codes.language(entry, i));
    }
  }

  /** Returns the index of the first right translation, or -1. */
  private int place(AnswerCase each) {
    for (int i = 0; i < translation.size(); i++) {
      if (each.accepts(answer(i))) {
        return i;
      }
    }
    return -1;
  }

  private String answer(int i) {
    return store.strings().get(store.lexemes().lemma(translation.itemLexeme(i)));
  }

  private void show(String kind, AnswerCase each) {
    out.print(kind + ": " + each + ":");
    for (int i = 0; i < translation.size(); i++) {
      out.print(" " + answer(i) + " " + translation.itemConfidenceBasisPoints(i));
    }
    out.println(translation.found() ? "" : " word not found");
  }
}
