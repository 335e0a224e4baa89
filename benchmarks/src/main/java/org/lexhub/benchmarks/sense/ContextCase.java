package org.lexhub.benchmarks.sense;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * An ambiguous word in a sentence of another language than English, and its right sense.
 *
 * @param lemma the word in its basic form
 * @param pos the part of speech: n, v, a or r
 * @param written the word as the sentence has it
 * @param sentence the sentence
 * @param right English words that the right sense has, any of them, and the other senses have not
 * @param wrong English words that the right sense does not have, though it has one of the others
 */
record ContextCase(
    String lemma,
    char pos,
    String written,
    String sentence,
    List<String> right,
    List<String> wrong) {
  /** The languages; each has a resource {@code contexts-<language>.tsv}. */
  static final List<String> LANGUAGES =
      List.of("spa", "deu", "fra", "rus", "jpn", "zho", "ara", "hin", "fin");

  private static final int COLUMNS = 5;

  ContextCase {
    right = List.copyOf(right);
    wrong = List.copyOf(wrong);
  }

  /** Reads the cases of a language. */
  static List<ContextCase> read(String language) throws IOException {
    String resource = "contexts-" + language + ".tsv";
    try (InputStream in =
            Objects.requireNonNull(ContextCase.class.getResourceAsStream(resource), resource);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<ContextCase> cases = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          cases.add(parse(resource, line));
        }
      }
      return cases;
    }
  }

  private static ContextCase parse(String resource, String line) throws IOException {
    String[] row = line.split("\t", -1);
    if (row.length != COLUMNS || row[1].length() != 1 || !row[3].contains(row[2])) {
      throw new IOException(resource + ": not a case: " + line);
    }
    List<String> right = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    String[] words = row[4].toLowerCase(Locale.ROOT).split("\\|", -1);
    for (String word : Arrays.stream(words).distinct().toList()) {
      if (word.startsWith("!")) {
        wrong.add(word.substring(1));
      } else {
        right.add(word);
      }
    }
    return new ContextCase(row[0], row[1].charAt(0), row[2], row[3], right, wrong);
  }

  /** Returns whether a sense with these English words, in small letters, is the right one. */
  boolean accepts(List<String> words) {
    return words.stream().anyMatch(right::contains) && words.stream().noneMatch(wrong::contains);
  }
}
