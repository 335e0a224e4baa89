package org.lexhub.benchmarks.translation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A translation that a user would ask for, and its right answers.
 *
 * @param source the language of the text
 * @param text the word or phrase, as a user types it
 * @param target the target language
 * @param answers the translations, any of which is right as the first one
 * @param context the sentence around the word, or empty
 */
record AnswerCase(String source, String text, String target, List<String> answers, String context) {
  /** The kinds of cases; each has a resource {@code answers/<kind>.tsv}. */
  static final List<String> KINDS =
      List.of(
          "common",
          "names",
          "inflected",
          "function",
          "sentences",
          "phrases",
          "modern",
          "typed",
          "searches");

  /**
   * Second lists of some kinds, with other questions. They were written before the misses of the
   * first lists were read, so that they show whether a change only fits the first lists.
   */
  static final List<String> SECOND_LISTS =
      List.of("sentences-2", "phrases-2", "modern-2", "searches-2");

  /** More lists of other questions, in most of the 40 languages, written in the same way. */
  static final List<String> THIRD_LISTS =
      List.of("inflected-2", "function-2", "typed-2", "phrases-3", "searches-3");

  /** A list of phrases by another author, who saw no other list and no data. */
  static final List<String> FOURTH_LISTS = List.of("phrases-4");

  /** More lists by authors who saw no answers of the program and no data of the core vocabulary. */
  static final List<String> FIFTH_LISTS = List.of("phrases-5", "modern-3", "words-1");

  /** A list of phrases by an author who saw no other list and no data. */
  static final List<String> SIXTH_LISTS = List.of("phrases-6");

  /** The language of a search in all languages, and the target of every search. */
  static final String NONE = "-";

  private static final int COLUMNS = 4;

  AnswerCase {
    answers = List.copyOf(answers);
  }

  /** Reads the cases of a kind. */
  static List<AnswerCase> read(String kind) throws IOException {
    String resource = "answers/" + kind + ".tsv";
    try (InputStream in =
            Objects.requireNonNull(AnswerCase.class.getResourceAsStream(resource), resource);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<AnswerCase> cases = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          cases.add(parse(resource, line));
        }
      }
      return cases;
    }
  }

  private static AnswerCase parse(String resource, String line) throws IOException {
    String[] row = line.split("\t", -1);
    if (row.length < COLUMNS) {
      throw new IOException(
          resource + ": a line has source, text, target and answers, not: " + line);
    }
    return new AnswerCase(
        row[0],
        row[1],
        row[2],
        List.of(row[3].split("\\|", -1)),
        row.length > COLUMNS ? row[COLUMNS] : "");
  }

  /** Returns whether the text is to be searched, not translated. */
  boolean isSearch() {
    return target.equals(NONE);
  }

  /** Returns whether a translation is one of the right answers, ignoring case and marks. */
  boolean accepts(String translation) {
    String comparable = GoldText.comparable(translation);
    return answers.stream().anyMatch(answer -> GoldText.comparable(answer).equals(comparable));
  }

  @Override
  public String toString() {
    String asked = source + " " + text + " → " + target + " " + String.join(" | ", answers);
    return context.isEmpty() ? asked : asked + " (" + context + ")";
  }
}
