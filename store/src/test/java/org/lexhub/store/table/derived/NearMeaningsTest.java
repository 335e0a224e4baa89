package org.lexhub.store.table.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Compares the near meanings of random words with a direct computation of the definition. */
class NearMeaningsTest {
  private static final int MEANINGS = 40;
  private static final int LANGUAGES = 6;

  /** So many languages that those of a common meaning are many times those of a rare one. */
  private static final int MANY_LANGUAGES = 60;

  private static final Map<RelationType, Double> FACTORS =
      Map.of(
          RelationType.HYPERNYM, 1.7,
          RelationType.SIMILAR, 1.7,
          RelationType.PERTAINYM, 1.35,
          RelationType.ALSO, 1.0,
          RelationType.DERIVATION, 0.77,
          RelationType.HYPONYM, 0.57);

  @TempDir Path folder;

  @Test
  void meaningsAreAsNearAsTheDefinitionSays() throws IOException {
    for (long seed = 1; seed <= 4; seed++) {
      check(random(new Random(seed), LANGUAGES), "seed " + seed);
    }
  }

  @Test
  void rareMeaningsAreAsNearToCommonOnesAsTheDefinitionSays() throws IOException {
    TestDataset data = random(new Random(9), MANY_LANGUAGES);
    for (int language = 0; language < 3; language++) {
      for (int rare = 0; rare < 20; rare++) {
        TestDataset.Lexeme word = data.lexeme(language, "rare " + rare, Pos.NOUN);
        word.sense(MEANINGS + rare, 9000, 0);
        word.sense(rare, 9000, 0);
      }
    }
    for (int rare = 0; rare < 20; rare++) {
      data.meaning("rare meaning " + rare);
    }
    check(data, "many languages");
  }

  private void check(TestDataset data, String name) throws IOException {
    try (Store store = data.open(folder.resolve(name.replace(' ', '-')))) {
      for (int meaning = 0; meaning < data.meanings.size(); meaning++) {
        check(store.meanings(), meaning, nearness(data, meaning), name);
      }
    }
  }

  private static TestDataset random(Random random, int languages) {
    TestDataset data = new TestDataset();
    for (int i = 0; i < languages; i++) {
      data.language(
          "q" + (char) ('a' + i / 20) + (char) ('a' + i % 20),
          "Language " + i,
          LanguageLevel.LANGUAGE,
          -1);
    }
    RelationType[] types = FACTORS.keySet().stream().sorted().toArray(RelationType[]::new);
    for (int i = 0; i < MEANINGS; i++) {
      data.meaning("meaning " + i);
      for (int n = random.nextInt(4); n > 0; n--) {
        boolean counts = random.nextInt(5) > 0;
        RelationType type = types[random.nextInt(types.length)];
        data.meanings.get(i).relationTypes.add(counts ? type : RelationType.ANTONYM);
        data.meanings.get(i).relationMeanings.add(random.nextInt(MEANINGS));
      }
    }
    for (int language = 0; language < languages; language++) {
      for (int i = 0; i < 25; i++) {
        addWord(data.lexeme(language, "word" + i, Pos.NOUN), random);
        if (i % 3 == 0) {
          addWord(data.lexeme(language, "word" + i, Pos.VERB), random);
        }
      }
    }
    return data;
  }

  private static void addWord(TestDataset.Lexeme word, Random random) {
    int senses = random.nextInt(60) == 0 ? 41 : 1 + random.nextInt(3);
    int region = random.nextInt(10);
    for (int n = 0; n < senses; n++) {
      word.sense(Math.floorMod(4 * region + random.nextInt(6), MEANINGS), 9000, 0);
    }
  }

  /** Returns the nearness of each other meaning, from 0 to 1, where there is any. */
  private static Map<Integer, Double> nearness(TestDataset data, int meaning) {
    Map<Integer, Double> shared = new HashMap<>();
    Map<Integer, Integer> languages = new HashMap<>();
    for (int language = 0; language < data.languages.size(); language++) {
      Map<Integer, Double> here = new HashMap<>();
      for (List<Integer> word : words(data, language)) {
        long times = word.stream().filter(each -> each == meaning).count();
        for (int other : word) {
          if (times > 0 && other != meaning && word.size() <= 40) {
            here.merge(other, times / (double) word.size(), Double::sum);
          }
        }
      }
      here.forEach((other, weight) -> shared.merge(other, Math.min(1, weight), Double::sum));
      here.forEach((other, weight) -> languages.merge(other, 1, Integer::sum));
    }
    Map<Integer, Double> factors = factors(data, meaning);
    Map<Integer, Double> near = new HashMap<>();
    for (int other = 0; other < data.meanings.size(); other++) {
      if (other != meaning
          && (languages.getOrDefault(other, 0) >= 2 || factors.containsKey(other))) {
        Set<Integer> both = languages(data, meaning);
        both.retainAll(languages(data, other));
        double value =
            4.18
                * Math.pow(shared.getOrDefault(other, 0.0) + 0.1, 1.31)
                / Math.pow(both.size() + 3, 1.73)
                * factors.getOrDefault(other, 1.0);
        near.put(other, Math.min(1, value));
      }
    }
    return near;
  }

  private static List<List<Integer>> words(TestDataset data, int language) {
    Map<String, List<Integer>> words = new HashMap<>();
    for (TestDataset.Lexeme lexeme : data.lexemes) {
      if (lexeme.language == language) {
        List<Integer> word = words.computeIfAbsent(lexeme.lemma, any -> new ArrayList<>());
        lexeme.senses.forEach(sense -> word.add(sense.meaning()));
      }
    }
    return List.copyOf(words.values());
  }

  private static Set<Integer> languages(TestDataset data, int meaning) {
    Set<Integer> languages = new HashSet<>();
    for (TestDataset.Lexeme lexeme : data.lexemes) {
      if (lexeme.senses.stream().anyMatch(sense -> sense.meaning() == meaning)) {
        languages.add(lexeme.language);
      }
    }
    return languages;
  }

  private static Map<Integer, Double> factors(TestDataset data, int meaning) {
    Map<Integer, Double> factors = new HashMap<>();
    TestDataset.Meaning row = data.meanings.get(meaning);
    for (int i = 0; i < row.relationTypes.size(); i++) {
      Double times = FACTORS.get(row.relationTypes.get(i));
      if (times != null) {
        factors.merge(row.relationMeanings.get(i), times, (a, b) -> a * b);
      }
    }
    return factors;
  }

  private static void check(
      MeaningTable meanings, int meaning, Map<Integer, Double> expected, String seed) {
    int count = (int) (meanings.nearEnd(meaning) - meanings.nearStart(meaning));
    assertThat(count).as(seed).isLessThanOrEqualTo(NearMeaningsWriter.MAX_NEAR);
    double last = NearMeaningsWriter.MIN_NEARNESS;
    int before = 10_000;
    for (long i = meanings.nearStart(meaning); i < meanings.nearEnd(meaning); i++) {
      int value = meanings.nearnessBasisPoints(i);
      assertThat(expected).as("%s: a reason to be near", seed).containsKey(meanings.nearMeaning(i));
      double exact = expected.getOrDefault(meanings.nearMeaning(i), 0.0);
      expected.remove(meanings.nearMeaning(i));
      assertThat((double) value).as(seed).isCloseTo(10_000 * exact, within(1.0));
      assertThat(value).as(seed).isLessThanOrEqualTo(before);
      before = value;
      last = count == NearMeaningsWriter.MAX_NEAR ? value : last;
    }
    for (double left : expected.values()) {
      assertThat(10_000 * left).as("%s: the nearest are kept", seed).isLessThanOrEqualTo(last + 1);
    }
  }
}
