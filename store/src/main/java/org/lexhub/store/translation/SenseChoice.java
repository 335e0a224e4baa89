package org.lexhub.store.translation;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.translation.HintChoice.Clarity;

/**
 * Decides how likely each candidate sense is.
 *
 * <p>Without hint and context by the prior alone. A hint decides: a candidate weighs what {@link
 * HintChoice} says, times {@code exp(min(3, 0.6 * c))} with c what the context says; where the hint
 * is clear the first candidate then gets at least {@code 0.8 + 0.15 * h * u}, with h how much of
 * the hint it covers and u from 1, where the second comes nowhere near, to 0.4, where it covers as
 * much. A context weighs {@code prior * exp(c)}, with c = {@code 3 * cosine + 0.05 * overlap + 0.7
 * * ln((ratio + 0.03) / 1.03)}: the cosine is between the words of the sentence and the vector of
 * the meaning, the overlap between them and its signature, and the ratio that of {@link
 * ContextWalk}. Confidences are the weights to the power of 0.7 (with a context) and 0.8 (with
 * nothing), which makes them come true about as often as they say on held-out examples.
 */
final class SenseChoice {
  private static final int MAX_CHOSEN = 10;
  private static final float MIN_CHOSEN = 0.01f;
  private static final float NEAR = 3f;
  private static final float OVERLAP = 0.05f;
  private static final float WALK = 0.7f;
  private static final float MIN_RATIO = 0.03f;

  private static final float TRUST = 0.7f;
  private static final float TRUST_ALONE = 0.8f;
  private static final float MAX_OVERLAP = 40f;

  private final Signatures signatures;
  private final MeaningVectors vectors;
  private final MeaningGraph graph;
  private final HintChoice hints;

  SenseChoice(Signatures signatures, MeaningVectors vectors, MeaningGraph graph, HintChoice hints) {
    this.signatures = signatures;
    this.vectors = vectors;
    this.graph = graph;
    this.hints = hints;
  }

  /**
   * Sorts the candidates and sets their confidences.
   *
   * @return whether the hint, if there is one, speaks for any candidate
   */
  boolean choose(SenseCandidates senses, TranslateScratch scratch) {
    boolean anyContext = weighContext(senses, scratch);
    Clarity clarity = scratch.hint.isEmpty() ? Clarity.NONE : hints.weigh(senses, scratch);
    boolean hinted = clarity != Clarity.NONE;
    for (int i = 0; i < senses.size(); i++) {
      if (hinted) {
        senses.weight[i] *= (float) Math.exp(Math.clamp(0.6 * senses.context[i], 0, 3));
      } else {
        senses.weight[i] = inContext(senses, i, anyContext);
      }
    }
    senses.sort();
    if (clarity == Clarity.CLEAR) {
      raiseFirst(senses);
    } else if (!hinted) {
      senses.flatten(anyContext ? TRUST : TRUST_ALONE);
    }
    if (hinted || anyContext) {
      senses.keep(MAX_CHOSEN, MIN_CHOSEN);
    } else {
      senses.keep(Integer.MAX_VALUE, 0);
    }
    return hinted;
  }

  /** Sets what the context says for each candidate; false where it says nothing. */
  private boolean weighContext(SenseCandidates senses, TranslateScratch scratch) {
    WordBag context = scratch.context;
    if (!context.isEmpty()) {
      scratch.near.read(context, vectors);
      scratch.walk.walk(graph);
    }
    boolean any = false;
    for (int i = 0; i < senses.size(); i++) {
      senses.context[i] = context.isEmpty() ? 0 : contextScore(scratch, senses.meaning(i));
      any |= senses.context[i] != 0;
    }
    return any;
  }

  /** How strongly the context speaks for a meaning, as a natural logarithm. */
  private float contextScore(TranslateScratch scratch, int meaning) {
    float overlap = Math.min(scratch.context.overlap(signatures, meaning), MAX_OVERLAP);
    float score = NEAR * scratch.near.near(meaning, vectors) + OVERLAP * overlap;
    if (scratch.walk.known()) {
      float ratio = scratch.walk.ratio(meaning, graph);
      score += WALK * (float) Math.log((ratio + MIN_RATIO) / (1 + MIN_RATIO));
    }
    return score;
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
