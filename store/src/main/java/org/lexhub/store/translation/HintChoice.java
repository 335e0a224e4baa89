package org.lexhub.store.translation;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.TextMeanings;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Weighs the senses of a word by a hint, which is seldom more than a word or two.
 *
 * <p>The natural logarithm of a weight is {@code 0.6 * ln(prior) + 2.5 * ln(r + 0.2) + 2 * max(0, r
 * - 0.6) + 2 * cosine + 0.3 * ln((ratio + 0.03) / 1.03) + 0.3 * same}. Here r is how much of the
 * hint the signature of the sense covers, the cosine is between the words of the hint and the
 * vector of the meaning, the ratio that of {@link PersonalizedPageRank}, and same is 1 where the
 * hint is one word that is mostly of the same class as the sense. Signatures know a hint that
 * stands close to the meaning. A hint of one word covers up to {@link #KIN} too where the signature
 * holds a word of another class that comes from it, so that "finance" stands for a financial
 * institution. Where signatures say nothing, or the same for several senses, vector and walk
 * decide.
 */
final class HintChoice {
  private static final float PRIOR = 0.6f;
  private static final float COVERED = 2.5f;
  private static final float UNCOVERED = 0.2f;
  private static final float WHOLE = 2f;
  private static final float WHOLE_FROM = 0.6f;
  private static final float NEAR = 2f;
  private static final float WALK = 0.3f;
  private static final float MIN_RATIO = 0.03f;
  private static final float SAME_CLASS = 0.3f;

  /** How much oftener than usual a walk from the hint must come by a sense to speak for it. */
  private static final float FAINT_RATIO = 1.5f;

  private static final float CLEAR_RATIO = 5f;

  /** How near a hint must be to a sense that it does not cover, to speak for it. */
  private static final float FAINT_COSINE = 0.2f;

  /** The coverage that stands for the sense to which the walk comes most. */
  private static final float HINT_BY_WALK = 0.5f;

  private static final int UNKNOWN_CLASS = -1;

  /** How much of a hint a word that comes from it covers at most. */
  private static final float KIN = 0.5f;

  /** Which share of the uses of a hint a meaning must have for its kin to count. */
  private static final float MIN_SHARE = 0.1f;

  private static final int MAX_KIN = 32;
  private static final int DERIVATION = RelationType.DERIVATION.number();
  private static final int PERTAINYM = RelationType.PERTAINYM.number();

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final Signatures signatures;
  private final MeaningVectors vectors;
  private final MeaningGraph graph;
  private final PosTagger classes;

  HintChoice(
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      Signatures signatures,
      MeaningVectors vectors,
      MeaningGraph graph,
      PosTagger classes) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.signatures = signatures;
    this.vectors = vectors;
    this.graph = graph;
    this.classes = classes;
  }

  /** How clearly a hint speaks for any sense. */
  enum Clarity {
    NONE,
    FAINT,
    CLEAR
  }

  /**
   * Sets the weights of all candidates, the greatest being 1, and how much of the hint they cover.
   *
   * @return how clearly the hint speaks for any of them; where it does not at all, the weights mean
   *     nothing
   */
  Clarity weigh(SenseCandidates candidates, TranslateScratch scratch) {
    scratch.near.read(scratch.hint, vectors);
    scratch.hintWalk.walk(graph);
    int wordClass = wordClass(scratch);
    findKin(scratch);
    float covered = 0;
    float walked = 0;
    float nearest = 0;
    float best = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      int meaning = candidates.meaning(i);
      float coverage = scratch.hint.coverage(signatures, meaning);
      coverage = Math.max(coverage, KIN * scratch.hintKin.best(signatures, meaning));
      float ratio = scratch.hintWalk.known() ? scratch.hintWalk.ratio(meaning, graph) : 1;
      float score = score(candidates.prior[i], coverage, ratio);
      float near = scratch.near.near(meaning, vectors);
      score += NEAR * near;
      if (wordClass != UNKNOWN_CLASS && wordClass == classOf(candidates.sense(i))) {
        score += SAME_CLASS;
      }
      candidates.hint[i] = coverage;
      candidates.ratio[i] = ratio;
      candidates.weight[i] = score;
      covered = Math.max(covered, coverage);
      walked = Math.max(walked, ratio);
      nearest = Math.max(nearest, near);
      best = Math.max(best, score);
    }
    for (int i = 0; i < candidates.size(); i++) {
      candidates.weight[i] = (float) Math.exp(candidates.weight[i] - best);
      if (covered == 0) {
        candidates.hint[i] = HINT_BY_WALK * (float) Math.sqrt(candidates.ratio[i] / walked);
      }
    }
    if (covered > 0 || walked >= CLEAR_RATIO) {
      return Clarity.CLEAR;
    }
    boolean faint = walked >= FAINT_RATIO || nearest >= FAINT_COSINE;
    return faint ? Clarity.FAINT : Clarity.NONE;
  }

  /**
   * Gathers the lemmas of meanings of another class that are derived from those of a hint of one
   * word, or these from them.
   */
  private void findKin(TranslateScratch scratch) {
    WordBag kin = scratch.hintKin;
    kin.clear();
    if (scratch.hintSentence.size() != 1 || scratch.hint.size() != 1) {
      return;
    }
    int word = scratch.hint.word(0);
    int spelling = TextMeanings.only(scratch.hintSentence, graph);
    if (spelling < 0) {
      return;
    }
    int sum = 0;
    for (long i = graph.wordStart(spelling); i < graph.wordEnd(spelling); i++) {
      sum += graph.wordShare(i);
    }
    for (long i = graph.wordStart(spelling); i < graph.wordEnd(spelling); i++) {
      if (graph.wordShare(i) >= MIN_SHARE * sum) {
        addKin(graph.wordMeaning(i), word, kin);
      }
    }
  }

  private void addKin(int meaning, int word, WordBag kin) {
    long end = graph.end(meaning);
    for (long link = graph.start(meaning); link < end && kin.size() < MAX_KIN; link++) {
      int other = graph.neighbour(link);
      if (meanings.pos(other) != meanings.pos(meaning)
          && (comesFrom(meaning, other) || comesFrom(other, meaning))) {
        for (long i = signatures.start(other); i < signatures.end(other); i++) {
          int lemma = signatures.entryWord(i);
          if (signatures.entryWeight(i) == Signatures.STRONGEST && lemma != word) {
            kin.add(lemma, 1);
          }
        }
      }
    }
  }

  /** Whether a meaning names another one as what its words are derived from, or belong to. */
  private boolean comesFrom(int meaning, int other) {
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      int type = meanings.relationType(i);
      boolean kin = type == DERIVATION || type == PERTAINYM;
      if (kin && meanings.relationMeaning(i) == other) {
        return true;
      }
    }
    return false;
  }

  private static float score(float prior, float coverage, float ratio) {
    double score = PRIOR * Math.log(prior) + COVERED * Math.log(coverage + UNCOVERED);
    score += WALK * Math.log((ratio + MIN_RATIO) / (1 + MIN_RATIO));
    return (float) score + WHOLE * Math.max(0, coverage - WHOLE_FROM);
  }

  /** The class that the hint mostly has, if it is one word of a known class. */
  private int wordClass(TranslateScratch scratch) {
    if (scratch.hintSentence.size() != 1) {
      return UNKNOWN_CLASS;
    }
    return classes.usual(scratch.hintSentence.hash(0));
  }

  private int classOf(int sense) {
    Pos pos = lexemes.posOf(senses.lexeme(sense));
    return switch (pos) {
      case NOUN, NAME -> 0;
      case VERB -> 1;
      case ADJ -> 2;
      case ADV -> 3;
      default -> UNKNOWN_CLASS;
    };
  }
}
