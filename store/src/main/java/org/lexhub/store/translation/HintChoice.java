package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
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
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.HintWeights;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.WordBag;

/**
 * Weighs the senses of a word by a hint, which is seldom longer than two words.
 *
 * <p>The logarithm of a weight is a weighted sum, with the weights of {@link HintWeights}, of:
 *
 * <ul>
 *   <li>the logarithm of the prior
 *   <li>the coverage: how much of the hint the signature of the meaning contains. A hint of one
 *       word also covers a signature that contains a word of another part of speech derived from
 *       it, so that "finance" matches a financial institution
 *   <li>the cosine between the words of the hint and the vector of the meaning
 *   <li>the logarithm of the ratio of {@link PersonalizedPageRank}
 *   <li>whether the hint is one word whose usual part of speech is that of the sense
 * </ul>
 *
 * <p>If signatures contain nothing of the hint, or the same for several senses, vector and walk
 * decide.
 */
final class HintChoice {
  private static final int UNKNOWN_POS = -1;
  private static final int DERIVATION = RelationType.DERIVATION.number();
  private static final int PERTAINYM = RelationType.PERTAINYM.number();

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final Signatures signatures;
  private final MeaningVectors vectors;
  private final MeaningGraph graph;
  private final PosTagger tagger;

  HintChoice(
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      Signatures signatures,
      MeaningVectors vectors,
      MeaningGraph graph,
      PosTagger tagger) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.signatures = signatures;
    this.vectors = vectors;
    this.graph = graph;
    this.tagger = tagger;
  }

  /** How clearly a hint matches a sense. */
  enum Clarity {
    /** No sense matches, so the weights have no meaning. */
    NONE,
    /** Only the walk or the vectors lead from the hint to a sense, and not far. */
    FAINT,
    /** A signature contains some of the hint, or the walk visits a sense often. */
    CLEAR
  }

  /**
   * Sets the weights of all candidates, the greatest being 1, and how much of the hint they cover.
   *
   * @return how clearly the hint matches the best of them
   */
  Clarity weigh(SenseCandidates candidates, Utf8Buffer hint, TranslateScratch scratch) {
    scratch.near.read(scratch.hint, vectors);
    scratch.hintWalk.walk(graph);
    int hintPos = usualPos(scratch);
    float samePos = samePos(scratch, hintPos);
    findDerivedWords(scratch);
    scratch.hintKind.read(scratch.hintSentence, graph);
    Pos named = namedPos(candidates, hint, scratch);
    float maxCoverage = 0;
    float maxRatio = 0;
    float maxCosine = 0;
    for (int i = 0; i < candidates.size(); i++) {
      int meaning = candidates.meaning(i);
      float coverage = scratch.hint.coverage(signatures, meaning);
      coverage =
          Math.max(
              coverage,
              HintWeights.DERIVED_WORD_COVERAGE * scratch.hintDerived.best(signatures, meaning));
      float kind = scratch.hintKind.share(meaning, meanings);
      coverage = Math.max(coverage, HintWeights.KIND_COVERAGE * (float) Math.sqrt(kind));
      if (named != null) {
        coverage = hasPos(candidates, i, named) ? 1 : 0;
      }
      float ratio = scratch.hintWalk.known() ? scratch.hintWalk.ratio(meaning, graph) : 1;
      float cosine = scratch.near.near(meaning, vectors);
      candidates.setHint(i, coverage);
      candidates.setRatio(i, ratio);
      candidates.setWeight(i, cosine);
      maxCoverage = Math.max(maxCoverage, coverage);
      maxRatio = Math.max(maxRatio, ratio);
      maxCosine = Math.max(maxCosine, cosine);
    }
    float maxScore = Float.NEGATIVE_INFINITY;
    float uncovered = 1 - Math.min(1, maxCoverage);
    float priorFactor = priorFactor(candidates, maxCoverage);
    for (int i = 0; i < candidates.size(); i++) {
      float score = score(candidates, i, uncovered, priorFactor);
      if (hintPos != UNKNOWN_POS && hintPos == posOf(candidates.sense(i))) {
        score += samePos;
      }
      candidates.setWeight(i, score);
      maxScore = Math.max(maxScore, score);
    }
    for (int i = 0; i < candidates.size(); i++) {
      candidates.setWeight(i, (float) Math.exp(candidates.weight(i) - maxScore));
      if (maxCoverage == 0) {
        candidates.setHint(
            i, HintWeights.WALK_COVERAGE * (float) Math.sqrt(candidates.ratio(i) / maxRatio));
      }
    }
    if (named != null) {
      return Clarity.FAINT;
    }
    if (maxCoverage > 0 || maxRatio >= HintWeights.MIN_CLEAR_RATIO) {
      return Clarity.CLEAR;
    }
    boolean faint =
        maxRatio >= HintWeights.MIN_FAINT_RATIO || maxCosine >= HintWeights.MIN_FAINT_COSINE;
    return faint ? Clarity.FAINT : Clarity.NONE;
  }

  /**
   * Returns the factor of the prior: lower if several candidates cover nearly as much of the hint
   * as the best one, because a large prior then prevails although others are nearer to the hint.
   */
  static float priorFactor(SenseCandidates candidates, float maxCoverage) {
    int rivals = 0;
    for (int i = 0; i < candidates.size(); i++) {
      rivals += candidates.hint(i) >= HintWeights.NEARLY_BEST_COVERAGE * maxCoverage ? 1 : 0;
    }
    return maxCoverage > 0 && rivals > 1 ? HintWeights.PRIOR_AMONG_RIVALS : HintWeights.PRIOR;
  }

  /**
   * Collects the lemmas of meanings that have another part of speech than those of a hint of one
   * word and are derived from them, or from which these are derived.
   */
  private void findDerivedWords(TranslateScratch scratch) {
    WordBag derived = scratch.hintDerived;
    derived.clear();
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
      if (graph.wordShare(i) >= HintWeights.MIN_DERIVED_WORD_SHARE * sum) {
        addDerivedWords(graph.wordMeaning(i), word, derived);
      }
    }
  }

  private void addDerivedWords(int meaning, int word, WordBag derived) {
    long end = graph.end(meaning);
    for (long link = graph.start(meaning);
        link < end && derived.size() < HintWeights.MAX_DERIVED_WORDS;
        link++) {
      int other = graph.neighbour(link);
      if (meanings.pos(other) != meanings.pos(meaning)
          && (isDerived(meaning, other) || isDerived(other, meaning))) {
        for (long i = signatures.start(other); i < signatures.end(other); i++) {
          int lemma = signatures.entryWord(i);
          if (signatures.entryWeight(i) == Signatures.STRONGEST && lemma != word) {
            derived.add(lemma, rarity(lemma, word));
          }
        }
      }
    }
  }

  /** Returns how rare a word is compared with another one, at most 1. */
  private float rarity(int word, int other) {
    float relative = signatures.idf(word) / signatures.idf(other);
    return (float) Math.pow(Math.min(1, relative), HintWeights.DERIVED_WORD_RARITY);
  }

  /** Returns the part of speech that a hint names, if any candidate has it; otherwise null. */
  private @Nullable Pos namedPos(
      SenseCandidates candidates, Utf8Buffer hint, TranslateScratch scratch) {
    Pos named = scratch.hintPos.of(hint);
    for (int i = 0; i < candidates.size() && named != null; i++) {
      if (hasPos(candidates, i, named)) {
        return named;
      }
    }
    return null;
  }

  /** Returns whether a candidate has a part of speech; a name counts as a noun. */
  private boolean hasPos(SenseCandidates candidates, int i, Pos wanted) {
    Pos pos = lexemes.posOf(senses.lexeme(candidates.sense(i)));
    Pos known = pos == Pos.OTHER ? meanings.posOf(candidates.meaning(i)) : pos;
    return known == wanted || (wanted == Pos.NOUN && known == Pos.NAME);
  }

  /** Returns whether a meaning has another one as derivation or pertainym. */
  private boolean isDerived(int meaning, int other) {
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      int type = meanings.relationType(i);
      boolean derivation = type == DERIVATION || type == PERTAINYM;
      if (derivation && meanings.relationMeaning(i) == other) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the score of a candidate with its coverage, its ratio and, as its weight, its cosine.
   *
   * @param uncovered how much of the hint no candidate covers, 0 to 1
   * @param priorFactor the factor of the logarithm of the prior
   */
  private static float score(
      SenseCandidates candidates, int i, float uncovered, float priorFactor) {
    float coverage = candidates.hint(i);
    double walk =
        Math.log(
            (candidates.ratio(i) + HintWeights.WALK_SMOOTHING) / (1 + HintWeights.WALK_SMOOTHING));
    double score =
        priorFactor * Math.log(candidates.prior(i))
            + HintWeights.COVERAGE * Math.log(coverage + HintWeights.COVERAGE_SMOOTHING)
            + HintWeights.WALK * walk;
    score += (HintWeights.COSINE + uncovered * HintWeights.COSINE_UNCOVERED) * candidates.weight(i);
    return (float) score
        + HintWeights.EXTRA_COVERAGE * Math.max(0, coverage - HintWeights.HIGH_COVERAGE);
  }

  /** Returns the usual part of speech of a hint of one word, or {@link #UNKNOWN_POS}. */
  private int usualPos(TranslateScratch scratch) {
    if (scratch.hintSentence.size() != 1) {
      return UNKNOWN_POS;
    }
    return tagger.usual(scratch.hintSentence.hash(0));
  }

  /** Returns the score of a sense with the part of speech of the hint. */
  private float samePos(TranslateScratch scratch, int hintPos) {
    return hintPos != UNKNOWN_POS && tagger.isOnly(scratch.hintSentence.hash(0))
        ? HintWeights.ONLY_PART_OF_SPEECH
        : HintWeights.SAME_PART_OF_SPEECH;
  }

  private int posOf(int sense) {
    Pos pos = lexemes.posOf(senses.lexeme(sense));
    return switch (pos) {
      case NOUN, NAME -> 0;
      case VERB -> 1;
      case ADJ -> 2;
      case ADV -> 3;
      default -> UNKNOWN_POS;
    };
  }
}
