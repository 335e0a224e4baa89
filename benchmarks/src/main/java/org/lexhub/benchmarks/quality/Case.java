package org.lexhub.benchmarks.quality;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A query and the words any of which answers it.
 *
 * @param query what is typed
 * @param answers the words meant
 */
record Case(String query, List<String> answers) {
  /** Reads a resource of lines {@code query TAB answer, answer, …}; a line may be a comment. */
  static List<Case> read(String resource) {
    try (InputStream in =
            Objects.requireNonNull(Case.class.getResourceAsStream(resource), resource);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<Case> cases = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int tab = line.indexOf('\t');
        if (tab > 0 && line.charAt(0) != '#') {
          cases.add(
              new Case(line.substring(0, tab), List.of(line.substring(tab + 1).split(", *", -1))));
        }
      }
      return cases;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a word is one of the answers; letter case does not matter. */
  boolean answeredBy(String word) {
    for (String answer : answers) {
      if (answer.equalsIgnoreCase(word)) {
        return true;
      }
    }
    return false;
  }
}
