package org.lexhub.store.translation;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.NeighbourModel;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.HintChoice.Clarity;
import org.lexhub.store.translation.evidence.HintWeights;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;
import org.lexhub.store.translation.evidence.SenseWeights;
import org.lexhub.store.translation.evidence.WordBag;

/**
 * Decides how likely each candidate sense is.
 *
 * <p>Without hint and context the prior decides. A context multiplies the prior by the exponential
 * of its score: a weighted sum of the cosine between the words of the sentence and the vector of
 * the meaning, of the overlap between them and its signature, and of the logarithm of the ratio of
 * {@link PersonalizedPageRank}. Where the word is found in an English sentence, a log-linear model
 * of all {@link SenseOpinion}s decides instead, and in sentences of other languages one of those
 * that exist there. A hint decides by the weight of {@link HintChoice}, which a context changes
 * only within limits; the first sense of a clear hint gets a minimum confidence. The weights are in
 * {@link SenseWeights} and {@link HintWeights}.
 */
final class SenseChoice {
  private final Signatures signatures;
  private final MeaningVectors vectors;
  private final MeaningGraph graph;
  private final NeighbourModel neighbours;
  private final HintChoice hints;

  SenseChoice(
      Signatures signatures,
      MeaningVectors vectors,
      MeaningGraph graph,
      NeighbourModel neighbours,
      HintChoice hints) {
    this.signatures = signatures;
    this.vectors = vectors;
    this.graph = graph;
    this.neighbours = neighbours;
    this.hints = hints;
  }

  /**
   * Sorts the candidates and sets their confidences.
   *
   * @param hint the hint, empty if there is none
   * @return whether there is a hint and it matches a candidate
   */
  boolean choose(SenseCandidates senses, Utf8Buffer hint, TranslateScratch scratch) {
    boolean anyContext = scoreContext(senses, scratch);
    Clarity clarity = hint.length() == 0 ? Clarity.NONE : hints.weigh(senses, hint, scratch);
    boolean hinted = clarity != Clarity.NONE;
    for (int i = 0; i < senses.size(); i++) {
      if (hinted) {
        senses.setWeight(
            i, senses.weight(i) * (float) Math.exp(contextWithHint(senses.context(i))));
      } else {
        senses.setWeight(i, inContext(senses, i, anyContext));
      }
    }
    boolean placed = !hinted && anyContext && (senses.isPlaced() || senses.isForeign());
    if (placed) {
      combine(senses, scratch);
    }
    senses.sort();
    if (clarity == Clarity.CLEAR) {
      raiseFirst(senses);
    } else if (!hinted && !placed) {
      senses.flatten(
          anyContext
              ? SenseWeights.CONFIDENCE_POWER_IN_CONTEXT
              : SenseWeights.CONFIDENCE_POWER_ALONE);
    }
    if (hinted || anyContext) {
      senses.keep(SenseWeights.MAX_SENSES, SenseWeights.MIN_SENSES, SenseWeights.MIN_SENSE_SHARE);
    } else {
      senses.keep(Integer.MAX_VALUE, 1, 0);
    }
    return hinted;
  }

  /** Sets the weights to the probabilities of a log-linear model of all opinions. */
  private void combine(SenseCandidates senses, TranslateScratch scratch) {
    float[] weights = scratch.opinionWeights;
    if (senses.isForeign()) {
      SenseWeights.readForeignOpinions(weights);
    } else {
      SenseWeights.readOpinions(
          neighbours.isKnown(), senses.isGlossed(), scratch.sentence.size(), weights);
    }
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < senses.size(); i++) {
      senses.setWeight(i, senses.opinion(i, weights));
      max = Math.max(max, senses.weight(i));
    }
    for (int i = 0; i < senses.size(); i++) {
      senses.setWeight(i, (float) Math.exp(senses.weight(i) - max));
    }
  }

  private static double contextWithHint(float score) {
    return Math.clamp(HintWeights.CONTEXT_WITH_HINT * score, 0, HintWeights.MAX_CONTEXT_WITH_HINT);
  }

  /** Sets the context score of each candidate; returns false if all of them are 0. */
  private boolean scoreContext(SenseCandidates senses, TranslateScratch scratch) {
    WordBag context = scratch.context;
    if (!context.isEmpty()) {
      scratch.near.read(context, vectors);
      scratch.walk.walk(graph);
    }
    boolean any = false;
    for (int i = 0; i < senses.size(); i++) {
      senses.setContext(i, context.isEmpty() ? 0 : contextScore(senses, i, scratch));
      any |= senses.context(i) != 0;
    }
    return any;
  }

  /** Notes the opinions of a sense in the context and returns their sum, a natural logarithm. */
  private float contextScore(SenseCandidates senses, int i, TranslateScratch scratch) {
    int meaning = senses.meaning(i);
    float near = scratch.near.near(meaning, vectors);
    float overlap =
        Math.min(scratch.context.overlap(signatures, meaning), SenseWeights.MAX_CONTEXT_OVERLAP);
    float walk = scratch.walk.known() ? smoothedLog(scratch.walk.ratio(meaning, graph)) : 0;
    senses.setOpinion(i, SenseOpinion.TOPIC, near);
    senses.setOpinion(i, SenseOpinion.OVERLAP, overlap);
    senses.setOpinion(i, SenseOpinion.WALK, walk);
    return SenseWeights.CONTEXT_COSINE * near
        + SenseWeights.CONTEXT_OVERLAP * overlap
        + SenseWeights.CONTEXT_WALK * walk;
  }

  private static float smoothedLog(float ratio) {
    float smoothing = SenseWeights.CONTEXT_WALK_SMOOTHING;
    return (float) Math.log((ratio + smoothing) / (1 + smoothing));
  }

  private static float inContext(SenseCandidates senses, int i, boolean anyContext) {
    if (!anyContext) {
      return senses.prior(i);
    }
    return (float) (senses.prior(i) * Math.exp(senses.context(i)));
  }

  /** Raises the weight of the first candidate to the minimum confidence of a clear hint. */
  private static void raiseFirst(SenseCandidates senses) {
    float others = 0;
    float rival = 0;
    for (int i = 1; i < senses.size(); i++) {
      others += senses.weight(i);
      rival = Math.max(rival, senses.hint(i));
    }
    if (others > 0) {
      float minConfidence = clearConfidence(senses.hint(0), rival);
      float minWeight = others * minConfidence / (1 - minConfidence);
      senses.setWeight(0, Math.max(senses.weight(0), minWeight));
    }
  }

  /**
   * Returns the minimum confidence of the first candidate of a clear hint.
   *
   * @param coverage how much of the hint the first candidate covers
   * @param rival how much the best other candidate covers
   */
  private static float clearConfidence(float coverage, float rival) {
    float relative = coverage == 0 ? 1 : Math.min(1, rival / coverage);
    float rivalry = Math.max(0, (relative - HintWeights.RIVAL_FROM) / HintWeights.RIVAL_RANGE);
    float kept = 1 - HintWeights.RIVAL_LOSS * rivalry;
    return HintWeights.CLEAR_CONFIDENCE
        + HintWeights.CLEAR_CONFIDENCE_OF_COVERAGE * Math.min(1, coverage) * kept;
  }
}
