package org.lexhub.store.query;

import org.lexhub.store.index.Sentence;
import org.lexhub.store.index.TraitModel;
import org.lexhub.store.index.TraitScratch;
import org.lexhub.store.index.WordClasses;
import org.lexhub.store.table.Traits;

/**
 * Which meanings of a verb fit the clause that it stands in: those that take an object where there
 * is one, a clause where there is a "that". A reusable object of one thread; allocates nothing.
 */
final class TraitCue {
  /** How much the clause weighs beside how usual the meaning is. */
  private static final float TRUST = 0.9f;

  private final TraitScratch scratch = new TraitScratch();
  private final float[] scores = new float[Traits.OF_VERBS];

  /**
   * Changes the priors of candidates with traits of verbs; all together they stay as likely as they
   * were.
   *
   * @param cue has looked at the places of the word in the sentence
   */
  void weigh(
      Sentence sentence,
      WordClassCue cue,
      TraitModel model,
      WordClasses classes,
      SenseCandidates candidates) {
    if (!cue.known() || !isAny(model, candidates)) {
      return;
    }
    if (!model.score(sentence, cue.verbFrom(), cue.verbTo(), classes, scratch, scores)) {
      return;
    }
    float before = 0;
    float after = 0;
    float most = most(model, candidates);
    for (int i = 0; i < candidates.size(); i++) {
      long traits = model.traits(candidates.meaning(i));
      if (traits != 0) {
        before += candidates.prior[i];
        candidates.prior[i] *= (float) Math.exp(TRUST * (sum(traits) - most));
        after += candidates.prior[i];
      }
    }
    if (after > 0) {
      share(model, candidates, before / after);
    }
  }

  /** Whether the clause could tell candidates apart. */
  private static boolean isAny(TraitModel model, SenseCandidates candidates) {
    int any = 0;
    for (int i = 0; i < candidates.size() && any < 2; i++) {
      any += model.traits(candidates.meaning(i)) == 0 ? 0 : 1;
    }
    return any > 1;
  }

  private float most(TraitModel model, SenseCandidates candidates) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      long traits = model.traits(candidates.meaning(i));
      if (traits != 0) {
        most = Math.max(most, sum(traits));
      }
    }
    return most;
  }

  private static void share(TraitModel model, SenseCandidates candidates, float factor) {
    for (int i = 0; i < candidates.size(); i++) {
      if (model.traits(candidates.meaning(i)) != 0) {
        candidates.prior[i] *= factor;
      }
    }
  }

  private float sum(long traits) {
    float sum = 0;
    for (long rest = traits; rest != 0; rest &= rest - 1) {
      sum += scores[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
