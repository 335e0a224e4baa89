package org.lexhub.benchmarks.sense;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The files of Princeton WordNet 3.0 (wndb(5WN)): meanings, senses with their counts, and irregular
 * forms.
 */
final class WordNetFiles {
  static final String PARTS = "nvar";
  static final List<String> NAMES = List.of("noun", "verb", "adj", "adv");

  private static final Map<Character, String[]> ENDINGS =
      Map.of(
          'n', "s: ses:s xes:x zes:z ches:ch shes:sh men:man ies:y".split(" ", -1),
          'v', "s: ies:y es:e es: ed:e ed: ing:e ing:".split(" ", -1),
          'a', "er: est: er:e est:e".split(" ", -1),
          'r', new String[0]);

  /**
   * A meaning.
   *
   * @param number the number of the part of speech, from 1, followed by eight digits
   */
  record Meaning(
      char pos, long number, List<String> lemmas, String definition, List<String> examples) {}

  /** A sense of a lemma: its tag count, and its rank among those of its part of speech. */
  record Sense(char pos, long number, int count, int rank) {}

  /** Meanings by their numbers. */
  final Map<Long, Meaning> meanings = new HashMap<>();

  /** Senses of lemmas with underscores, nouns first, the most frequent first. */
  final Map<String, List<Sense>> senses = new HashMap<>();

  private final List<Map<String, List<String>>> irregular = new ArrayList<>();

  /** Reads a folder. */
  WordNetFiles(Path folder) throws IOException {
    for (int pos = 0; pos < NAMES.size(); pos++) {
      for (String line : Files.readAllLines(folder.resolve("data." + NAMES.get(pos)))) {
        if (!line.startsWith("  ")) {
          readMeaning(line, pos);
        }
      }
      Map<String, List<String>> forms = new HashMap<>();
      for (String line : Files.readAllLines(folder.resolve(NAMES.get(pos) + ".exc"))) {
        List<String> words = List.of(line.strip().split(" +", -1));
        forms
            .computeIfAbsent(words.get(0), form -> new ArrayList<>())
            .addAll(words.subList(1, words.size()));
      }
      irregular.add(forms);
    }
    for (String line : Files.readAllLines(folder.resolve("index.sense"))) {
      readSense(line);
    }
    senses
        .values()
        .forEach(list ->
            list.sort((a, b) -> a.pos() == b.pos() ? a.rank() - b.rank() : order(a) - order(b)));
  }

  private static int order(Sense sense) {
    return PARTS.indexOf(sense.pos());
  }

  private void readMeaning(String line, int pos) {
    int bar = line.indexOf('|');
    String[] fields = line.substring(0, bar).split(" ", -1);
    int count = Integer.parseInt(fields[3], 16);
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String lemma = fields[4 + 2 * i];
      int mark = lemma.indexOf('(');
      lemmas.add((mark < 0 ? lemma : lemma.substring(0, mark)).toLowerCase(Locale.ROOT));
    }
    String[] quoted = line.substring(bar + 1).split("\"", -1);
    List<String> examples = new ArrayList<>();
    for (int i = 1; i < quoted.length; i += 2) {
      if (!quoted[i].isBlank()) {
        examples.add(quoted[i].strip());
      }
    }
    String definition = quoted[0].strip();
    while (definition.endsWith(";") || definition.endsWith(":")) {
      definition = definition.substring(0, definition.length() - 1).strip();
    }
    long number = (pos + 1) * 100_000_000L + Long.parseLong(fields[0]);
    meanings.put(number, new Meaning(PARTS.charAt(pos), number, lemmas, definition, examples));
  }

  private void readSense(String line) {
    String[] fields = line.split(" ", -1);
    int percent = fields[0].lastIndexOf('%');
    int type = fields[0].charAt(percent + 1) - '0';
    int pos = type == 5 ? 2 : type - 1;
    long number = (pos + 1) * 100_000_000L + Long.parseLong(fields[1]);
    senses
        .computeIfAbsent(fields[0].substring(0, percent), lemma -> new ArrayList<>())
        .add(
            new Sense(
                PARTS.charAt(pos),
                number,
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[2])));
  }

  /** Returns the meaning with a number. */
  Meaning meaning(long number) {
    return Objects.requireNonNull(meanings.get(number), "no meaning has this number");
  }

  /** Returns whether a lowercase word can be a form of a lemma (morphy(7WN)). */
  boolean isForm(String word, String lemma, char pos) {
    if (word.equals(lemma)
        || irregular.get(PARTS.indexOf(pos)).getOrDefault(word, List.of()).contains(lemma)) {
      return true;
    }
    for (String rule : ENDINGS.getOrDefault(pos, new String[0])) {
      int colon = rule.indexOf(':');
      String end = rule.substring(0, colon);
      if (word.endsWith(end)) {
        String stem = word.substring(0, word.length() - end.length());
        if ((stem + rule.substring(colon + 1)).equals(lemma)) {
          return true;
        }
      }
    }
    return false;
  }
}
