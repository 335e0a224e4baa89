package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.ContextDistances;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.TextMeanings;

/**
 * Starts a walk at the meanings of the words and phrases of an English text, at each meaning in
 * proportion to how often the spelling has it. Rare words weigh more, and so do words near the one
 * to translate; function words count only next to it. Reusable; allocates nothing once it has
 * grown.
 */
public final class WalkStart {
  private final TextMeanings words = new TextMeanings();
  private final ContextDistances distances = new ContextDistances();
  private float[] weights = new float[32];

  /** Creates an object that {@link #add} uses as memory. */
  public WalkStart() {}

  /**
   * Adds the words of a text as starts of a walk.
   *
   * @param except the words of the text to translate, which are not added
   */
  public void add(
      Sentence sentence,
      SignatureWords except,
      MeaningGraph graph,
      Signatures signatures,
      PersonalizedPageRank walk) {
    words.read(sentence, graph, except);
    measure(sentence, except);
    for (int i = 0; i < words.size(); i++) {
      weights[i] = weight(sentence, i, signatures);
    }
    for (int i = 0; i < words.size(); i++) {
      if (weights[i] > 0 && !isSurpassed(i)) {
        addMeanings(words.spelling(i), weights[i], graph, walk);
      }
    }
  }

  private void measure(Sentence sentence, SignatureWords except) {
    if (weights.length < words.size()) {
      weights = Arrays.copyOf(weights, words.size() * 2);
    }
    distances.start();
    for (int i = 0; i < words.size(); i++) {
      distances.add(isExcepted(sentence, i, except));
    }
    distances.finish();
  }

  private boolean isExcepted(Sentence sentence, int i, SignatureWords except) {
    return words.end(i) == words.start(i) + 1 && except.contains(sentence.stem(words.start(i)));
  }

  private float weight(Sentence sentence, int i, Signatures signatures) {
    if (distances.get(i) == 0 || (distances.get(i) > 1 && words.isClosed(sentence, i))) {
      return 0;
    }
    float rarest = 0;
    for (int token = words.start(i); token < words.end(i); token++) {
      int word = signatures.word(sentence.stem(token));
      rarest = Math.max(rarest, word < 0 ? SenseWeights.UNKNOWN_WORD_IDF : signatures.idf(word));
    }
    return WordBag.share(distances.get(i)) * rarest;
  }

  /** Returns whether the same word occurs elsewhere with more weight. */
  private boolean isSurpassed(int i) {
    for (int j = 0; j < words.size(); j++) {
      boolean more = weights[j] > weights[i] || (weights[j] == weights[i] && j < i);
      if (more && words.spelling(j) == words.spelling(i)) {
        return true;
      }
    }
    return false;
  }

  private static void addMeanings(
      int spelling, float weight, MeaningGraph graph, PersonalizedPageRank walk) {
    long start = graph.wordStart(spelling);
    long end = graph.wordEnd(spelling);
    int sum = 0;
    for (long i = start; i < end; i++) {
      sum += graph.wordShare(i);
    }
    for (long i = start; i < end; i++) {
      walk.addMeaning(graph.wordMeaning(i), weight * graph.wordShare(i) / sum, graph);
    }
  }
}
