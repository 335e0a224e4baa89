package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.cli.LoaderCommand;
import org.lexhub.loader.core.CoreFolder.Word;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Translates everyday words between languages that no dictionary links directly. */
class CoreTranslationTest {
  /** Concepts whose word has no other meaning in the source languages. */
  private static final List<String> EVERYDAY =
      List.of(
          "water",
          "book",
          "eye",
          "dog",
          "house",
          "milk",
          "fish_animal",
          "mother",
          "drink",
          "sleep",
          "buy",
          "year",
          "red",
          "new",
          "school",
          "bread",
          "egg",
          "week",
          "friend",
          "door");

  @TempDir static Path temporary;
  private static Store store;

  @BeforeAll
  static void load() throws Exception {
    Path recipe = temporary.resolve("core.toml");
    Files.writeString(
        recipe,
        """
        name = "core"
        [[layer]]
        source = "wordnet-3.0"
        format = "wndb"
        locator = "maven:net.sf.extjwnl:extjwnl-data-wn30:1.2"
        priority = 90
        prior = 0.95
        licence = "WordNet"
        [[layer]]
        source = "lexhub-core"
        format = "core"
        locator = "file:%s"
        priority = 80
        prior = 0.95
        licence = "CC0-1.0"
        """
            .formatted(CoreFolder.core()));
    Path out = temporary.resolve("data");
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    int code =
        LoaderCommand.run(
            new String[] {"load", "--recipe", recipe.toString(), "--out", out.toString()},
            writer,
            writer,
            false);
    assertThat(code).as("%s", said).isZero();
    store = Store.open(Objects.requireNonNull(SnapshotFolder.of(out).current()));
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private static void add(LanguageSet set, String code) {
    int entry = store.codes().find(code);
    for (int i = 0; i < store.codes().count(entry); i++) {
      set.add(store.codes().language(entry, i));
    }
  }

  @ParameterizedTest
  @CsvSource({"swh, jpn", "fin, arb", "tha, ell", "kor, swh"})
  void givesTheRightWordFirst(String from, String to) throws Exception {
    var sources = CoreFolder.byConcept(CoreFolder.words(from));
    var targets = CoreFolder.byConcept(CoreFolder.words(to));
    TranslateQuery query = new TranslateQuery();
    Translation answer = new Translation();
    List<String> wrong = new ArrayList<>();
    for (String concept : EVERYDAY) {
      String text = sources.getOrDefault(concept, List.of()).getFirst().lemma();
      query.clear();
      query.setText(text);
      query.setLimit(5);
      add(query.source(), from);
      add(query.addTarget(), to);
      store.translator().translate(query, answer);
      List<String> right =
          targets.getOrDefault(concept, List.of()).stream().map(Word::lemma).toList();
      String first =
          answer.size() == 0
              ? ""
              : store.strings().get(store.lexemes().lemma(answer.itemLexeme(0)));
      if (!right.contains(first)) {
        wrong.add(concept + ": " + text + " gave \"" + first + "\", expected " + right);
      }
    }
    assertThat(wrong).as("%s to %s", from, to).isEmpty();
  }
}
