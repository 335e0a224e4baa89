package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.HubTags;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;
import org.lexhub.store.translation.evidence.SenseWeights;
import org.lexhub.store.translation.evidence.WordBag;

class ForeignSensesTest {
  private static final float CLOSE = 1e-4f;
  private static final int LAWYER = 0;
  private static final int FRUIT = 1;
  private static final int AVOCAT = 1;

  @TempDir Path folder;
  private int files;

  /** A French word with two meanings; English words have the first one's 8 tags. */
  private static TestDataset words() {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int french = data.language("fra", "French", LanguageLevel.LANGUAGE, -1);
    int lawyer = data.meaning("a person who pleads in court");
    int fruit = data.meaning("a pear-shaped tropical fruit");
    data.lexeme(english, "lawyer", Pos.NOUN).sense(lawyer, 9900, 8);
    data.lexeme(french, "avocat", Pos.NOUN).sense(lawyer, 6000, 0).sense(fruit, 9900, 0);
    return data;
  }

  private SenseCandidates weighed(SenseCandidates candidates) throws IOException {
    with(senses -> senses.weigh(candidates));
    return candidates;
  }

  private void with(Consumer<ForeignSenses> use) throws IOException {
    Path file = folder.resolve("words" + files++);
    try (Store store = words().open(file);
        Snapshot snapshot = Snapshot.open(file)) {
      HubTags tags = new HubTags(store.senses(), store.meanings(), store.codes());
      assertThat(tags.of(0)).isEqualTo(8);
      assertThat(tags.of(1)).isZero();
      use.accept(
          new ForeignSenses(
              store.lexemes(),
              store.senses(),
              store.meanings(),
              tags,
              Signatures.open(snapshot),
              MeaningGraph.open(snapshot),
              store.codes()));
    }
  }

  @Test
  void aCertainLinkOutweighsTheTagsOfEnglishWords() throws IOException {
    SenseCandidates candidates = new SenseCandidates();
    candidates.add(1, 0, 6000, 0.8f);
    candidates.add(2, 1, 9900, 0.2f);

    weighed(candidates);

    assertThat(candidates.opinion(1, SenseOpinion.PRIOR))
        .isGreaterThan(candidates.opinion(0, SenseOpinion.PRIOR));
  }

  @Test
  void whatAnotherWordMeansTooIsNoEvidenceForIt() throws IOException {
    SenseCandidates lawyer = new SenseCandidates();
    lawyer.add(0, LAWYER, 9900, 1);
    SenseCandidates both = new SenseCandidates();
    both.add(0, LAWYER, 9900, 1);
    both.add(2, FRUIT, 9900, 1);

    assertThat(hasEvidence(AVOCAT, null)).isTrue();
    assertThat(hasEvidence(AVOCAT, lawyer)).as("the fruit remains").isTrue();
    assertThat(hasEvidence(AVOCAT, both)).isFalse();
  }

  private boolean hasEvidence(int lexeme, @Nullable SenseCandidates candidates) throws IOException {
    PersonalizedPageRank walk = new PersonalizedPageRank();
    with(senses -> senses.addMeanings(lexeme, 1, candidates, new WordBag(), walk));
    return walk.known();
  }

  @Test
  void theScoreGrowsWithThePrior() throws IOException {
    SenseCandidates low = new SenseCandidates();
    low.add(2, 1, 9900, 0.1f);
    SenseCandidates high = new SenseCandidates();
    high.add(2, 1, 9900, 0.2f);

    float difference =
        weighed(high).opinion(0, SenseOpinion.PRIOR) - weighed(low).opinion(0, SenseOpinion.PRIOR);

    assertThat(difference)
        .isCloseTo((float) (SenseWeights.FOREIGN_PRIOR * Math.log(2)), within(CLOSE));
  }
}
