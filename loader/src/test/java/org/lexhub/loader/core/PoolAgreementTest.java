package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lexhub.loader.core.CoreFolder.Concept;
import org.lexhub.loader.core.CoreFolder.Word;

/**
 * Compares the words with real dictionaries, wordnets and word lists.
 *
 * <p>A word is <i>confirmed</i> if a layer has it for the synset of the concept or a neighbouring
 * one, for the gloss of the concept, or for one of its English words (see {@link ConceptScope}). An
 * entry of several words is confirmed if each of them is a word of the language. At least 97 % of
 * the concepts for which a layer has a word of the language must have a confirmed word, including
 * those in {@code exceptions.tsv}, which a person has checked. The layers have fewer synonyms than
 * the core vocabulary, so a second or third word is not judged by meaning: a share of all words of
 * concepts that WordNet or Concepticon has must be words of the language in some layer. This share
 * depends on the size of the layers.
 */
class PoolAgreementTest {
  private static final double AGREEMENT = 0.97;

  /** The minimum share of the words that are in some layer. */
  private static final double KNOWN = 0.93;

  /** The same for languages with few layers. */
  private static final Map<String, Double> THIN =
      Map.ofEntries(
          Map.entry("ben", 0.50),
          Map.entry("cmn", 0.87),
          Map.entry("ekk", 0.91),
          Map.entry("hin", 0.84),
          Map.entry("hun", 0.90),
          Map.entry("jpn", 0.65),
          Map.entry("kor", 0.85),
          Map.entry("lav", 0.85),
          Map.entry("swh", 0.80),
          Map.entry("tam", 0.13),
          Map.entry("tha", 0.75),
          Map.entry("ukr", 0.87),
          Map.entry("zul", 0.08));

  private static final Map<String, ConceptScope> SCOPES = new LinkedHashMap<>();
  private static final Map<String, String> GLOTTOCODES = new HashMap<>();
  private static @Nullable Wordlists wordlists;

  /** Counts the confirmed words and concepts of one language. */
  private record Verdict(
      int words, List<Word> misses, Set<String> covered, Set<String> confirmed, int known) {}

  private static final Map<String, Verdict> VERDICTS = new HashMap<>();

  @BeforeAll
  static void readConcepts() throws IOException {
    CoreFolder.pool();
    WordNetGraph wordnet = WordNetGraph.read();
    Map<String, List<Word>> english = CoreFolder.byConcept(CoreFolder.words("eng"));
    for (Concept concept : CoreFolder.concepts().values()) {
      List<Word> words = english.getOrDefault(concept.id(), List.of());
      SCOPES.put(concept.id(), ConceptScope.of(concept, words, wordnet));
    }
    for (CoreLanguage language : CoreLanguage.all().values()) {
      GLOTTOCODES.put(language.iso639(), language.glottocode());
    }
    GLOTTOCODES.put("fas", "west2369");
    GLOTTOCODES.keySet().retainAll(CoreFolder.languages());
    wordlists = Wordlists.read(CoreFolder.pool(), Set.copyOf(GLOTTOCODES.values()));
  }

  static List<String> languages() throws IOException {
    return CoreFolder.languages();
  }

  private static Verdict verdict(String language) throws IOException {
    Verdict known = VERDICTS.get(language);
    if (known == null) {
      known = judge(language);
      VERDICTS.put(language, known);
    }
    return known;
  }

  private static Verdict judge(String language) throws IOException {
    String glottocode = GLOTTOCODES.getOrDefault(language, "");
    List<Wordlists.Entry> entries = Objects.requireNonNull(wordlists).of(glottocode);
    PoolWords words = PoolReader.read(CoreFolder.pool(), language, entries);
    List<Word> ours = CoreFolder.words(language);
    Set<String> catalogued = catalogued();
    List<Word> misses = new ArrayList<>();
    Set<String> covered = new LinkedHashSet<>();
    Set<String> confirmed = new HashSet<>();
    int known = 0;
    int dictionaryWords = 0;
    for (Word word : ours) {
      ConceptScope scope = SCOPES.get(word.concept());
      if (scope == null) {
        throw new IllegalStateException("unknown concept: " + word);
      }
      String folded = CoreSpelling.fold(word.lemma());
      boolean isWord = words.knows(folded);
      // Dictionaries list few whole sentences, and few terms that no catalogue has.
      if (!word.pos().equals("phrase") && catalogued.contains(word.concept())) {
        dictionaryWords++;
        known += isWord ? 1 : 0;
      }
      boolean judged = scope.isCovered(words);
      boolean agreed = scope.confirms(words, folded) || (isWord && folded.contains(" "));
      if (judged) {
        covered.add(word.concept());
      }
      if (agreed) {
        confirmed.add(word.concept());
      }
      if (!agreed && !(isWord && !judged)) {
        misses.add(word);
      }
    }
    return new Verdict(dictionaryWords, misses, covered, confirmed, known);
  }

  /** Returns the concepts that WordNet or Concepticon has. */
  private static Set<String> catalogued() throws IOException {
    return CoreFolder.concepts().values().stream()
        .filter(concept -> !concept.synset().isEmpty() || !concept.concepticon().isEmpty())
        .map(Concept::id)
        .collect(Collectors.toSet());
  }

  private static Set<String> exceptions(String language) throws IOException {
    Set<String> exceptions = new LinkedHashSet<>();
    for (String[] row : CoreFolder.rows("exceptions.tsv", "language\tconcept\tlemma\treason")) {
      assertThat(row[3]).as("reason of %s %s", row[0], row[2]).isNotBlank();
      if (row[0].equals(language)) {
        assertThat(exceptions.add(row[0] + " " + row[1] + " " + row[2])).as(row[2]).isTrue();
      }
    }
    return exceptions;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void agreesWithRealDictionaries(String language) throws IOException {
    Verdict verdict = verdict(language);
    Set<String> exceptions = exceptions(language);
    Set<String> open = new LinkedHashSet<>(verdict.covered());
    open.removeAll(verdict.confirmed());
    open.removeIf(concept ->
        exceptions.stream().anyMatch(row -> row.startsWith(language + " " + concept + " ")));
    assertThat(verdict.covered())
        .as("concepts of %s in the pool", language)
        .hasSizeGreaterThan(150);
    double share = 1.0 - (double) open.size() / verdict.covered().size();
    assertThat(share)
        .as("concepts of %s with a word that the pool confirms; not: %s", language, open)
        .isGreaterThanOrEqualTo(AGREEMENT);
    assertThat((double) verdict.known() / verdict.words())
        .as("words of %s in any layer; unconfirmed: %s", language, verdict.misses())
        .isGreaterThanOrEqualTo(THIN.getOrDefault(language, KNOWN));
  }

  @Test
  void keepsNoStaleException() throws IOException {
    List<String> languages = CoreFolder.languages();
    for (String[] row : CoreFolder.rows("exceptions.tsv", "language\tconcept\tlemma\treason")) {
      assertThat(languages).as("language of %s %s", row[1], row[2]).contains(row[0]);
    }
    Set<String> stale = new LinkedHashSet<>();
    for (String language : languages) {
      Verdict verdict = verdict(language);
      Set<String> missing = new HashSet<>();
      for (Word word : verdict.misses()) {
        if (!verdict.confirmed().contains(word.concept())) {
          missing.add(word.toString());
        }
      }
      stale.addAll(exceptions(language));
      stale.removeAll(missing);
    }
    assertThat(stale).as("exceptions that the layers confirm by now").isEmpty();
  }
}
