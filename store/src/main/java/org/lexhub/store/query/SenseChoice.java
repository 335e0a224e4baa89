package org.lexhub.store.query;

import org.lexhub.store.index.MeaningGraph;
import org.lexhub.store.index.MeaningVectors;
import org.lexhub.store.index.Signatures;

/**
 * Decides how likely each candidate sense is.
 *
 * <p>Without hint and context by the prior alone. A hint decides: a candidate weighs {@code r^6 *
 * sqrt(prior) * (1 + min(2, 0.3 * c))}, where r is how much of the hint its signature covers,
 * relative to the best, and c what the context says; the first candidate then gets at least {@code
 * 0.8 + 0.15 * h * u}, with h how much of the hint it covers and u from 1, where the second comes
 * nowhere near, to 0.4, where it covers as much. Where no signature holds any of the hint, a walk
 * from its words through the graph takes the place of coverage. A context weighs {@code prior *
 * exp(c)}, with c = {@code 2 * cosine + 0.15 * overlap + 0.8 * ln((ratio + 0.1) / 1.1)}: the cosine
 * is between the words of the sentence and the vector of the meaning, the overlap between them and
 * its signature, and the ratio that of {@link ContextWalk}. Confidences are the weights to the
 * power of 0.7 (with a context) and 0.8 (with nothing), which makes them come true about as often
 * as they say on held-out examples.
 */
final class SenseChoice {
  private static final int MOST_CHOSEN = 10;
  private static final float LEAST_CHOSEN = 0.01f;
  private static final float NEAR = 2f;
  private static final float OVERLAP = 0.15f;
  private static final float WALK = 0.8f;
  private static final float LEAST_RATIO = 0.1f;

  /** How much oftener than usual a walk from the hint must come by a sense to speak for it. */
  private static final float LEAST_HINT_RATIO = 5f;

  /** The coverage that stands for the sense to which the walk comes most. */
  private static final float HINT_BY_WALK = 0.5f;

  private static final float TRUST = 0.7f;
  private static final float TRUST_ALONE = 0.8f;
  private static final float MOST_OVERLAP = 40f;

  private final Signatures signatures;
  private final MeaningVectors vectors;
  private final MeaningGraph graph;

  SenseChoice(Signatures signatures, MeaningVectors vectors, MeaningGraph graph) {
    this.signatures = signatures;
    this.vectors = vectors;
    this.graph = graph;
  }

  /**
   * Sorts the candidates and sets their confidences.
   *
   * @return whether the hint, if there is one, speaks for any candidate
   */
  boolean choose(SenseCandidates senses, TranslateScratch scratch) {
    WordBag hint = scratch.hint;
    WordBag context = scratch.context;
    if (!context.isEmpty()) {
      scratch.near.read(context, vectors);
      scratch.walk.walk(graph);
    }
    float best = 0;
    boolean anyContext = false;
    for (int i = 0; i < senses.size(); i++) {
      int meaning = senses.meaning(i);
      senses.hint[i] = hint.isEmpty() ? 0 : hint.coverage(signatures, meaning);
      senses.context[i] = context.isEmpty() ? 0 : contextScore(scratch, meaning);
      best = Math.max(best, senses.hint[i]);
      anyContext |= senses.context[i] != 0;
    }
    if (best <= 0 && !hint.isEmpty()) {
      best = walkHint(senses, scratch.hintWalk);
    }
    for (int i = 0; i < senses.size(); i++) {
      senses.weight[i] = best > 0 ? hinted(senses, i, best) : inContext(senses, i, anyContext);
    }
    senses.sort();
    if (best <= 0) {
      senses.flatten(anyContext ? TRUST : TRUST_ALONE);
    }
    if (best > 0) {
      raiseFirst(senses);
      senses.keep(MOST_CHOSEN, LEAST_CHOSEN);
    } else if (anyContext) {
      senses.keep(MOST_CHOSEN, LEAST_CHOSEN);
    } else {
      senses.keep(Integer.MAX_VALUE, 0);
    }
    return best > 0;
  }

  /**
   * Looks for a hint that no signature holds among what is near in the graph: "finance" speaks for
   * a financial institution.
   *
   * @return what the hint says for the best candidate, 0 where it is near none
   */
  private float walkHint(SenseCandidates senses, ContextWalk walk) {
    walk.walk(graph);
    float most = 0;
    for (int i = 0; walk.known() && i < senses.size(); i++) {
      senses.hint[i] = walk.ratio(senses.meaning(i), graph);
      most = Math.max(most, senses.hint[i]);
    }
    for (int i = 0; i < senses.size(); i++) {
      double share = most < LEAST_HINT_RATIO ? 0 : Math.sqrt(senses.hint[i] / most);
      senses.hint[i] = HINT_BY_WALK * (float) share;
    }
    return most < LEAST_HINT_RATIO ? 0 : HINT_BY_WALK;
  }

  /** How strongly the context speaks for a meaning, as a natural logarithm. */
  private float contextScore(TranslateScratch scratch, int meaning) {
    float overlap = Math.min(scratch.context.overlap(signatures, meaning), MOST_OVERLAP);
    float score = NEAR * scratch.near.near(meaning, vectors) + OVERLAP * overlap;
    if (scratch.walk.known()) {
      float ratio = scratch.walk.ratio(meaning, graph);
      score += WALK * (float) Math.log((ratio + LEAST_RATIO) / (1 + LEAST_RATIO));
    }
    return score;
  }

  private static float hinted(SenseCandidates senses, int i, float best) {
    double share = senses.hint[i] / best;
    double square = share * share;
    return (float)
        (square
            * square
            * square
            * Math.sqrt(senses.prior[i])
            * (1 + Math.clamp(0.3 * senses.context[i], 0, 2)));
  }

  private static float inContext(SenseCandidates senses, int i, boolean anyContext) {
    if (!anyContext) {
      return senses.prior[i];
    }
    return (float) (senses.prior[i] * Math.exp(senses.context[i]));
  }

  /** Gives the first candidate the confidence that a clear hint deserves. */
  private static void raiseFirst(SenseCandidates senses) {
    float others = 0;
    float rival = 0;
    for (int i = 1; i < senses.size(); i++) {
      others += senses.weight[i];
      rival = Math.max(rival, senses.hint[i]);
    }
    if (others <= 0) {
      return;
    }
    float covered = Math.min(1, senses.hint[0]);
    float near = senses.hint[0] == 0 ? 1 : Math.min(1, rival / senses.hint[0]);
    float clear = 1 - 0.6f * Math.max(0, (near - 0.6f) / 0.4f);
    float least = 0.8f + 0.15f * covered * clear;
    senses.weight[0] = Math.max(senses.weight[0], others * least / (1 - least));
  }
}
