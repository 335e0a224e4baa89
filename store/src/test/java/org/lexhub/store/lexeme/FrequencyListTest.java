package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.RandomDataset;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.LexemeTable;

class FrequencyListTest {
  /** Enough that filters have fewer and more languages than are walked together. */
  private static final int LANGUAGES = 12;

  @TempDir Path folder;
  private final OrdinalPage page = new OrdinalPage();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void listsLikeASortOfAllLexemes(long seed) throws Exception {
    Random random = new Random(seed);
    try (Store store = store(seed)) {
      for (int i = 0; i < 200; i++) {
        LexemeFilter filter = filter(random);
        int limit = 1 + random.nextInt(20);
        int offset = random.nextInt(60);
        store.frequencyList().list(filter.limit(limit).offset(offset), page);
        List<Integer> expected = expected(store.lexemes(), filter);
        assertThat(page.total()).as("seed %d, list %d", seed, i).isEqualTo(expected.size());
        List<Integer> rows = new ArrayList<>();
        for (int k = 0; k < page.size(); k++) {
          rows.add(page.ordinal(k));
        }
        int from = Math.min(offset, expected.size());
        assertThat(rows)
            .as("seed %d, list %d", seed, i)
            .isEqualTo(expected.subList(from, Math.min(from + limit, expected.size())));
      }
    }
  }

  private Store store(long seed) throws Exception {
    TestDataset data = RandomDataset.of(seed, LANGUAGES, 30, 400);
    Random random = new Random(seed);
    data.lexemes.forEach(lexeme -> lexeme.rank = Math.max(0, random.nextInt(150) - 50));
    return data.open(folder.resolve("s"));
  }

  private static LexemeFilter filter(Random random) {
    LexemeFilter filter = new LexemeFilter();
    for (int language = 0; language < LANGUAGES; language++) {
      if (random.nextInt(3) > 0) {
        filter.languages().add(language);
      }
    }
    filter.pos(random.nextInt(4) - 1);
    filter.source(random.nextInt(6) == 0 ? LexemeFilter.UNKNOWN : random.nextInt(3) - 1);
    return filter.proficiency(random.nextInt(3) - 1);
  }

  private static List<Integer> expected(LexemeTable lexemes, LexemeFilter filter) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < lexemes.size(); row++) {
      if (filter.languages().contains(lexemes.language(row))
          && lexemes.frequencyRank(row) > 0
          && (filter.pos() < 0 || lexemes.pos(row) == filter.pos())
          && filter.source() != LexemeFilter.UNKNOWN
          && (filter.source() < 0 || lexemes.bySource().contains(filter.source(), row))
          && (filter.proficiency() < 0
              || lexemes.byProficiency().contains(filter.proficiency(), row))) {
        rows.add(row);
      }
    }
    rows.sort(Comparator.comparingInt(lexemes::frequencyRank));
    return rows;
  }

  @Test
  void ranksOfAllLanguagesCannotBeCompared() throws Exception {
    try (Store store = store(1)) {
      LexemeFilter all = new LexemeFilter();
      all.languages().setAll();
      assertThatThrownBy(() -> store.frequencyList().list(all, page))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0,2,3"})
  void sortedLanguagesAreListedWithoutAllocation(String languages) throws Exception {
    try (Store store = store(1)) {
      LexemeFilter filter = new LexemeFilter();
      for (String language : languages.split(",", -1)) {
        filter.languages().add(Integer.parseInt(language));
      }
      assertThat(store.frequencyList().isQuick(filter)).isFalse();
      store.frequencyList().list(filter, page);
      assertThat(page.total()).isGreaterThan(5);
      assertThat(store.frequencyList().isQuick(filter)).isEqualTo(filter.languages().count() == 1);
      ZeroAllocation.assertNone(() -> store.frequencyList().list(filter.offset(5), page));
    }
  }
}
