package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.lexeme.LexemeArrays.Lexeme;
import org.lexhub.store.lexeme.LexemeOracle.Hit;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;

class LexemeSearchTest {
  @TempDir Path folder;

  private final LexemeHits hits = new LexemeHits();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void answersLikeBruteForce(long seed) throws Exception {
    LexemeArrays rows = LexemeArrays.random(seed, 5, 400);
    LexemeOracle oracle = new LexemeOracle(rows);
    Random random = new Random(seed);
    RandomWords words = new RandomWords(seed + 100);
    try (Snapshot snapshot = write(rows)) {
      LexemeTerms.verify(snapshot, rows.size());
      LexemeTerms.verifyBackward(snapshot);
      DefinitionIndex.verify(snapshot, rows.size(), 1000);
      LexemeSearch search = open(snapshot, rows);
      LexemeQuery q = new LexemeQuery();
      for (int i = 0; i < 400; i++) {
        String text = text(rows, random, words, i);
        fill(q, random, text);
        search.search(q, hits);
        List<Hit> all = oracle.search(text, q);
        String message = "seed " + seed + ", query " + i + " '" + text + "' pos " + q.pos;
        assertThat(hits.total()).as(message).isEqualTo(all.size());
        int from = Math.min(q.offset, all.size());
        int to = Math.min(from + q.limit, all.size());
        assertThat(page()).as(message).isEqualTo(all.subList(from, to));
      }
    }
  }

  private static String text(LexemeArrays rows, Random random, RandomWords words, int i) {
    Lexeme lexeme = rows.lexemes.get(random.nextInt(rows.size()));
    return switch (i % 6) {
      case 0 -> lexeme.lemma();
      case 1 -> lexeme.lemma().substring(0, lexeme.lemma().offsetByCodePoints(0, 1));
      case 2 -> words.edit(lexeme.lemma());
      case 3 -> random.nextBoolean() ? "q" : "xaa xbb";
      case 4 -> lexeme.forms().isEmpty() ? "" : lexeme.forms().getFirst();
      default -> words.next(3);
    };
  }

  private static void fill(LexemeQuery q, Random random, String text) {
    q.clear();
    q.setText(text);
    q.fuzzy = random.nextBoolean();
    q.definitions = random.nextBoolean();
    q.pos = random.nextInt(5) - 2;
    q.limit = random.nextInt(30);
    q.offset = random.nextInt(4) == 0 ? random.nextInt(400) : random.nextInt(5);
    if (random.nextBoolean()) {
      q.languages().clear();
      for (int n = random.nextInt(4); n > 0; n--) {
        q.languages().add(random.nextInt(5));
      }
    }
  }

  private List<Hit> page() {
    List<Hit> page = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      page.add(new Hit(hits.lexeme(i), hits.scoreBasisPoints(i), hits.match(i)));
    }
    return page;
  }

  @Test
  void widePrefixesAnswerLikeBruteForce() throws Exception {
    LexemeArrays rows = LexemeArrays.random(11, 4, 4000);
    LexemeOracle oracle = new LexemeOracle(rows);
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      for (String text : List.of("a", "ab", "р", "か", "b")) {
        for (int pos = -1; pos < 3; pos++) {
          for (int language = -1; language < 4; language += 3) {
            LexemeQuery q = new LexemeQuery();
            q.setText(text);
            q.pos = pos;
            q.limit = 40;
            if (language >= 0) {
              q.languages().clear();
              q.languages().add(language);
            }
            search.search(q, hits);
            List<Hit> all = oracle.search(text, q);
            assertThat(hits.total()).isEqualTo(all.size());
            assertThat(page()).isEqualTo(all.subList(0, Math.min(40, all.size())));
          }
        }
      }
    }
  }

  @Test
  void pagesJoinToTheWhole() throws Exception {
    LexemeArrays rows = LexemeArrays.random(21, 3, 2000);
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      LexemeQuery q = new LexemeQuery();
      q.setText("a");
      q.limit = rows.size();
      search.search(q, hits);
      List<Hit> whole = page();
      assertThat(whole).hasSize(hits.total()).hasSizeGreaterThan(100);
      List<Hit> joined = new ArrayList<>();
      q.limit = 7;
      while (q.offset < whole.size() + 7) {
        search.search(q, hits);
        assertThat(hits.total()).isEqualTo(whole.size());
        joined.addAll(page());
        q.offset += 7;
      }
      assertThat(joined).isEqualTo(whole);
    }
  }

  @Test
  void aLongSearchIsKnownBeforehandAndAShortOneIsTheSame() throws Exception {
    LexemeArrays rows = LexemeArrays.random(17, 3, 2000);
    Random random = new Random(17);
    RandomWords words = new RandomWords(17);
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      LexemeQuery q = new LexemeQuery();
      for (int i = 0; i < 300; i++) {
        fill(q, random, text(rows, random, words, i));
        q.fuzzy = false;
        q.definitions = false;
        search.search(q, hits);
        int total = hits.total();
        List<Hit> page = page();
        if (total > 0) {
          assertThat(search.search(q, total - 1L, hits)).as("query %d", i).isFalse();
        }
        assertThat(search.search(q, effort(search, q), hits)).isTrue();
        assertThat(hits.total()).isEqualTo(total);
        assertThat(page()).isEqualTo(page);
      }
      q.clear();
      q.setText("a");
      long wide = effort(search, q);
      q.setText("xaa xbb");
      q.definitions = false;
      long narrow = effort(search, q);
      q.definitions = true;
      assertThat(effort(search, q)).isGreaterThan(narrow);
      assertThat(narrow).isLessThan(wide);
    }
  }

  /** Returns the minimum bound with which a search returns results. */
  private long effort(LexemeSearch search, LexemeQuery q) {
    long low = 0;
    long high = 1 << 20;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (search.search(q, middle, hits)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    assertThat(low).isLessThan(1 << 20);
    return low;
  }

  @Test
  void theExactSpellingComesFirst() throws Exception {
    LexemeArrays rows =
        new LexemeArrays()
            .add(9, 0, 5, "résumé")
            .add(8, 0, 0, "resume")
            .add(7, 0, 1, "Resume")
            .add(6, 0, 1, "resumes");
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      assertThat(idsIn(search, "resume", 0)).containsExactly(8, 7, 9, 6);
      assertThat(idsIn(search, "résumé", 0)).containsExactly(9, 7, 8, 6);
      assertThat(idsIn(search, "RESUME", 0)).containsExactly(7, 8, 9, 6);
      assertThat(hits.scoreBasisPoints(0)).isEqualTo(9900);
      assertThat(idsIn(search, "resumes", 0)).containsExactly(6);
      assertThat(hits.scoreBasisPoints(0)).isEqualTo(10_000);
    }
  }

  @Test
  void aDoubledLetterComesBeforeALongerWord() throws Exception {
    LexemeArrays rows =
        new LexemeArrays()
            .add(1, 0, 2000, "beautifully")
            .add(2, 0, 300, "beautiful")
            .add(3, 0, 5000, "accommodation")
            .add(4, 0, 0, "accomodation ladder");
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      LexemeQuery q = new LexemeQuery();
      q.fuzzy = true;
      q.languages().clear();
      q.languages().add(0);
      q.setText("beautifull");
      search.search(q, hits);
      assertThat(idsOfHits()).containsExactly(2, 1);
      q.setText("accomodation");
      search.search(q, hits);
      assertThat(idsOfHits()).containsExactly(3, 4);
    }
  }

  /** Language 0 is the largest, 4 is a small one, 3 is not written in Latin letters. */
  @Test
  void amongLanguagesFrequentWordsOfGreatOnesComeFirst() throws Exception {
    LexemeArrays rows = new LexemeArrays();
    rows.lexemes.add(spelt(1, 0, 400, "run", null, List.of("ran")));
    rows.lexemes.add(spelt(2, 0, 90, "rate", null, List.of()));
    rows.lexemes.add(spelt(3, 3, 0, "ran", null, List.of()));
    rows.lexemes.add(spelt(4, 3, 0, "らん", "ran", List.of()));
    rows.lexemes.add(spelt(5, 4, 0, "ran", null, List.of()));
    rows.lexemes.add(spelt(6, 4, 30_000, "Rån", null, List.of()));
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      assertThat(ids(search, "ran")).containsExactly(1, 5, 6, 4, 3);
      assertThat(idsIn(search, "ran", 3)).containsExactly(4, 3);
      assertThat(idsIn(search, "ran", 4)).containsExactly(5, 6);
      assertThat(idsIn(search, "ran", 0)).containsExactly(1);
    }
  }

  private static Lexeme spelt(
      int id,
      int language,
      int rank,
      String lemma,
      @Nullable String romanization,
      List<String> forms) {
    return new Lexeme(id, language, 0, rank, lemma, null, romanization, forms, List.of());
  }

  @Test
  void aSearchKeepsToItsEditsWhereAGuessGoesFurther() throws Exception {
    LexemeArrays rows =
        new LexemeArrays()
            .add(1, 0, 3, "tongue")
            .add(2, 0, 1, "the")
            .add(3, 0, 9, "vehicle")
            .add(4, 0, 5, "tonga");
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      for (String text : List.of("teh", "vehical")) {
        LexemeQuery q = new LexemeQuery();
        q.setText(text);
        q.fuzzy = true;
        search.search(q, hits);
        assertThat(hits.total()).as(text).isZero();
      }
      assertThat(guessed(search, "teh")).containsExactly(2);
      assertThat(guessed(search, "vehical")).containsExactly(3);
      assertThat(guessed(search, "tounge")).containsExactly(1, 4);
      assertThat(guessed(search, "vehicle")).as("itself is no guess").isEmpty();
      assertThat(guessed(search, "thx")).as("no slight error").isEmpty();
      assertThat(guessed(search, "brackish")).isEmpty();
    }
  }

  private List<Integer> guessed(LexemeSearch search, String text) {
    LexemeQuery q = new LexemeQuery();
    q.setText(text);
    search.guess(q, hits);
    for (int i = 0; i < hits.size(); i++) {
      assertThat(hits.match(i)).isEqualTo(MatchKind.FUZZY);
    }
    return idsOfHits();
  }

  private List<Integer> idsIn(LexemeSearch search, String text, int language) {
    LexemeQuery q = new LexemeQuery();
    q.setText(text);
    q.languages().clear();
    q.languages().add(language);
    search.search(q, hits);
    return idsOfHits();
  }

  private List<Integer> idsOfHits() {
    return page().stream().map(hit -> idsOf.id(hit.lexeme())).toList();
  }

  /** Returns the ids of the hits in all languages. */
  private List<Integer> ids(LexemeSearch search, String text) {
    LexemeQuery q = new LexemeQuery();
    q.setText(text);
    search.search(q, hits);
    return idsOfHits();
  }

  private LexemeArrays idsOf = new LexemeArrays();

  @Test
  void findTakesTheSameSpellingsBeforeFoldedOnes() throws Exception {
    LexemeArrays rows = new LexemeArrays();
    rows.lexemes.add(lexeme(1, "abd", null, null, List.of("Häuser")));
    rows.lexemes.add(lexeme(2, "hauser", null, null, List.of()));
    rows.lexemes.add(lexeme(3, "abf", "Häuser", null, List.of()));
    rows.lexemes.add(lexeme(4, "abg", null, "Häuser", List.of()));
    rows.lexemes.add(lexeme(5, "Häuser", null, null, List.of()));
    rows.lexemes.add(lexeme(6, "Häusern", null, null, List.of()));
    rows.lexemes.add(lexeme(7, "häuser", null, null, List.of()));
    try (Snapshot snapshot = write(rows)) {
      byte[] text = "Häuser".getBytes(StandardCharsets.UTF_8);
      LanguageSet languages = new LanguageSet();
      languages.add(0);
      open(snapshot, rows).find(text, text.length, languages, hits);
      assertThat(hits.total()).isEqualTo(6);
      assertThat(page().stream().map(hit -> rows.id(hit.lexeme())))
          .containsExactly(5, 1, 3, 4, 7, 2);
      assertThat(hits.match(1)).isEqualTo(MatchKind.FORM);
      languages.clear();
      open(snapshot, rows).find(text, text.length, languages, hits);
      assertThat(hits.total()).isZero();
    }
  }

  private static Lexeme lexeme(
      int id,
      String lemma,
      @Nullable String reading,
      @Nullable String romanization,
      List<String> forms) {
    return new Lexeme(id, 0, 0, 0, lemma, reading, romanization, forms, List.of());
  }

  @Test
  void refusesWhatItCannotAnswer() throws Exception {
    LexemeArrays rows = new LexemeArrays().add(1, 0, 0, "a");
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, rows);
      LexemeQuery q = new LexemeQuery();
      q.setText(new byte[] {(byte) 0xC3}, 0, 1);
      assertThatThrownBy(() -> search.search(q, hits)).hasMessageContaining("UTF-8");
      q.clear();
      q.offset = -1;
      assertThatThrownBy(() -> search.search(q, hits)).hasMessageContaining("offset");
    }
  }

  @Test
  void searchesAllocateNothing() throws Exception {
    LexemeArrays rows = LexemeArrays.random(31, 2, 4000);
    try (Snapshot snapshot = write(rows)) {
      LexemeSearch search = open(snapshot, new FixedFacts(rows.size()));
      for (String text : List.of("abcab", "a", "русский", "xaa xbb")) {
        LexemeQuery q = new LexemeQuery();
        q.setText(text);
        q.fuzzy = true;
        q.definitions = true;
        assertThat(AllocatedBytes.bytes(() -> search.search(q, hits))).as(text).isZero();
      }
    }
  }

  private LexemeSearch open(Snapshot snapshot, LexemeFacts rows) {
    return new LexemeSearch(LexemeTerms.open(snapshot), DefinitionIndex.open(snapshot), rows);
  }

  private Snapshot write(LexemeArrays rows) throws Exception {
    idsOf = rows;
    return WrittenSnapshot.of(folder.resolve("s"), rows::write);
  }
}
