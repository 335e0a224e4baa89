package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
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
 * Derives for every sense how usual its word is for its meaning: among several words with the same
 * meaning, the one that people would say. What it is made of:
 *
 * <ul>
 *   <li>n, how many sources assert the link, at most 4 and relative to {@link SourceReach}: what
 *       several found independently is right more often than their priors say
 *   <li>c, the word's share of what its language says for the meaning: the frequency of each word
 *       in a million, plus 0.3, times how much of it is said in this meaning, times the link; where
 *       a word has several senses the tags of a sense-tagged corpus divide it or, for words that
 *       were never tagged, half of what English words were tagged in the same meanings
 *   <li>m, how many languages have a word for the meaning: what many can say is said often
 *   <li>w, how many words its language has for the meaning: of many, each is given less often
 *   <li>k, how many sources know the word at all, at most 8 and relative to {@link SourceReach}
 *   <li>p, {@link PlainWord#plainness}, and a tenth of it for a word in Latin letters of a language
 *       that is not written in them: the transcriptions of wordlists, which no dictionary gives
 * </ul>
 *
 * <p>As a source a sense has the use {@code n^1.11 · c^0.15}, as a target {@code 0.036 · n^1.01 ·
 * c^0.31 · m^0.42 · k^0.74 · w^-0.67 · p}, both in basis points and at most 6.5535. The exponents
 * were fitted to bilingual dictionaries that are not part of any snapshot, so that the odds that
 * are made of them (see the translator) are those with which such a dictionary has the translation.
 */
final class SenseUseWriter {
  private static final double NEVER_COUNTED = 0.3;
  private static final double MIN_SHARE = 1e-4;
  private static final double TRANSCRIBED = 0.1;
  private static final int MAX = 0xFFFF;

  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;
  private final int[] ordered;
  private final IntPredicate writesLatin;
  private final SourceReach reach = new SourceReach();
  private final float[] hubTags;
  private final float[] weights;
  private final ShortArrayList sourceUse;
  private final ShortArrayList targetUse;

  /**
   * Prepares the derivation.
   *
   * @param ordered all senses by meaning, then by language
   * @param english the row of English, -1 where there is none
   * @param writesLatin tells of a language whether Latin letters are a script of it
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
    weights = new float[ordered.length];
    sourceUse = new ShortArrayList(new short[ordered.length]);
    targetUse = new ShortArrayList(new short[ordered.length]);
    for (int sense = 0; sense < ordered.length; sense++) {
      int known = lexemes.sources.count(lexeme(sense));
      reach.add(language(sense), senses.sources.count(sense), known);
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

  /** Weighs each sense: how often its word is said in this meaning. */
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

  /** Parts of speech of one lemma lie side by side. */
  private boolean isSameWord(int a, int b) {
    return lexemes.language.getInt(a) == lexemes.language.getInt(b)
        && lexemes.lemma.getInt(a) == lexemes.lemma.getInt(b);
  }

  private void weighWord(IntArrayList word) {
    boolean tagged = false;
    for (int i = 0; i < word.size(); i++) {
      tagged |= senses.tagCount.getInt(word.getInt(i)) > 0;
    }
    double all = 0;
    int order = 0;
    for (int i = 0; i < word.size(); i++) {
      int sense = word.getInt(i);
      boolean first = i == 0 || lexeme(sense) != lexeme(word.getInt(i - 1));
      order = first ? 1 : order + 1;
      double tags =
          tagged
              ? senses.tagCount.getInt(sense)
              : SenseStrength.untagged(hubTags[meaning(sense)], pos(sense));
      weights[sense] = (float) SenseStrength.of(tags, order, link(sense));
      all += weights[sense];
    }
    for (int i = 0; i < word.size(); i++) {
      int sense = word.getInt(i);
      double millionth = lexemes.perMillion(lexeme(sense));
      double frequency = (Double.isNaN(millionth) ? 0 : millionth) + NEVER_COUNTED;
      weights[sense] = (float) (frequency * weights[sense] / all * link(sense));
    }
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
    double links = reach.links(language(sense), senses.sources.count(sense));
    double known = reach.known(language(sense), lexemes.sources.count(lexeme));
    sourceUse.set(sense, rounded(power(links, 1.11) * power(share, 0.15)));
    targetUse.set(
        sense,
        rounded(
            0.036
                * power(links, 1.01)
                * power(share, 0.31)
                * power(languages, 0.42)
                * power(known, 0.74)
                * power(words, -0.67)
                * plainness(lexeme)));
  }

  /** The same on every machine. */
  private static double power(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }

  private static short rounded(double use) {
    return (short) Math.clamp(Math.round(use * 10_000), 1, MAX);
  }

  private double link(int sense) {
    return (senses.confidence.getShort(sense) & 0xFFFF) / 10_000.0;
  }

  private int lexeme(int sense) {
    return senses.lexeme.getInt(sense);
  }

  private int language(int sense) {
    return lexemes.language.getInt(lexeme(sense));
  }

  private Pos pos(int sense) {
    return Pos.at(lexemes.pos.getByte(lexeme(sense)) & 0xFF);
  }

  private int meaning(int sense) {
    return senses.meaning.getInt(sense);
  }
}
