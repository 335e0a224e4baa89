package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.result.LanguageSet;

/**
 * Measures how long completions of the first letters of words take in the store: {@code
 * SuggestTimes DIR QUESTIONS ROUNDS}, DIR a folder that {@code ./lexhub load} filled. Prints a
 * table in Markdown.
 */
public final class SuggestTimes {
  private static final int LIMIT = 10;
  private static final int MAX_LETTERS = 4;

  private final Store store;
  private final Suggestions suggestions = new Suggestions();
  private final LanguageSet all = new LanguageSet();
  private final LanguageSet one = new LanguageSet();

  private SuggestTimes(Store store) {
    this.store = store;
    all.setAll();
  }

  /** Runs the measurement. */
  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      throw new IllegalArgumentException("DIR QUESTIONS ROUNDS");
    }
    try (Store store = Store.open(OpenStore.snapshot(Path.of(args[0])))) {
      System.out.println("| letters | all languages p50 / p99 / most µs | one language |");
      System.out.println("|---|---|---|");
      SuggestTimes times = new SuggestTimes(store);
      for (int letters = 1; letters <= MAX_LETTERS; letters++) {
        times.run(letters, Integer.parseInt(args[1]), Integer.parseInt(args[2]));
      }
    }
  }

  /** A question is a beginning and, behind a zero byte, a language. */
  private void run(int letters, int count, int rounds) throws IOException {
    Random random = new Random(letters);
    List<byte[]> questions = new ArrayList<>();
    while (questions.size() < count) {
      int lexeme = random.nextInt(store.lexemes().size());
      String lemma = store.strings().get(store.lexemes().lemma(lexeme));
      int language = store.lexemes().language(lexeme);
      questions.add(
          (Typing.start(lemma, letters) + '\0' + language).getBytes(StandardCharsets.UTF_8));
    }
    var times = new Race(questions, rounds).run(q -> ask(q, true), q -> ask(q, false));
    System.out.printf(Locale.ROOT, "| %d | %s | %s |%n", letters, line(times[0]), line(times[1]));
  }

  private int ask(byte[] question, boolean any) {
    int end = 0;
    while (question[end] != 0) {
      end++;
    }
    LanguageSet languages = all;
    if (!any) {
      int language = 0;
      for (int i = end + 1; i < question.length; i++) {
        language = 10 * language + question[i] - '0';
      }
      one.clear();
      one.add(language);
      languages = one;
    }
    store.lexemeSuggest().complete(question, end, languages, LIMIT, suggestions);
    return suggestions.size();
  }

  private static String line(Race.@Nullable Times times) {
    return times == null
        ? "–"
        : String.format(
            Locale.ROOT,
            "%.1f / %.1f / %.0f",
            times.micros(0.5),
            times.micros(0.99),
            times.micros(1));
  }
}
