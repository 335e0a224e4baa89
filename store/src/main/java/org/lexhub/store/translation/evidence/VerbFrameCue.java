package org.lexhub.store.translation.evidence;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.sense.VerbFrameScratch;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Changes the priors of the meanings of a verb by its clause: meanings that take an object become
 * likelier if there is one, those that take a clause if there is a "that". A reusable object of one
 * thread; allocates nothing once it has grown.
 */
public final class VerbFrameCue {
  private final VerbFrameScratch scratch = new VerbFrameScratch();
  private final float[] scores = new float[VerbFrames.OF_VERBS];
  private long[] frames = new long[64];

  /** Creates a cue for any number of sentences. */
  public VerbFrameCue() {}

  /**
   * Changes the priors of candidates with verb frames; the sum of their priors stays the same.
   *
   * @param cue has read the places of the word in the sentence
   */
  public void weigh(
      Sentence sentence,
      PosTagCue cue,
      VerbFrameModel model,
      PosTagger classes,
      SenseCandidates candidates) {
    if (cue.known()
        && readFrames(model, candidates)
        && model.score(sentence, cue.verbFrom(), cue.verbTo(), classes, scratch, scores)) {
      weigh(candidates);
    }
  }

  /** Reads the verb frames of all candidates; returns false if fewer than two have any. */
  private boolean readFrames(VerbFrameModel model, SenseCandidates candidates) {
    if (frames.length < candidates.size()) {
      frames = new long[candidates.size() * 2];
    }
    int known = 0;
    for (int i = 0; i < candidates.size(); i++) {
      frames[i] = model.traits(candidates.meaning(i));
      known += frames[i] == 0 ? 0 : 1;
    }
    return known > 1;
  }

  private void weigh(SenseCandidates candidates) {
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      max = frames[i] == 0 ? max : Math.max(max, VerbFrames.sum(scores, frames[i]));
    }
    float before = 0;
    float after = 0;
    for (int i = 0; i < candidates.size(); i++) {
      if (frames[i] != 0) {
        before += candidates.prior(i);
        float score = VerbFrames.sum(scores, frames[i]) - max;
        candidates.setOpinion(i, SenseOpinion.VERB_FRAME, score);
        candidates.multiplyPrior(i, (float) Math.exp(SenseWeights.VERB_FRAME * score));
        after += candidates.prior(i);
      }
    }
    for (int i = 0; i < candidates.size() && after > 0; i++) {
      candidates.multiplyPrior(i, frames[i] == 0 ? 1 : before / after);
    }
  }
}
