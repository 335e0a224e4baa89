package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.EnumSet;
import java.util.Set;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Finds the links of automatic wordnets that spread one word over the senses of an English word.
 * Such a wordnet translates "cat" by "chat" in every sense of "cat", also where the animal is not
 * meant. So a link of a single automatic source is weak if the word also has other senses of the
 * same English word and
 *
 * <ul>
 *   <li>another source confirms the word for one of these, or
 *   <li>the word has three senses or more of the English word, and this is not the first of them.
 * </ul>
 *
 * <p>A link is weakest if it makes a noun, verb, adjective or adverb of a word that another source
 * knows as a pronoun, preposition or other function word, and nobody confirms it.
 *
 * <p>The factors are the shares of such links that an independent wordnet of the language confirms,
 * relative to links of words with one sense.
 */
public final class SpreadLinks {
  /** A source with a lower prior is made automatically. */
  private static final double AUTOMATIC_PRIOR = 0.8;

  /** The factors for two, three, and four or more senses, one of which is confirmed. */
  private static final float[] CONFIRMED_ELSEWHERE = {0.65f, 0.55f, 0.45f};

  /** The minimum number of senses of which the first is the main one. */
  private static final int MIN_SPREAD = 3;

  private static final float NOT_THE_MAIN = 0.75f;
  private static final float FUNCTION_WORD = 0.3f;

  private static final Set<Pos> CLOSED =
      EnumSet.of(Pos.PRON, Pos.DET, Pos.ADP, Pos.CONJ, Pos.PARTICLE, Pos.AUX);

  private final StagedLexemes stage;
  private final SourceRanking ranking;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final Int2FloatOpenHashMap factors = new Int2FloatOpenHashMap();

  /** The English words of all meanings, and their places in the order of senses. */
  private final IntArrayList english = new IntArrayList();

  private final IntArrayList places = new IntArrayList();
  private final Grouping englishOf;

  /** The rows of the word at hand and, for its meanings, the last rank and whether it varies. */
  private final IntArrayList rows = new IntArrayList();

  private final Int2IntOpenHashMap source = new Int2IntOpenHashMap();
  private final IntSet confirmed = new IntOpenHashSet();
  private boolean isFunctionWord;

  /** For English words: the senses that the word shares, confirmed ones, and the first place. */
  private final Int2IntOpenHashMap shared = new Int2IntOpenHashMap();

  private final Int2IntOpenHashMap confirmedOf = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap first = new Int2IntOpenHashMap();

  private SpreadLinks(
      Staging staging,
      SourceRanking ranking,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      int hub) {
    stage = staging.lexemes;
    this.ranking = ranking;
    this.lexemes = lexemes;
    this.meanings = meanings;
    factors.defaultReturnValue(1);
    first.defaultReturnValue(Integer.MAX_VALUE);
    IntArrayList meaningOf = new IntArrayList();
    int end = hub < 0 ? 0 : lexemes.first(hub + 1, 0);
    for (int lexeme = hub < 0 ? 0 : lexemes.first(hub, 0); lexeme < end; lexeme++) {
      int lemma = lexemes.lemma(lexeme);
      visit(
          lexeme,
          (sense, rank) -> {
            meaningOf.add(meaning(sense));
            english.add(lemma);
            int order = stage.senses.order.getInt(sense);
            places.add(order == 0 ? Integer.MAX_VALUE : order);
          });
    }
    englishOf = Grouping.of(meanings.size(), meaningOf.size(), meaningOf::getInt);
    if (hub >= 0) {
      findAll(hub);
    }
  }

  /**
   * Returns the factor on the evidence of every weak link.
   *
   * @param hub the ordinal of English, -1 where there is none
   * @return the factor by sense row, 1 for all other rows
   */
  public static Int2FloatMap factors(
      Staging staging,
      SourceRanking ranking,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      int hub) {
    boolean none = ranking.sources().stream().noneMatch(source -> source.prior() < AUTOMATIC_PRIOR);
    return new SpreadLinks(staging, ranking, lexemes, meanings, none ? -1 : hub).factors;
  }

  private interface Visitor {
    void sense(int row, int rank);
  }

  private void visit(int lexeme, Visitor visitor) {
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      int record = lexemes.row(i);
      int rank = ranking.rank(stage.source.getInt(record));
      for (int row = stage.senseStart(record); row < stage.senseEnd(record); row++) {
        visitor.sense(row, rank);
      }
    }
  }

  private int meaning(int sense) {
    return meanings.ofKey[stage.senses.meaning.getInt(sense)];
  }

  /** Visits every spelling of the other languages: its lexemes are neighbours. */
  private void findAll(int hub) {
    for (int from = 0; from < lexemes.size(); ) {
      int to = lexemes.spellingEnd(from);
      if (lexemes.language(from) != hub && gather(from, to)) {
        count();
        rows.forEach(this::weaken);
      }
      from = to;
    }
  }

  /** Gathers the links of a word; returns whether it has several meanings and automatic links. */
  private boolean gather(int from, int to) {
    rows.clear();
    source.clear();
    confirmed.clear();
    isFunctionWord = false;
    for (int lexeme = from; lexeme < to; lexeme++) {
      boolean isClosed = isClosed(lexemes.pos(lexeme));
      visit(
          lexeme,
          (row, rank) -> {
            int meaning = meaning(row);
            int known = source.getOrDefault(meaning, rank);
            source.put(meaning, rank);
            if (isAutomatic(rank) && !isClosed) {
              rows.add(row);
            }
            isFunctionWord |= isClosed && !isAutomatic(rank);
            if (!isAutomatic(rank) || !ranking.isSameProject(known, rank)) {
              confirmed.add(meaning);
            }
          });
    }
    return source.size() > 1 && !rows.isEmpty();
  }

  private static boolean isClosed(int pos) {
    return CLOSED.contains(Pos.at(pos));
  }

  private boolean isAutomatic(int rank) {
    return ranking.prior(rank) < AUTOMATIC_PRIOR;
  }

  private void count() {
    shared.clear();
    confirmedOf.clear();
    first.clear();
    for (int meaning : source.keySet()) {
      for (int i = englishOf.start(meaning); i < englishOf.end(meaning); i++) {
        int pair = englishOf.row(i);
        int word = english.getInt(pair);
        if (isRepeated(meaning, i)) {
          continue;
        }
        shared.addTo(word, 1);
        confirmedOf.addTo(word, confirmed.contains(meaning) ? 1 : 0);
        first.put(word, Math.min(first.get(word), places.getInt(pair)));
      }
    }
  }

  /** Returns whether an earlier source has the same English word for the meaning. */
  private boolean isRepeated(int meaning, int index) {
    int word = english.getInt(englishOf.row(index));
    for (int i = englishOf.start(meaning); i < index; i++) {
      if (english.getInt(englishOf.row(i)) == word) {
        return true;
      }
    }
    return false;
  }

  private void weaken(int row) {
    int meaning = meaning(row);
    if (confirmed.contains(meaning)) {
      return;
    }
    float factor = isFunctionWord ? FUNCTION_WORD : 1;
    for (int i = englishOf.start(meaning); i < englishOf.end(meaning); i++) {
      int pair = englishOf.row(i);
      int word = english.getInt(pair);
      int senses = shared.get(word);
      if (senses > 1 && confirmedOf.get(word) > 0) {
        factor = Math.min(factor, CONFIRMED_ELSEWHERE[Math.min(senses, 4) - 2]);
      } else if (senses >= MIN_SPREAD && places.getInt(pair) > first.get(word)) {
        factor = Math.min(factor, NOT_THE_MAIN);
      }
    }
    if (factor < 1) {
      factors.put(row, factor);
    }
  }
}
