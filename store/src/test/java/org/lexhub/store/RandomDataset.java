package org.lexhub.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/** Random {@link TestDataset}s, the same for the same seed. */
public final class RandomDataset {
  private static final Pos[] SOME_POS = {Pos.NOUN, Pos.VERB, Pos.ADJ, Pos.ADV, Pos.NAME};

  private RandomDataset() {}

  /** Returns a dataset with a number of languages, meanings and lexemes. */
  public static TestDataset of(long seed, int languageCount, int meaningCount, int lexemeCount) {
    Random random = new Random(seed);
    TestDataset data = new TestDataset();
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    for (int i = 1; i < languageCount; i++) {
      int parent = random.nextInt(3) == 0 ? -1 : random.nextInt(i);
      LanguageLevel level = LanguageLevel.at(random.nextInt(LanguageLevel.count()));
      data.language(code(i), "Language " + random.nextInt(1000) + " " + i, level, parent);
    }
    for (int i = 0; i < 5; i++) {
      data.concepts.add("CONCEPT " + i);
    }
    for (int i = 0; i < meaningCount; i++) {
      TestDataset.Meaning meaning = data.meanings.get(data.meaning("gloss of thing " + i));
      meaning.concept = random.nextInt(10) == 0 ? random.nextInt(5) : -1;
      meaning.traits =
          i % 3 == 0 ? VerbFrames.frame(i % 35 + 1) | VerbFrames.field(29 + i % 15) : 0;
      if (i > 0) {
        meaning.relationTypes.add(RelationType.HYPERNYM);
        meaning.relationMeanings.add(random.nextInt(i));
      }
    }
    for (int i = 0; i < lexemeCount; i++) {
      addLexeme(data, random, i);
    }
    data.sort();
    return data;
  }

  private static void addLexeme(TestDataset data, Random random, int i) {
    // The second language has no lexemes.
    int language = random.nextInt(data.languages.size() - 1);
    language += language >= 1 ? 1 : 0;
    Pos pos = SOME_POS[random.nextInt(SOME_POS.length)];
    TestDataset.Lexeme lexeme = data.lexeme(language, "word" + i, pos);
    lexeme.sources.clear();
    for (int source :
        new TreeSet<>(
            List.of(random.nextInt(3), random.nextInt(3) / 2 * 2).stream().distinct().toList())) {
      lexeme.sources.add(source);
    }
    if (random.nextInt(4) == 0) {
      lexeme.proficiencies.add(random.nextInt(2));
    }
    lexeme.rank = random.nextInt(3) == 0 ? 0 : random.nextInt(1000) + 1;
    List<Integer> meanings = new ArrayList<>();
    for (int s = random.nextInt(4); s > 0; s--) {
      int meaning = random.nextInt(data.meanings.size());
      if (!meanings.contains(meaning)) {
        meanings.add(meaning);
        lexeme.sense(meaning, 10_000 - 500 * random.nextInt(12), random.nextInt(5));
      }
    }
  }

  private static String code(int i) {
    return "q" + (char) ('a' + i / 26 % 26) + (char) ('a' + i % 26);
  }
}
