package org.lexhub.benchmarks.quality;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A query and the words that are right results.
 *
 * @param query the text that is typed
 * @param answers the words, any of which is right
 */
record Case(String query, List<String> answers) {
  private static final Pattern LINE = Pattern.compile("([^#\t][^\t]*?)(?:\t|->)(.+)");

  /** Reads a resource of lines {@code query TAB answer, answer, …} and comments. */
  static List<Case> read(String resource) {
    try (InputStream in =
        Objects.requireNonNull(Case.class.getResourceAsStream(resource), resource)) {
      return read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a file of such lines, or of lines {@code query->answer, answer} in codespell's format.
   *
   * @throws IOException when it cannot be read or holds no such line
   */
  static List<Case> read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      List<Case> cases = read(in);
      if (cases.isEmpty()) {
        throw new IOException(file + ": no line has a query, a tab or '->', and answers");
      }
      return cases;
    }
  }

  private static List<Case> read(InputStream in) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    List<Case> cases = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher parts = LINE.matcher(line);
      if (parts.matches()) {
        cases.add(new Case(parts.group(1), List.of(parts.group(2).split(", *"))));
      }
    }
    return cases;
  }

  /** Returns whether a word is one of the answers, ignoring case. */
  boolean answeredBy(String word) {
    for (String answer : answers) {
      if (answer.equalsIgnoreCase(word)) {
        return true;
      }
    }
    return false;
  }
}
