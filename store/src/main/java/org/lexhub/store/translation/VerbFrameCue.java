package org.lexhub.store.translation;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.sense.VerbFrameScratch;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Which meanings of a verb fit the clause that it stands in: those that take an object where there
 * is one, a clause where there is a "that". A reusable object of one thread; allocates nothing once
 * it has grown.
 */
final class VerbFrameCue {
  /** How much the clause weighs beside how usual the meaning is. */
  private static final float TRUST = 0.9f;

  private final VerbFrameScratch scratch = new VerbFrameScratch();
  private final float[] scores = new float[VerbFrames.OF_VERBS];
  private long[] traits = new long[64];

  /**
   * Changes the priors of candidates with traits of verbs; all together they stay as likely as they
   * were.
   *
   * @param cue has looked at the places of the word in the sentence
   */
  void weigh(
      Sentence sentence,
      PosTagCue cue,
      VerbFrameModel model,
      PosTagger classes,
      SenseCandidates candidates) {
    if (cue.known()
        && readTraits(model, candidates)
        && model.score(sentence, cue.verbFrom(), cue.verbTo(), classes, scratch, scores)) {
      weigh(candidates);
    }
  }

  /** Looks up the traits of all candidates; false where they could not be told apart by them. */
  private boolean readTraits(VerbFrameModel model, SenseCandidates candidates) {
    if (traits.length < candidates.size()) {
      traits = new long[candidates.size() * 2];
    }
    int known = 0;
    for (int i = 0; i < candidates.size(); i++) {
      traits[i] = model.traits(candidates.meaning(i));
      known += traits[i] == 0 ? 0 : 1;
    }
    return known > 1;
  }

  private void weigh(SenseCandidates candidates) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      most = traits[i] == 0 ? most : Math.max(most, VerbFrames.sum(scores, traits[i]));
    }
    float before = 0;
    float after = 0;
    for (int i = 0; i < candidates.size(); i++) {
      if (traits[i] != 0) {
        before += candidates.prior[i];
        candidates.prior[i] *= (float) Math.exp(TRUST * (VerbFrames.sum(scores, traits[i]) - most));
        after += candidates.prior[i];
      }
    }
    for (int i = 0; i < candidates.size() && after > 0; i++) {
      candidates.prior[i] *= traits[i] == 0 ? 1 : before / after;
    }
  }
}
