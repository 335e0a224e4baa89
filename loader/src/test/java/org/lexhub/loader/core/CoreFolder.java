package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Reads the files of {@code data/core}, and finds the pool next to the project. */
final class CoreFolder {
  private static final Path PROJECT = project();

  private CoreFolder() {}

  /** A row of {@code concepts.tsv}; missing values are empty. */
  record Concept(
      String id,
      String gloss,
      String field,
      String category,
      String pos,
      String definition,
      String synset,
      String cefr,
      String rank,
      String concepticon) {

    Concept(String[] row) {
      this(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9]);
    }
  }

  /** A row of a word list; missing values are empty. */
  record Word(
      String language,
      String concept,
      String lemma,
      String pos,
      String reading,
      String romanization,
      String ipa) {

    Word(String language, String[] row) {
      this(language, row[0], row[1], row[2], row[3], row[4], row[5]);
    }

    @Override
    public String toString() {
      return language + " " + concept + " " + lemma;
    }
  }

  private static Path project() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("data/core/concepts.tsv"))) {
      Path parent = folder.getParent();
      if (parent == null) {
        throw new IllegalStateException("no data/core in this folder or above it");
      }
      folder = parent;
    }
    return folder;
  }

  /** Returns the folder {@code data/core}. */
  static Path core() {
    return PROJECT.resolve("data/core");
  }

  /** Returns the folder of real data next to the project; skips the test if there is none. */
  static Path pool() {
    Path pool = PROJECT.resolve("../shared/data").normalize();
    Assumptions.assumeTrue(
        Files.isDirectory(pool), "skipped: compares with open data that is not at " + pool);
    return pool;
  }

  /** Returns the fields of every row, after checking the header and the number of fields. */
  static List<String[]> rows(String name, String header) throws IOException {
    List<String[]> rows = new ArrayList<>();
    String text = Files.readString(core().resolve(name));
    assertThat(text).as(name).endsWith("\n").doesNotContain("\r", "\n\n", "\uFEFF", "\"");
    List<String> lines = text.lines().toList();
    assertThat(lines.getFirst()).as(name).isEqualTo(header);
    int columns = header.split("\t", -1).length;
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split("\t", -1);
      assertThat(row).as("fields of \"%s\" in %s", line, name).hasSize(columns);
      rows.add(row);
    }
    return rows;
  }

  /** Returns all concepts by id, in the order of the file. */
  static SequencedMap<String, Concept> concepts() throws IOException {
    SequencedMap<String, Concept> concepts = new LinkedHashMap<>();
    String header =
        "id\tgloss\tsemantic_field\tontological_category\tpos\tdefinition\tsynset\tcefr\tfreq_rank"
            + "\tconcepticon";
    for (String[] row : rows("concepts.tsv", header)) {
      Concept concept = new Concept(row);
      assertThat(concepts.put(concept.id(), concept)).as("twice: %s", concept.id()).isNull();
    }
    return concepts;
  }

  /** Returns the codes of the languages that have words, sorted. */
  static List<String> languages() throws IOException {
    return languages("words");
  }

  /** Returns the codes of the languages that have a file in a folder, sorted. */
  static List<String> languages(String folder) throws IOException {
    try (Stream<Path> files = Files.list(core().resolve(folder))) {
      return files.map(file -> file.getFileName().toString().replace(".tsv", "")).sorted().toList();
    }
  }

  /** Returns the words of a language, in the order of the file. */
  static List<Word> words(String language) throws IOException {
    String header = "concept\tlemma\tpos\treading\tromanization\tipa";
    List<Word> words = new ArrayList<>();
    for (String[] row : rows("words/" + language + ".tsv", header)) {
      words.add(new Word(language, row));
    }
    return words;
  }

  /** Returns, for each language, the concepts without a word and the reasons. */
  static Map<String, Map<String, String>> gaps() throws IOException {
    Map<String, Map<String, String>> gaps = new HashMap<>();
    for (String[] row : rows("gaps.tsv", "language\tconcept\treason")) {
      String twice = gaps.computeIfAbsent(row[0], language -> new HashMap<>()).put(row[1], row[2]);
      assertThat(twice).as("gap twice: %s %s", row[0], row[1]).isNull();
    }
    return gaps;
  }

  /** A row of a list of forms. */
  record Form(String form, String lemma, String pos, String features) {
    @Override
    public String toString() {
      return form + " of " + lemma + " " + pos;
    }
  }

  /** Returns the irregular forms of the words of a language. */
  static List<Form> forms(String language) throws IOException {
    if (!Files.exists(core().resolve("forms/" + language + ".tsv"))) {
      return List.of();
    }
    return rows("forms/" + language + ".tsv", "form\tlemma\tpos\tfeatures").stream()
        .map(row -> new Form(row[0], row[1], row[2], row[3]))
        .toList();
  }

  /** Groups words by concept. */
  static Map<String, List<Word>> byConcept(List<Word> words) {
    Map<String, List<Word>> map = new LinkedHashMap<>();
    for (Word word : words) {
      map.computeIfAbsent(word.concept(), concept -> new ArrayList<>()).add(word);
    }
    return map;
  }
}
