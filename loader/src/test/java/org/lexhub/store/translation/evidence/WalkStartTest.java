package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Tests the words of sentences at which the walk through the meanings starts. */
class WalkStartTest {
  private static final int MOUSE = 0;
  private static final int TAKE_OFF = 1;
  private static final int TAKE = 2;
  private static final int HOT_DOG = 3;
  private static final int DOG = 4;
  private static final int OFF = 5;
  private static final int FIRST_NEIGHBOUR = 6;

  @TempDir static Path folder;
  private static Store store;
  private static MeaningGraph graph;

  private final PersonalizedPageRank walk = new PersonalizedPageRank();
  private final WalkStart start = new WalkStart();

  /** Writes meanings that each have a neighbour, so that the walk can leave them. */
  @BeforeAll
  static void write() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    for (int meaning = 0; meaning < 2 * FIRST_NEIGHBOUR; meaning++) {
      data.meaning("");
      if (meaning >= FIRST_NEIGHBOUR) {
        data.meanings.get(meaning).relationTypes.add(RelationType.HYPERNYM);
        data.meanings.get(meaning).relationMeanings.add(meaning - FIRST_NEIGHBOUR);
      }
    }
    data.lexeme(english, "mouse", Pos.NOUN).sense(MOUSE, 9500, 1).forms.add("mice");
    data.lexeme(english, "take", Pos.VERB).sense(TAKE, 9500, 1).forms.add("took");
    data.lexeme(english, "take off", Pos.VERB).sense(TAKE_OFF, 9500, 1);
    data.lexeme(english, "hot dog", Pos.NOUN).sense(HOT_DOG, 9500, 1);
    data.lexeme(english, "dog", Pos.NOUN).sense(DOG, 9500, 1);
    data.lexeme(english, "off", Pos.ADV).sense(OFF, 9500, 1);
    data.lexeme(english, "plane", Pos.NOUN).sense(MOUSE, 9500, 1);
    data.lexeme(english, "make", Pos.VERB).sense(MOUSE, 9500, 1).forms.add("made");
    store = data.open(folder.resolve("start"), LearnedModels.ALL);
    graph = MeaningGraph.open(store.snapshot());
  }

  @AfterAll
  static void close() {
    store.close();
  }

  /** Returns the share of each meaning in a walk that starts at the words of a sentence. */
  private double[] walk(String text, String target) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sentence sentence = new Sentence();
    sentence.read(bytes, 0, bytes.length);
    byte[] word = target.getBytes(StandardCharsets.UTF_8);
    SignatureWords except = new SignatureWords();
    except.read(word, 0, word.length);
    walk.clear();
    start.add(sentence, except, graph, Signatures.open(store.snapshot()), walk);
    walk.walk(graph);
    double[] shares = new double[graph.size()];
    for (int meaning = 0; meaning < shares.length && walk.known(); meaning++) {
      shares[meaning] = walk.ratio(meaning, graph) * graph.usual(meaning, PushedMass.RESTART);
    }
    return shares;
  }

  @Test
  void formsLeadToTheMeaningsOfTheirWord() {
    assertThat(walk("the MICE ran", "ran")[MOUSE]).isGreaterThan(0.4);
    assertThat(walk("she took it", "it")[TAKE]).isGreaterThan(0.4);
  }

  @Test
  void phrasesAndTheirFormsAreWhole() {
    double whole = walk("the plane took off", "plane")[TAKE_OFF];
    assertThat(whole).isGreaterThan(1.2 * walk("the plane took it off", "plane")[TAKE_OFF]);
    double plural = walk("the plane of hot dogs", "plane")[HOT_DOG];
    assertThat(plural).isGreaterThan(1.2 * walk("the plane of big dogs", "plane")[HOT_DOG]);
  }

  @Test
  void theWordThatIsAskedAboutIsNoPartOfAPhrase() {
    double[] shares = walk("one hot dog", "dog");
    assertThat(shares[HOT_DOG] + shares[DOG]).isZero();
  }

  @Test
  void closedWordsCountBesideTheWordAlone() {
    assertThat(walk("they made off", "made")[OFF]).isGreaterThan(0.4);
    assertThat(walk("made by mice off", "made")[OFF]).isZero();
  }

  @Test
  void nearWordsWeighMore() {
    double near = walk("plane dog mice take took", "plane")[DOG];
    double far = walk("plane mice take took dog", "plane")[DOG];
    assertThat(near).isGreaterThan(1.1 * far);
  }
}
