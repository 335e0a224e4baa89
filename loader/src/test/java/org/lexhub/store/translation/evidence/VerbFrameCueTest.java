package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.VerbFrames;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Tests a model learned from verbs with an object, verbs without one and verbs with a clause on
 * verbs of which it has no example.
 */
class VerbFrameCueTest {
  private static final long OBJECT = VerbFrames.frame(8) | VerbFrames.field(30);
  private static final long ALONE = VerbFrames.frame(1) | VerbFrames.field(38);
  private static final long CLAUSE = VerbFrames.frame(26) | VerbFrames.field(32);
  private static final long[] TRAITS = {OBJECT, ALONE, CLAUSE};
  private static final int NOUN = 3;
  private static final int OTHER = 4;

  @TempDir static Path folder;
  private static Store store;

  @BeforeAll
  static void write() throws IOException {
    store = data().open(folder.resolve("verbs"), LearnedModels.ALL);
  }

  private static TestDataset data() {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    for (long traits : TRAITS) {
      data.meanings.get(data.meaning("meaning of grow " + traits)).traits = traits;
    }
    data.meaning("a growing thing");
    data.meaning("a meaning of which nobody said how it is used");
    TestDataset.Lexeme grow = data.lexeme(english, "grow", Pos.VERB);
    for (int meaning = 0; meaning < TRAITS.length; meaning++) {
      grow.sense(meaning, 10_000, 5);
    }
    grow.sense(OTHER, 10_000, 5);
    data.lexeme(english, "grow", Pos.NOUN).sense(NOUN, 10_000, 5);
    String[] verbs = {"paint", "clean", "carry", "open", "wash", "lift", "break", "bend"};
    String[] things = {"door", "table", "garden", "window", "basket", "letter", "river", "stone"};
    for (String thing : things) {
      data.lexeme(english, thing, Pos.NOUN).sense(data.meaning("a " + thing), 10_000, 9);
    }
    for (String verb : verbs) {
      TestDataset.Lexeme lexeme = data.lexeme(english, verb, Pos.VERB);
      for (long traits : TRAITS) {
        TestDataset.Meaning meaning = data.meanings.get(data.meaning("a way to " + verb + traits));
        meaning.traits = traits;
        for (String thing : things) {
          meaning.examples.add(example(verb, thing, traits));
        }
        lexeme.sense(data.meanings.size() - 1, 10_000, 2);
      }
    }
    return data;
  }

  private static String example(String verb, String thing, long traits) {
    if (traits == OBJECT) {
      return "they will " + verb + " the " + thing;
    }
    return traits == ALONE ? "the " + thing + " will " + verb : "they " + verb + " that it is so";
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private static SenseCandidates weigh(String context) {
    SenseCandidates candidates = new SenseCandidates();
    float[] priors = {0.2f, 0.2f, 0.2f, 0.3f, 0.1f};
    for (int meaning = 0; meaning < priors.length; meaning++) {
      candidates.add(meaning, meaning, 10_000, priors[meaning]);
    }
    Sentence sentence = new Sentence();
    byte[] bytes = context.getBytes(StandardCharsets.UTF_8);
    sentence.read(bytes, 0, bytes.length);
    PosTagger classes = PosTagger.open(store.snapshot());
    PosTagCue cue = new PosTagCue();
    Utf8Buffer word = new Utf8Buffer(8);
    word.put("grow".getBytes(StandardCharsets.UTF_8), 0, 4);
    cue.read(sentence, word, classes);
    VerbFrameModel model = VerbFrameModel.open(store.snapshot());
    new VerbFrameCue().weigh(sentence, cue, model, classes, candidates);
    return candidates;
  }

  @ParameterizedTest
  @CsvSource({
    "they will grow the garden, 0",
    "they will grow the stones, 0",
    "the basket will grow, 1",
    "the window will grow ., 1",
    "they grow that it was theirs, 2",
  })
  void theMeaningThatFitsTheClauseComesFirst(String context, int meaning) {
    SenseCandidates candidates = weigh(context);
    for (int other = 0; other < TRAITS.length; other++) {
      if (other != meaning) {
        assertThat(candidates.prior(meaning)).isGreaterThan(1.5f * candidates.prior(other));
      }
    }
  }

  @Test
  void verbsStayAsLikelyAsTheyWereAndOtherMeaningsToo() {
    SenseCandidates candidates = weigh("they will grow the garden");
    assertThat(candidates.prior(0) + candidates.prior(1) + candidates.prior(2))
        .isCloseTo(0.6f, offset(1e-5f));
    assertThat(candidates.prior(NOUN)).isEqualTo(0.3f);
    assertThat(candidates.prior(OTHER)).isEqualTo(0.1f);
  }

  @Test
  void aSentenceWithoutTheWordSaysNothing() {
    assertThat(weigh("they will paint the garden").prior(0)).isEqualTo(0.2f);
    assertThat(weigh("").prior(1)).isEqualTo(0.2f);
  }

  @ParameterizedTest
  @CsvSource({"they will grow the garden, 0", "the basket will grow, 1", "they grow that it is, 2"})
  void translationsListTheMeaningThatFitsFirst(String context, int meaning) {
    TranslateQuery query = new TranslateQuery();
    query.text().put("grow".getBytes(StandardCharsets.UTF_8), 0, 4);
    query.setContext(context);
    query.source().add(0);
    query.addTarget().add(0);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    assertThat(store.senses().meaning(answer.sense(0))).isEqualTo(meaning);
    ZeroAllocation.assertNone(() -> store.translator().translate(query, answer));
  }

  @Test
  void theSnapshotKeepsTheTraitsOfEachMeaning() {
    VerbFrameModel model = VerbFrameModel.open(store.snapshot());
    TestDataset data = data();
    for (int row = 0; row < data.meanings.size(); row++) {
      assertThat(model.traits(row)).isEqualTo(data.meanings.get(row).traits);
    }
  }

  @Test
  void theSameWordsGiveTheSameBytes() throws IOException {
    Path first = folder.resolve("first");
    Path second = folder.resolve("second");
    data().write(first, LearnedModels.ALL);
    data().write(second, LearnedModels.ALL);
    assertThat(Files.mismatch(first, second)).isEqualTo(-1);
  }
}
