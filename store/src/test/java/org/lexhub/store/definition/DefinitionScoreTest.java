package org.lexhub.store.definition;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.Snapshot;

/** Compares definition search with BM25 computed for every meaning from its texts. */
class DefinitionScoreTest {
  /** Words that are their own stems and not stop words. */
  private static final String[] VOCABULARY = {
    "kob", "tam", "vul", "dreg", "stom", "plin", "gav", "zor", "mip", "fant", "lub", "wox", "рыба",
    "7", "犬"
  };

  private record Meaning(
      List<String> texts, List<String> lemmas, List<Integer> broader, boolean hasLexeme) {}

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void scoresLikeThePlainFormula(long seed) throws Exception {
    Random random = new Random(seed);
    List<Meaning> meanings = new ArrayList<>();
    int count = seed == 1 ? 9000 : 200;
    for (int i = 0; i < count; i++) {
      meanings.add(meaning(random, i));
    }
    List<Integer> documents = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (meanings.get(i).hasLexeme() && !meanings.get(i).texts().isEmpty()) {
        documents.add(i);
      }
    }
    try (Snapshot snapshot = write(meanings)) {
      DefinitionIndex index = DefinitionIndex.open(snapshot);
      assertThat(index.documents()).isEqualTo(documents.size());
      List<Map<String, Double>> weights =
          documents.stream().map(meaning -> weights(meanings, meaning)).toList();
      for (int i = 0; i < 40; i++) {
        String query = text(random, 1 + random.nextInt(5)) + (i % 4 == 0 ? " unheard" : "");
        assertThat(search(index, query))
            .as("seed %d, '%s'", seed, query)
            .isEqualTo(expected(meanings, documents, weights, query));
      }
    }
  }

  private static Meaning meaning(Random random, int i) {
    List<String> texts = new ArrayList<>();
    for (int n = random.nextInt(4); n > 0; n--) {
      texts.add(text(random, 1 + random.nextInt(9)));
    }
    List<String> lemmas = new ArrayList<>();
    for (int n = random.nextInt(3); n > 0; n--) {
      lemmas.add(text(random, 1));
    }
    List<Integer> broader = new ArrayList<>();
    for (int n = i == 0 ? 0 : random.nextInt(3); n > 0; n--) {
      broader.add(random.nextInt(i));
    }
    return new Meaning(texts, lemmas, broader, random.nextInt(8) > 0);
  }

  private static String text(Random random, int words) {
    List<String> text = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      int most = VOCABULARY.length;
      text.add(VOCABULARY[Math.min(random.nextInt(most), random.nextInt(most))]);
    }
    return String.join(random.nextBoolean() ? " " : ", the ", text);
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>(List.of(text.split("[ ,]+")));
    words.removeIf("the"::equals);
    return words;
  }

  /** Returns 1 for the meaning's own words, 0.5 for its lemmas', at most 0.6 for broader ones'. */
  private static Map<String, Double> weights(List<Meaning> meanings, int meaning) {
    Map<String, Double> weights = new HashMap<>();
    meanings.get(meaning).lemmas().forEach(word -> weights.merge(word, 0.5, Math::max));
    climb(meanings, meaning, 0.6, 6, weights);
    for (String text : meanings.get(meaning).texts()) {
      words(text).forEach(word -> weights.put(word, 1.0));
    }
    return weights;
  }

  private static void climb(
      List<Meaning> meanings, int from, double weight, int steps, Map<String, Double> weights) {
    for (int above : steps == 0 ? List.<Integer>of() : meanings.get(from).broader()) {
      meanings.get(above).lemmas().forEach(word -> weights.merge(word, weight, Math::max));
      climb(meanings, above, weight * 0.8, steps - 1, weights);
    }
  }

  private static Map<Integer, Integer> expected(
      List<Meaning> meanings,
      List<Integer> documents,
      List<Map<String, Double>> weights,
      String query) {
    Set<String> wanted = new LinkedHashSet<>(words(query));
    Object2IntOpenHashMap<String> rarity = new Object2IntOpenHashMap<>();
    for (String word : wanted) {
      long having = weights.stream().filter(w -> w.containsKey(word)).count();
      double idf = Math.log(1 + (documents.size() - having + 0.5) / (having + 0.5));
      rarity.put(word, 1 + (int) (256 * idf));
    }
    Map<Integer, Integer> result = new TreeMap<>();
    for (int document = 0; document < documents.size(); document++) {
      Meaning meaning = meanings.get(documents.get(document));
      long whole = 0;
      long known = 0;
      long mass = 0;
      long sum = 0;
      boolean own = false;
      for (String word : wanted) {
        whole += rarity.getInt(word);
        known += weights.stream().anyMatch(w -> w.containsKey(word)) ? rarity.getInt(word) : 0;
        Double weight = weights.get(document).get(word);
        if (weight != null) {
          mass += rarity.getInt(word);
          sum += impact(meaning, weight) * rarity.getInt(word);
          own |= weight == 1;
        }
      }
      if (own && 2 * mass >= known) {
        result.put(document, (int) (sum * DefinitionSearch.MAX_VALUE / (whole * 31)));
      }
    }
    return result;
  }

  private static long impact(Meaning meaning, double weight) {
    double total = meaning.texts().stream().mapToInt(text -> words(text).size()).sum();
    double length = Math.max(3, total / meaning.texts().size());
    double norm = 1.2 * (0.5 + 0.5 * length / 6);
    return Math.round(31 * (1 + 1.2 * 0.75) * weight / (weight + norm));
  }

  private static Map<Integer, Integer> search(DefinitionIndex index, String query) {
    byte[] folded = Fold.fold(query).getBytes(StandardCharsets.UTF_8);
    DefinitionSearch search = new DefinitionSearch();
    Map<Integer, Integer> found = new TreeMap<>();
    if (search.start(index, folded, 0, folded.length)) {
      while (search.next()) {
        found.put(search.document(), search.value());
      }
    }
    return found;
  }

  private Snapshot write(List<Meaning> meanings) throws Exception {
    Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("words"),
            out -> {
              try (DefinitionIndexWriter writer = DefinitionIndexWriter.create(out)) {
                for (Meaning meaning : meanings) {
                  meaning.texts().forEach(writer::addText);
                  meaning.lemmas().forEach(writer::addLemma);
                  meaning.broader().forEach(writer::addBroader);
                  if (meaning.hasLexeme()) {
                    writer.addLexeme(1, 0, true);
                  }
                  writer.endMeaning();
                }
              }
            });
    DefinitionIndex.verify(snapshot, 40, 100_000);
    return snapshot;
  }
}
