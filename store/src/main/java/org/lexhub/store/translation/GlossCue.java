package org.lexhub.store.translation;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.encoder.GlossVectors;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;

/**
 * Tells how near the glosses of senses are to an English context, and to the word in it, in the
 * vectors of {@link EncodedGlosses}. A reusable object of one thread.
 */
final class GlossCue {
  /** The factor of the cosine between the context and a gloss. */
  private static final float CONTEXT = 4f;

  /** The factor of the cosine between the word in its context and a gloss. */
  private static final float WORD = 4f;

  private final Sentence text = new Sentence();
  private byte[] row = new byte[0];
  private float[] scores = new float[64];

  /**
   * Notes the opinions of the candidates, and changes their priors, which decide where the word is
   * not found in the context. The sum of the priors of those that have a gloss stays the same.
   *
   * @param context the English text around the word; if it is empty, nothing changes
   */
  void weigh(
      Utf8Buffer context,
      TranslateScratch scratch,
      EncodedGlosses glosses,
      SenseCandidates candidates) {
    if (context.length() > 0 && candidates.size() > 1) {
      score(encode(context, scratch, glosses), glosses.vectors(), candidates);
      multiply(candidates);
      candidates.setGlossed(true);
    }
  }

  /** Returns the vectors of the context and of the first place of the word in it. */
  private float[][] encode(Utf8Buffer context, TranslateScratch scratch, EncodedGlosses glosses) {
    Sentence sentence = scratch.sentence;
    int place = scratch.posTag.place(sentence, scratch.found.matched());
    int from = 0;
    int to = 0;
    if (place >= 0) {
      text.read(scratch.found.matched().bytes(), 0, scratch.found.matched().length());
      from = characters(context, sentence.textStart(place));
      to = characters(context, sentence.textEnd(place + text.size() - 1));
    }
    return glosses.encoder().encodeInContext(context.toString(), from, to);
  }

  private static int characters(Utf8Buffer context, int bytes) {
    return new String(context.bytes(), 0, bytes, StandardCharsets.UTF_8).length();
  }

  private void score(float[][] vectors, GlossVectors glosses, SenseCandidates candidates) {
    if (scores.length < candidates.size()) {
      scores = new float[candidates.size() * 2];
    }
    if (row.length != glosses.width()) {
      row = new byte[glosses.width()];
    }
    for (int i = 0; i < candidates.size(); i++) {
      int gloss = glosses.of(candidates.meaning(i));
      scores[i] = Float.NaN;
      if (gloss >= 0) {
        float context = glosses.cosine(gloss, vectors[0], row);
        float word = glosses.cosine(gloss, vectors[1], row);
        candidates.setOpinion(i, SenseOpinion.GLOSS, context);
        candidates.setOpinion(i, SenseOpinion.WORD_AND_GLOSS, word);
        scores[i] = CONTEXT * context + WORD * word;
      }
    }
    setMissing(SenseOpinion.GLOSS, scores, candidates);
    setMissing(SenseOpinion.WORD_AND_GLOSS, scores, candidates);
  }

  /**
   * Gives candidates without a gloss the mean opinion of the others, so that it neither favours nor
   * excludes them.
   *
   * @param scores NaN for each candidate without a gloss
   */
  static void setMissing(SenseOpinion kind, float[] scores, SenseCandidates candidates) {
    float sum = 0;
    int known = 0;
    for (int i = 0; i < candidates.size(); i++) {
      if (!Float.isNaN(scores[i])) {
        sum += candidates.opinion(i, kind);
        known++;
      }
    }
    for (int i = 0; i < candidates.size() && known > 0; i++) {
      if (Float.isNaN(scores[i])) {
        candidates.setOpinion(i, kind, sum / known);
      }
    }
  }

  private void multiply(SenseCandidates candidates) {
    float before = 0;
    float after = 0;
    for (int i = 0; i < candidates.size(); i++) {
      if (!Float.isNaN(scores[i])) {
        before += candidates.prior(i);
        candidates.multiplyPrior(i, (float) Math.exp(scores[i]));
        after += candidates.prior(i);
      }
    }
    for (int i = 0; i < candidates.size() && after > 0; i++) {
      candidates.multiplyPrior(i, Float.isNaN(scores[i]) ? 1 : before / after);
    }
  }
}
