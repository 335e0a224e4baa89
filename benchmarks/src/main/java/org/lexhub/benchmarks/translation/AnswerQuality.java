package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Asks for translations as users of a language app do, and prints how often the first one is right,
 * by kind: common words, names, inflected forms, function words, words in a sentence, phrases,
 * modern words, words typed carelessly, and searches.
 *
 * <p>Arguments: the folder of a snapshot; the kinds, separated by commas; the number of wrong
 * answers of each kind to show. The kinds {@code all} are the first lists, {@code second} and
 * {@code third} those with other questions.
 */
public final class AnswerQuality {
  private static final int FIVE = 5;

  private final Store store;
  private final PrintStream out;
  private final int misses;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation translation = new Translation();
  private final LexemeQuery search = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();
  private final List<String> answers = new ArrayList<>();

  private AnswerQuality(Store store, PrintStream out, int misses) {
    this.store = store;
    this.out = out;
    this.misses = misses;
  }

  /** Measures and prints a table with a row for each kind. */
  public static void main(String[] arguments) throws IOException {
    Path snapshot = OpenStore.snapshot(Path.of(arguments[0]));
    List<String> kinds = kinds(arguments[1]);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Store store = Store.open(snapshot)) {
      new AnswerQuality(store, out, Integer.parseInt(arguments[2])).run(kinds);
    }
    out.flush();
  }

  private static List<String> kinds(String argument) {
    return switch (argument) {
      case "all" -> AnswerCase.KINDS;
      case "second" -> AnswerCase.SECOND_LISTS;
      case "third" -> AnswerCase.THIRD_LISTS;
      case "fourth" -> AnswerCase.FOURTH_LISTS;
      case "fifth" -> AnswerCase.FIFTH_LISTS;
      case "sixth" -> AnswerCase.SIXTH_LISTS;
      default -> List.of(argument.split(",", -1));
    };
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
          "| %s | %,d | %.1f | %.1f | %.1f | %.3f | %.3f |%n",
          name,
          asked,
          percent(first, asked),
          percent(first, answered),
          percent(five, asked),
          calibration.error(),
          calibration.errorByChance());
    }
  }

  private void run(List<String> kinds) throws IOException {
    StringBuilder table = new StringBuilder();
    double sum = 0;
    for (String kind : kinds) {
      Counts counts = new Counts();
      int shown = 0;
      for (AnswerCase each : AnswerCase.read(kind)) {
        int confidence = each.isSearch() ? search(each) : translate(each);
        int place = place(each);
        counts.add(place, confidence);
        if (place != 0 && shown < misses) {
          shown++;
          out.println(kind + ": " + each + ": " + answers);
        }
      }
      sum += counts.percent(counts.first, counts.asked);
      table.append(counts.row(kind));
    }
    out.println(
        "| kind | asked | right first | of answered | right among five | calibration error"
            + " | by chance |");
    out.println("|---|---|---|---|---|---|---|");
    out.print(table);
    out.printf(Locale.ROOT, "%nmean of the kinds: %.1f%n", sum / kinds.size());
  }

  /** Reads the translations; returns the confidence of the first one, or -1. */
  private int translate(AnswerCase each) {
    query.clear();
    query.setText(each.text());
    query.setContext(each.context());
    query.setLimit(FIVE);
    LanguagesOfCode.addTo(query.source(), store.codes(), each.source());
    LanguagesOfCode.addTo(query.addTarget(), store.codes(), each.target());
    store.translator().translate(query, translation);
    answers.clear();
    for (int i = 0; i < translation.size(); i++) {
      answers.add(lemma(translation.itemLexeme(i)));
    }
    return answers.isEmpty() ? -1 : translation.itemConfidenceBasisPoints(0);
  }

  /** Reads the results of a search; returns the score of the first one, or -1. */
  private int search(AnswerCase each) {
    search.clear();
    search.setText(Normalizer.normalize(each.text(), Normalizer.Form.NFC));
    search.fuzzy = true;
    search.definitions = List.of(AnswerCase.NONE, "eng").contains(each.source());
    search.limit = FIVE;
    search.languages().clear();
    if (each.source().equals(AnswerCase.NONE)) {
      search.languages().setAll();
    } else {
      LanguagesOfCode.addTo(search.languages(), store.codes(), each.source());
    }
    store.lexemeSearch().search(search, hits);
    answers.clear();
    for (int i = 0; i < Math.min(FIVE, hits.size()); i++) {
      answers.add(lemma(hits.lexeme(i)));
    }
    return answers.isEmpty() ? -1 : hits.scoreBasisPoints(0);
  }

  /** Returns the index of the first right answer, or -1. */
  private int place(AnswerCase each) {
    for (int i = 0; i < answers.size(); i++) {
      if (each.accepts(answers.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private String lemma(int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }
}
