package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.function.IntPredicate;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.PlainWord;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.schema.SenseColumn;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Derives how usual the word of each sense is for its meaning: among several words with the same
 * meaning, which one people use. The factors are:
 *
 * <ul>
 *   <li>n, the number of independent sources that assert the link, at most 4 and relative to {@link
 *       SourceReach}: a link that several sources found independently is right more often than
 *       their priors say
 *   <li>c, the share of the word among the words of its language for the meaning: the occurrences
 *       of each word in a million, plus 0.3, times the share of them in this meaning, times the
 *       confidence of the link; {@link SenseStrength} divides a word with several senses
 *   <li>m, the number of languages with a word for the meaning: common meanings are used often
 *   <li>w, the number of words that the language has for the meaning: of many, each is used less
 *   <li>k, the number of sources that know the word, at most 8 and relative to {@link SourceReach}
 *   <li>p, {@link PlainWord#plainness}, and a tenth of it for a word in Latin letters of a language
 *       that is not written in them: wordlists have transcriptions, which no dictionary gives
 * </ul>
 *
 * <p>The use as a source is {@code n^1.11 · c^0.15}, as a target {@code 0.036 · n^1.01 · c^0.31 ·
 * m^0.42 · k^0.74 · w^-0.67 · p}, both stored in basis points and at most 6.5535. The exponents are
 * fitted to bilingual dictionaries that are part of no snapshot: the odds that the translator
 * computes from them are the odds that such a dictionary has the translation.
 */
final class SenseUseWriter {
  /** The occurrences in a million that are added to those of every word. */
  private static final double UNCOUNTED_PER_MILLION = 0.3;

  private static final double MIN_SHARE = 1e-4;

  /** The factor for words in Latin letters of languages that are not written in them. */
  private static final double TRANSCRIBED = 0.1;

  private static final int MAX_USE = 0xFFFF;

  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;
  private final int[] ordered;
  private final IntPredicate writesLatin;
  private final SourceReach reach = new SourceReach();
  private final float[] hubTags;

  /** The number of words of all languages for each meaning. */
  private final int[] words;

  private final float[] weights;
  private final short[] sourceUse;
  private final short[] targetUse;

  /**
   * Prepares the derivation.
   *
   * @param ordered all senses, ordered by meaning, then by language
   * @param english the row of English, -1 where there is none
   * @param writesLatin tests whether a language is written in Latin letters
   */
  SenseUseWriter(
      LexemeTableWriter lexemes,
      SenseTableWriter senses,
      int[] ordered,
      int meanings,
      int english,
      IntPredicate writesLatin) {
    this.lexemes = lexemes;
    this.writesLatin = writesLatin;
    this.senses = senses;
    this.ordered = ordered;
    hubTags = new float[meanings];
    words = new int[meanings];
    weights = new float[ordered.length];
    sourceUse = new short[ordered.length];
    targetUse = new short[ordered.length];
    for (int sense = 0; sense < ordered.length; sense++) {
      int known = lexemes.sources.count(lexeme(sense));
      reach.add(language(sense), senses.statements(sense), known);
      words[meaning(sense)]++;
      if (language(sense) == english) {
        int meaning = meaning(sense);
        hubTags[meaning] = Math.max(hubTags[meaning], senses.tagCount.getInt(sense));
      }
    }
  }

  /** Derives and writes both columns. */
  void write(SnapshotWriter out) {
    weighWords();
    for (int from = 0; from < ordered.length; ) {
      int to = from;
      int languages = 0;
      while (to < ordered.length && meaning(ordered[to]) == meaning(ordered[from])) {
        boolean next = to == from || language(ordered[to]) != language(ordered[to - 1]);
        languages += next ? 1 : 0;
        to++;
      }
      writeMeaning(from, to, languages);
      from = to;
    }
    ColumnSet.shorts(out, SenseColumn.SOURCE_USE.section(), sourceUse);
    ColumnSet.shorts(out, SenseColumn.TARGET_USE.section(), targetUse);
  }

  /** Computes the weight of each sense: how often its word is used in this meaning. */
  private void weighWords() {
    IntArrayList word = new IntArrayList();
    for (int sense = 0; sense < weights.length; ) {
      int first = senses.lexeme.getInt(sense);
      word.clear();
      while (sense < weights.length && isSameWord(first, senses.lexeme.getInt(sense))) {
        word.add(sense++);
      }
      weighWord(word);
    }
  }

  /** Returns whether two lexemes differ in part of speech only; such lexemes are neighbours. */
  private boolean isSameWord(int a, int b) {
    return lexemes.language.getInt(a) == lexemes.language.getInt(b)
        && lexemes.lemma.getInt(a) == lexemes.lemma.getInt(b);
  }

  private void weighWord(IntArrayList word) {
    boolean tagged = false;
    int rank = 0;
    double closedShares = 0;
    double closedLink = 0;
    for (int i = 0; i < word.size(); i++) {
      int sense = word.getInt(i);
      tagged |= senses.tagCount.getInt(sense) > 0;
      rank = Math.max(rank, lexemes.rankOf(lexeme(sense)));
      closedShares += isClosed(sense) ? closedShare(sense) : 0;
      closedLink = isClosed(sense) ? Math.max(closedLink, link(sense)) : closedLink;
    }
    double all = 0;
    double openTags = 0;
    int order = 0;
    for (int i = 0; i < word.size(); i++) {
      int sense = word.getInt(i);
      boolean first = i == 0 || lexeme(sense) != lexeme(word.getInt(i - 1));
      order = first ? 1 : order + 1;
      double tags =
          tagged
              ? senses.tagCount.getInt(sense)
              : SenseStrength.untagged(hubTags[meaning(sense)], link(sense));
      weights[sense] = isClosed(sense) ? 0 : (float) SenseStrength.of(tags, order, link(sense));
      openTags += isClosed(sense) ? 0 : tags;
      all += weights[sense];
    }
    double closedUses = closedShares > 0 ? SenseStrength.closedUses(rank, openTags, closedLink) : 0;
    all += closedUses;
    for (int i = 0; i < word.size(); i++) {
      int sense = word.getInt(i);
      double weight =
          isClosed(sense) ? closedUses * closedShare(sense) / closedShares : weights[sense];
      double millionth = lexemes.perMillion(lexeme(sense));
      double frequency = (Double.isNaN(millionth) ? 0 : millionth) + UNCOUNTED_PER_MILLION;
      weights[sense] = (float) (frequency * weight / all * link(sense));
    }
  }

  private boolean isClosed(int sense) {
    return SenseStrength.isClosed(pos(sense), -1);
  }

  private double closedShare(int sense) {
    return SenseStrength.closedShare(words[meaning(sense)], link(sense));
  }

  private void writeMeaning(int from, int to, int languages) {
    for (int start = from; start < to; ) {
      int end = start;
      double all = 0;
      while (end < to && language(ordered[end]) == language(ordered[start])) {
        all += weights[ordered[end++]];
      }
      for (int i = start; i < end; i++) {
        int sense = ordered[i];
        double share = all > 0 ? weights[sense] / all : 0;
        writeSense(sense, Math.max(MIN_SHARE, share), languages, end - start);
      }
      start = end;
    }
  }

  private double plainness(int lexeme) {
    boolean transcribed =
        lexemes.latin(lexeme) && !writesLatin.test(lexemes.language.getInt(lexeme));
    return (transcribed ? TRANSCRIBED : 1) * lexemes.plainness(lexeme);
  }

  private void writeSense(int sense, double share, int languages, int words) {
    int lexeme = lexeme(sense);
    double links = reach.links(language(sense), senses.statements(sense));
    double known = reach.known(language(sense), lexemes.sources.count(lexeme));
    sourceUse[sense] = rounded(power(links, 1.11) * power(share, 0.15));
    targetUse[sense] =
        rounded(
            0.036
                * power(links, 1.01)
                * power(share, 0.31)
                * power(languages, 0.42)
                * power(known, 0.74)
                * power(words, -0.67)
                * plainness(lexeme));
  }

  /** Returns a power that is the same on every machine. */
  private static double power(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }

  private static short rounded(double use) {
    return (short) Math.clamp(Math.round(use * 10_000), 1, MAX_USE);
  }

  private double link(int sense) {
    return senses.confidence.getInt(sense) / 10_000.0;
  }

  private int lexeme(int sense) {
    return senses.lexeme.getInt(sense);
  }

  private int language(int sense) {
    return lexemes.language.getInt(lexeme(sense));
  }

  private Pos pos(int sense) {
    return Pos.at(lexemes.pos.getInt(lexeme(sense)));
  }

  private int meaning(int sense) {
    return senses.meaning.getInt(sense);
  }
}
