package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.core.CoreFolder.Concept;
import org.lexhub.loader.core.CoreFolder.Word;

/** Checks every row of {@code data/core/concepts.tsv}. */
class CoreConceptsTest {
  private static final Map<String, String> SYNSET_LETTER =
      Map.of("noun", "n", "verb", "v", "adj", "a", "adv", "r", "num", "a");

  private static Iterable<Concept> concepts() throws IOException {
    return CoreFolder.concepts().values();
  }

  @Test
  void namesEveryConceptOnce() throws IOException {
    Set<String> glosses = new HashSet<>();
    for (Concept concept : concepts()) {
      assertThat(concept.id()).matches("[a-z][a-z0-9_]*");
      assertThat(glosses.add(concept.gloss())).as("gloss twice: %s", concept.gloss()).isTrue();
      assertThat(concept.gloss()).isEqualTo(concept.gloss().toUpperCase(Locale.ROOT)).isNotBlank();
      assertThat(concept.field()).as(concept.id()).matches("[A-Z][a-z].*");
      assertThat(concept.definition())
          .as(concept.id())
          .matches("[A-Z].{8,}[.?]")
          .doesNotContain("  ");
    }
    assertThat(glosses).hasSizeGreaterThanOrEqualTo(1_600);
  }

  @Test
  void keepsToTheFixedVocabularies() throws IOException {
    for (Concept concept : concepts()) {
      assertThat(concept.category())
          .as(concept.id())
          .isIn("Person/Thing", "Action/Process", "Property", "Number", "Classifier", "Other");
      assertThat(concept.pos()).as(concept.id()).isIn(CoreWordsTest.USED);
      assertThat(concept.cefr()).as(concept.id()).isIn("a1", "a2", "b1", "b2", "c1", "c2");
      assertThat(concept.rank()).as(concept.id()).matches("[1-9][0-9]{0,4}");
      assertThat(concept.concepticon()).as(concept.id()).matches("([1-9][0-9]{0,3})?");
      assertThat(concept.concepticon().isEmpty() || concept.synset().isEmpty())
          .as("either synset or concepticon: %s", concept.id())
          .isTrue();
    }
  }

  @Test
  void linksToSynsetsThatHoldTheEnglishWord() throws IOException {
    WordNetGraph wordnet = WordNetGraph.read();
    Map<String, List<Word>> english = CoreFolder.byConcept(CoreFolder.words("eng"));
    Set<String> seen = new HashSet<>();
    for (Concept concept : concepts()) {
      String synset = concept.synset();
      if (synset.isEmpty()) {
        continue;
      }
      assertThat(synset).as(concept.id()).matches("(oewn-)?[0-9]{8}-[nvar]");
      assertThat(seen.add(synset)).as("two concepts with %s", synset).isTrue();
      String letter = SYNSET_LETTER.get(concept.pos());
      if (letter != null) {
        assertThat(synset).as(concept.id()).endsWith("-" + letter);
      }
      if (synset.startsWith("oewn-")) {
        continue; // not in the synsets of WordNet 3.0
      }
      List<String> lemmas =
          english.getOrDefault(concept.id(), List.of()).stream()
              .map(word -> word.lemma().toLowerCase(Locale.ROOT))
              .toList();
      assertThat(wordnet.words(synset))
          .as("%s of %s", synset, concept.id())
          .containsAnyElementsOf(lemmas);
    }
    assertThat(seen).hasSizeGreaterThanOrEqualTo(1_000);
  }

  /** All senses of an English word have the same rank, and every word has a different one. */
  @Test
  void ranksEnglishWordsNotSenses() throws IOException {
    Map<String, List<Word>> english = CoreFolder.byConcept(CoreFolder.words("eng"));
    Map<String, String> wordOfRank = new HashMap<>();
    Map<String, String> rankOfWord = new HashMap<>();
    for (Concept concept : concepts()) {
      List<Word> words = english.get(concept.id());
      assertThat(words).as(concept.id()).isNotNull();
      String word = words == null ? "" : words.getFirst().lemma();
      String other = wordOfRank.putIfAbsent(concept.rank(), word);
      assertThat(other == null ? word : other).as("rank %s", concept.rank()).isEqualTo(word);
      String rank = rankOfWord.putIfAbsent(word, concept.rank());
      assertThat(rank == null ? concept.rank() : rank).as(word).isEqualTo(concept.rank());
    }
  }
}
