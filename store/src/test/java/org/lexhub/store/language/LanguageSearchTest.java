package org.lexhub.store.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.language.LanguageOracle.Hit;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.term.LanguageTerms;

class LanguageSearchTest {
  @TempDir Path folder;

  private final LanguageHits hits = new LanguageHits();

  private final LanguageArrays known =
      new LanguageArrays()
          .add(10, LanguageLevel.FAMILY, -1, "germ1287", "Germanic", "germanische Sprachen")
          .add(
              20,
              LanguageLevel.LANGUAGE,
              95_000_000,
              "deu",
              "German",
              "Deutsch",
              "allemand",
              "немецкий")
          .add(30, LanguageLevel.LANGUAGE, 480_000_000, "spa", "Spanish", "español", "Spanisch")
          .add(40, LanguageLevel.LANGUAGE, 5_000_000, "gsw", "Swiss German", "Schwiizertüütsch")
          .add(50, LanguageLevel.LANGUAGE, 150_000_000, "rus", "Russian", "русский", "ロシア語")
          .add(60, LanguageLevel.LANGUAGE, 125_000_000, "jpn", "Japanese", "日本語", "japonais")
          .add(70, LanguageLevel.DIALECT, 900_000_000, "x1", "Low German", "German")
          .add(80, LanguageLevel.LANGUAGE, 12, "deux", "Deu");

  @ParameterizedTest
  @CsvSource({
    "German, 20, 10000",
    "german, 20, 10000",
    "allemand, 20, 10000",
    "espanol, 30, 9900",
    "ESPAÑOL, 30, 10000",
    "русский, 50, 10000",
    "日本語, 60, 10000",
    "日本, 60, 7670",
    "swiss, 40, 7370",
    "jpn, 60, 9700",
    "deu, 80, 10000",
    "Germ, 20, 7620",
  })
  void findsLanguagesByAnyName(String text, int id, int score) throws Exception {
    try (Snapshot snapshot = write(known)) {
      LanguageSearch search = open(snapshot, known);
      LanguageQuery q = new LanguageQuery();
      q.setText(text);
      search.search(q, hits);
      assertThat(known.id(hits.language(0))).isEqualTo(id);
      assertThat(hits.scoreBasisPoints(0)).isEqualTo(score);
    }
  }

  @Test
  void exactBeforePrefixBeforeWordAndLanguagesBeforeDialects() throws Exception {
    try (Snapshot snapshot = write(known)) {
      LanguageQuery q = new LanguageQuery();
      q.setText("german");
      open(snapshot, known).search(q, hits);
      assertThat(page().stream().map(hit -> known.id(hit.language())))
          .containsExactly(20, 70, 10, 40);
      assertThat(known.names.get(hits.name(3)).text()).isEqualTo("Swiss German");
      q.level = LanguageLevel.FAMILY.number();
      open(snapshot, known).search(q, hits);
      assertThat(hits.total()).isEqualTo(1);
      assertThat(known.id(hits.language(0))).isEqualTo(10);
    }
  }

  @Test
  void misspelledNamesNeedFuzzy() throws Exception {
    try (Snapshot snapshot = write(known)) {
      LanguageSearch search = open(snapshot, known);
      LanguageQuery q = new LanguageQuery();
      q.setText("Germn");
      search.search(q, hits);
      assertThat(hits.total()).isZero();
      q.fuzzy = true;
      search.search(q, hits);
      assertThat(known.id(hits.language(0))).isEqualTo(20);
    }
  }

  @Test
  void oneMisspeltWordOfANameIsFound() throws Exception {
    try (Snapshot snapshot = write(known)) {
      LanguageQuery q = new LanguageQuery();
      q.setText("Swisz");
      q.fuzzy = true;
      open(snapshot, known).search(q, hits);
      assertThat(hits.total()).isEqualTo(1);
      assertThat(known.names.get(hits.name(0)).text()).isEqualTo("Swiss German");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void answersLikeBruteForce(long seed) throws Exception {
    LanguageArrays rows = random(seed);
    LanguageOracle oracle = new LanguageOracle(rows);
    RandomWords words = new RandomWords(seed + 50);
    Random random = new Random(seed);
    try (Snapshot snapshot = write(rows)) {
      LanguageTerms.verify(snapshot, rows.names.size());
      LanguageSearch search = open(snapshot, rows);
      LanguageQuery q = new LanguageQuery();
      for (int i = 0; i < 300; i++) {
        String name = rows.names.get(random.nextInt(rows.names.size())).text();
        String text = i % 3 == 0 ? name : i % 3 == 1 ? words.edit(name) : words.next(2);
        q.clear();
        q.setText(text);
        q.fuzzy = random.nextBoolean();
        q.level = random.nextInt(4) - 1;
        q.limit = random.nextInt(20);
        q.offset = random.nextInt(10);
        search.search(q, hits);
        List<Hit> all = oracle.search(text, q);
        int from = Math.min(q.offset, all.size());
        int to = Math.min(from + q.limit, all.size());
        String message = "seed " + seed + ", query " + i + " '" + text + "'";
        assertThat(hits.total()).as(message).isEqualTo(all.size());
        assertThat(page()).as(message).isEqualTo(all.subList(from, to));
      }
    }
  }

  @Test
  void refusesWhatItCannotAnswer() throws Exception {
    try (Snapshot snapshot = write(known)) {
      LanguageSearch search = open(snapshot, known);
      LanguageQuery q = new LanguageQuery();
      q.setText(new byte[] {(byte) 0xFF}, 0, 1);
      assertThatThrownBy(() -> search.search(q, hits)).hasMessageContaining("UTF-8");
      q.clear();
      q.limit = -1;
      assertThatThrownBy(() -> search.search(q, hits)).hasMessageContaining("limit");
    }
  }

  @Test
  void searchesAllocateNothing() throws Exception {
    LanguageArrays rows = random(77);
    try (Snapshot snapshot = write(rows)) {
      LanguageSearch search = open(snapshot, rows);
      for (String text : List.of("a", "abcab", rows.names.getFirst().text())) {
        LanguageQuery q = new LanguageQuery();
        q.setText(text);
        q.fuzzy = true;
        assertThat(AllocatedBytes.bytes(() -> search.search(q, hits))).as(text).isZero();
      }
    }
  }

  private static LanguageArrays random(long seed) {
    RandomWords words = new RandomWords(seed);
    Random random = new Random(seed);
    LanguageArrays rows = new LanguageArrays();
    for (int i = 0; i < 300; i++) {
      String[] names = new String[1 + random.nextInt(5)];
      for (int n = 0; n < names.length; n++) {
        names[n] = words.next(6) + (random.nextBoolean() ? "" : " " + words.next(5));
      }
      LanguageLevel level = LanguageLevel.at(random.nextInt(LanguageLevel.count()));
      rows.add(5000 - i * 3, level, random.nextInt(6) - 1, "abab" + i % 40, names);
    }
    return rows;
  }

  private List<Hit> page() {
    List<Hit> page = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      page.add(new Hit(hits.language(i), hits.name(i), hits.scoreBasisPoints(i)));
    }
    return page;
  }

  private static LanguageSearch open(Snapshot snapshot, LanguageFacts rows) {
    return new LanguageSearch(snapshot, rows);
  }

  private Snapshot write(LanguageArrays rows) throws Exception {
    return WrittenSnapshot.of(folder.resolve("s"), rows::write);
  }
}
