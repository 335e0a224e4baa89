package org.lexhub.benchmarks.sense;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Measures how often a hint selects the right sense.
 *
 * <p>The file of hints has one on each line, with fields separated by tabs: word, part of speech
 * (n, v, a, r), hint, numbers of the right meanings in WordNet 3.0 separated by commas. The hints
 * in the benchmarks' jar are what people might say about everyday words; they were written for this
 * test.
 */
public final class HintQuality {
  private HintQuality() {}

  /**
   * Prints the hints that select another sense, and the share of those that select the right one.
   *
   * @param args the snapshot file, and a file of hints in place of those in the jar
   */
  public static void main(String[] args) throws IOException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("give a snapshot file, and a file of hints or none");
    }
    List<String> hints = args.length > 1 ? Files.readAllLines(Path.of(args[1])) : everyday();
    try (Store store = Store.open(Path.of(args[0]))) {
      int right = 0;
      List<String> wrong = new ArrayList<>();
      for (String hint : hints) {
        String[] fields = hint.split("\t", -1);
        String found = ask(store, fields[0], fields[2]);
        if (List.of(fields[3].split(",", -1)).contains(found)) {
          right++;
        } else {
          wrong.add(fields[0] + "/" + fields[2] + " " + found);
        }
      }
      System.out.println(String.join(System.lineSeparator(), wrong));
      double share = 100.0 * right / hints.size();
      System.out.printf(Locale.ROOT, "%d hints, %.1f %% right%n", hints.size(), share);
    }
  }

  private static List<String> everyday() throws IOException {
    try (InputStream in = HintQuality.class.getResourceAsStream("hints.tsv")) {
      if (in == null) {
        throw new IOException("the jar has no hints.tsv");
      }
      try (BufferedReader reader =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
        return reader.readAllLines();
      }
    }
  }

  private static String ask(Store store, String word, String hint) {
    int english = store.codes().language(store.codes().find("eng"), 0);
    TranslateQuery query = new TranslateQuery();
    Translation answer = new Translation();
    query.setText(word);
    query.setHint(hint);
    query.source().add(english);
    query.addTarget().add(english);
    store.translator().translate(query, answer);
    if (answer.senseCount() == 0) {
      return "nothing";
    }
    int meaning = store.senses().meaning(answer.sense(0));
    return Long.toString(store.meanings().lexiconMeaningId(meaning));
  }
}
