package org.lexhub.store.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.RandomDataset;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Compares lists with a scan of the dataset. */
class ListsTest {
  private static final long SEED = 20261121L;

  @TempDir static Path folder;
  private static TestDataset data;
  private static Store store;

  @BeforeAll
  static void write() throws IOException {
    data = RandomDataset.of(SEED, 30, 200, 3000);
    store = data.open(folder.resolve("lists"));
  }

  @AfterAll
  static void close() {
    store.close();
  }

  @Test
  void lexemesMatchAScanForRandomFilters() {
    Random random = new Random(SEED);
    LexemeFilter filter = new LexemeFilter();
    OrdinalPage page = new OrdinalPage();
    for (int round = 0; round < 400; round++) {
      filter.reset();
      List<Integer> languages = randomLanguages(random, filter.languages());
      int pos = random.nextBoolean() ? -1 : Pos.at(random.nextInt(4)).number();
      int source = random.nextBoolean() ? -1 : random.nextInt(3);
      int proficiency = random.nextInt(3) > 0 ? -1 : random.nextInt(2);
      int limit = random.nextInt(60);
      int offset = random.nextInt(4) == 0 ? random.nextInt(3200) : random.nextInt(100);
      filter.pos(pos).source(source).proficiency(proficiency).limit(limit).offset(offset);
      List<Integer> expected = new ArrayList<>();
      for (int row = 0; row < data.lexemes.size(); row++) {
        TestDataset.Lexeme lexeme = data.lexemes.get(row);
        if (languages.contains(lexeme.language)
            && (pos < 0 || lexeme.pos.number() == pos)
            && (source < 0 || lexeme.sources.contains(source))
            && (proficiency < 0 || lexeme.proficiencies.contains(proficiency))) {
          expected.add(row);
        }
      }
      store.lexemeList().list(filter, page);
      assertThat(page.total()).as("seed %d round %d", SEED, round).isEqualTo(expected.size());
      assertThat(ordinals(page))
          .as("seed %d round %d", SEED, round)
          .isEqualTo(part(expected, offset, limit));
    }
  }

  private static List<Integer> randomLanguages(Random random, LanguageSet set) {
    List<Integer> languages = new ArrayList<>();
    if (random.nextInt(5) == 0) {
      set.setAll();
      for (int i = 0; i < data.languages.size(); i++) {
        languages.add(i);
      }
      return languages;
    }
    for (int i = random.nextInt(5); i > 0; i--) {
      int language = random.nextInt(data.languages.size());
      set.add(language);
      languages.add(language);
    }
    return languages;
  }

  @Test
  void listsAllocateNothing() {
    LexemeFilter filter = new LexemeFilter();
    filter.languages().add(0);
    filter.languages().add(3);
    LanguageFilter family = new LanguageFilter().family(0).level(1);
    OrdinalPage page = new OrdinalPage();
    ZeroAllocation.assertNone(() -> {
      store.lexemeList().list(filter.pos(0).source(-1), page);
      store.lexemeList().list(filter.pos(0).source(1), page);
      store.languageList().list(family, page);
      store.meaningList().list(2, 50, 0, page);
    });
  }

  @Test
  void anUnknownValueMatchesNothing() {
    OrdinalPage page = new OrdinalPage();
    LexemeFilter filter = new LexemeFilter();
    filter.languages().setAll();
    store.lexemeList().list(filter.source(LexemeFilter.UNKNOWN), page);
    assertThat(page.total()).isZero();
    assertThat(page.size()).isZero();
    store.languageList().list(new LanguageFilter().family(LanguageFilter.UNKNOWN), page);
    assertThat(page.total()).isZero();
    store.meaningList().list(store.meaningList().concept("NO SUCH"), 10, 0, page);
    assertThat(page.total()).isZero();
  }

  @Test
  void languagesMatchAScanForEveryFamilyAndLevel() {
    OrdinalPage page = new OrdinalPage();
    for (int family = -1; family < data.languages.size(); family++) {
      for (int level = -1; level < LanguageLevel.count(); level++) {
        List<Integer> expected = new ArrayList<>();
        for (int row = 0; row < data.languages.size(); row++) {
          if ((family < 0 || isBelow(row, family))
              && (level < 0 || data.languages.get(row).level().number() == level)) {
            expected.add(row);
          }
        }
        store
            .languageList()
            .list(new LanguageFilter().family(family).level(level).limit(7).offset(2), page);
        assertThat(page.total()).isEqualTo(expected.size());
        assertThat(ordinals(page)).isEqualTo(part(expected, 2, 7));
      }
    }
  }

  private static boolean isBelow(int row, int family) {
    for (int up = data.languages.get(row).parent(); up >= 0; up = data.languages.get(up).parent()) {
      if (up == family) {
        return true;
      }
    }
    return false;
  }

  @Test
  void meaningsOfAConceptAreFoundByGlossAndCatalogueId() {
    OrdinalPage page = new OrdinalPage();
    for (int concept = 0; concept < data.concepts.size(); concept++) {
      List<Integer> expected = new ArrayList<>();
      for (int row = 0; row < data.meanings.size(); row++) {
        if (data.meanings.get(row).concept == concept) {
          expected.add(row);
        }
      }
      assertThat(store.meaningList().concept("concept " + concept)).isEqualTo(concept);
      assertThat(store.meaningList().concept("c" + concept)).isEqualTo(concept);
      store.meaningList().list(concept, 100, 0, page);
      assertThat(ordinals(page)).isEqualTo(expected);
    }
    store.meaningList().list(MeaningList.ANY, 5, 190, page);
    assertThat(page.total()).isEqualTo(200);
    assertThat(ordinals(page)).containsExactly(190, 191, 192, 193, 194);
  }

  @Test
  void manyBlocksOfSeveralFacetsAreIntersected() throws IOException {
    TestDataset large = new TestDataset();
    large.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int count = 150_000;
    for (int i = 0; i < count; i++) {
      TestDataset.Lexeme lexeme =
          large.lexeme(0, String.format("w%06d", i), i % 3 == 0 ? Pos.NOUN : Pos.VERB);
      lexeme.sources.set(0, i % 5 == 0 ? 1 : 0);
    }
    try (Store opened = large.open(folder.resolve("large"))) {
      OrdinalPage page = new OrdinalPage();
      LexemeFilter filter = new LexemeFilter();
      filter.languages().add(0);
      filter.pos(Pos.NOUN.number()).source(1).limit(3).offset(9000);
      opened.lexemeList().list(filter, page);
      assertThat(page.total()).isEqualTo(count / 15);
      assertThat(ordinals(page)).containsExactly(9000 * 15, 9001 * 15, 9002 * 15);
    }
  }

  private static List<Integer> ordinals(OrdinalPage page) {
    List<Integer> ordinals = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      ordinals.add(page.ordinal(i));
    }
    return ordinals;
  }

  private static List<Integer> part(List<Integer> all, int offset, int limit) {
    int from = Math.min(offset, all.size());
    return all.subList(from, Math.min(from + limit, all.size()));
  }
}
