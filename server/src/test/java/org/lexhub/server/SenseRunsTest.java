package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.pair.PairConfidence;

/** Compares lists of senses that share meanings with a scan of all senses of the fixture. */
class SenseRunsTest {
  private static Store store;

  @BeforeAll
  static void open() throws Exception {
    store = Fixture.store();
  }

  @RepeatedTest(200)
  void listsWhatASearchOfAllSensesFinds(RepetitionInfo run) {
    SplittableRandom random = new SplittableRandom(run.getCurrentRepetition());
    Set<Integer> languages = new LinkedHashSet<>();
    LanguageOrder order = new LanguageOrder();
    boolean all = random.nextInt(4) == 0;
    if (all) {
      order.setAll();
    }
    for (int i = random.nextInt(1, 6); i > 0 && !all; i--) {
      int language = random.nextInt(store.languages().size());
      order.add(language);
      languages.add(language);
    }
    int least = random.nextBoolean() ? 0 : random.nextInt(10_000);
    int most = random.nextBoolean() ? Integer.MAX_VALUE : random.nextInt(1, 4);
    SenseRuns runs = new SenseRuns(store.meanings(), store.senses(), store.lexemes());
    runs.start(least, most);
    List<String> expected = new ArrayList<>();
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      if (random.nextBoolean()) {
        int meaning = random.nextInt(store.meanings().size());
        runs.addMeaning(meaning, order);
        expected.addAll(search(meaning, -1, all ? every(-1) : languages, least, most));
      } else {
        int sense = random.nextInt(store.senses().size());
        int home = store.lexemes().language(store.senses().lexeme(sense));
        runs.addSense(sense, order);
        int meaning = store.senses().meaning(sense);
        expected.addAll(search(meaning, sense, all ? every(home) : languages, least, most));
      }
    }
    int offset = random.nextInt(expected.size() + 2);
    List<String> found = new ArrayList<>();
    runs.seek(offset);
    while (runs.next()) {
      found.add(runs.origin() + " " + runs.sense() + " " + runs.confidenceBasisPoints());
    }
    assertThat(runs.total()).as("seed " + run.getCurrentRepetition()).isEqualTo(expected.size());
    assertThat(found)
        .as("seed " + run.getCurrentRepetition())
        .isEqualTo(expected.subList(Math.min(offset, expected.size()), expected.size()));
  }

  private static Set<Integer> every(int except) {
    Set<Integer> all = new LinkedHashSet<>();
    for (int i = 0; i < store.languages().size(); i++) {
      if (i != except) {
        all.add(i);
      }
    }
    return all;
  }

  private static List<String> search(
      int meaning, int origin, Set<Integer> languages, int least, int most) {
    List<String> found = new ArrayList<>();
    for (int language : languages) {
      List<Integer> here = new ArrayList<>();
      for (int sense = 0; sense < store.senses().size(); sense++) {
        boolean wanted =
            sense != origin
                && store.senses().meaning(sense) == meaning
                && store.lexemes().language(store.senses().lexeme(sense)) == language
                && confidence(origin, sense) >= least;
        if (wanted) {
          here.add(sense);
        }
      }
      here.sort(
          (a, b) -> Integer.compare(store.senses().confidence(b), store.senses().confidence(a)));
      for (int sense : here.subList(0, Math.min(most, here.size()))) {
        found.add(origin + " " + sense + " " + confidence(origin, sense));
      }
    }
    return found;
  }

  private static int confidence(int origin, int sense) {
    int own = store.senses().confidence(sense);
    return origin < 0 ? own : PairConfidence.of(store.senses().confidence(origin), own);
  }
}
