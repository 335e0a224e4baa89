package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;

/**
 * Groups the records of each lexeme and sorts the lexemes into the order of the snapshot: language,
 * folded lemma, lemma, part of speech. The records of a lexeme are ordered by authority.
 */
public final class LexemeIdentity {
  private static final int POS_BITS = 5;
  private static final int RANK_BITS = 27;
  private static final int SOURCE_BITS = 13;
  private static final int MAX_SOURCES = (1 << SOURCE_BITS) - 1;
  private static final int MAX_WORDS = (1 << RANK_BITS) - 1;

  /** The other bits except the sign; the last value means no language. */
  static final int MAX_LANGUAGES = (1 << (63 - POS_BITS - RANK_BITS - SOURCE_BITS)) - 1;

  private final LemmaOrder lemmas;

  /** The staged rows, lexeme by lexeme. */
  private final int[] rows;

  /** The packed (language, lemma rank, part of speech) of every lexeme, ascending. */
  private final long[] identity;

  private final int[] start;

  /**
   * Groups the staged lexeme records into lexemes and sorts the lexemes.
   *
   * @param left the rows that are no lexemes
   */
  public LexemeIdentity(Staging staging, int[] languageOf, SourceRanking ranking, BitSet left) {
    this(
        staging, languageOf, ranking, left, new LemmaOrder(staging.strings, staging.lexemes.lemma));
  }

  private LexemeIdentity(
      Staging staging, int[] languageOf, SourceRanking ranking, BitSet left, LemmaOrder lemmas) {
    StagedLexemes stage = staging.lexemes;
    this.lemmas = lemmas;
    check(staging, ranking, languageOf);
    long[] keys = new long[stage.size()];
    int known = 0;
    for (int row = 0; row < keys.length; row++) {
      int language = left.get(row) ? -1 : languageOf[stage.language.getInt(row)];
      known += language >= 0 ? 1 : 0;
      long lexeme = pack(language, lemmas.rank(stage.lemma.getInt(row)), stage.pos(row));
      keys[row] = (lexeme << SOURCE_BITS) | ranking.rank(stage.source.getInt(row));
      if (language < 0) {
        keys[row] = Long.MAX_VALUE;
      }
    }
    int[] sorted = new int[keys.length];
    Arrays.setAll(sorted, i -> i);
    LongArrays.radixSortIndirect(sorted, keys, true);
    rows = Arrays.copyOf(sorted, known);
    int count = 0;
    for (int i = 0; i < known; i++) {
      count += i == 0 || differ(keys[rows[i]], keys[rows[i - 1]]) ? 1 : 0;
    }
    identity = new long[count];
    start = new int[count + 1];
    int at = 0;
    for (int i = 0; i < known; i++) {
      if (i == 0 || differ(keys[rows[i]], keys[rows[i - 1]])) {
        identity[at] = keys[rows[i]] >>> SOURCE_BITS;
        start[at++] = i;
      }
    }
    start[count] = known;
  }

  /** Groups the same records again after the part of speech of some of them has changed. */
  public LexemeIdentity withNewPos(
      Staging staging, int[] languageOf, SourceRanking ranking, BitSet left) {
    return new LexemeIdentity(staging, languageOf, ranking, left, lemmas);
  }

  private static void check(Staging staging, SourceRanking ranking, int[] languageOf) {
    int lastLanguage = Arrays.stream(languageOf).max().orElse(-1);
    if (ranking.size() > MAX_SOURCES
        || staging.strings.size() > MAX_WORDS
        || lastLanguage >= MAX_LANGUAGES) {
      throw new IllegalStateException(
          "too much for one snapshot: "
              + ranking.size()
              + " sources, "
              + staging.strings.size()
              + " distinct words, "
              + (lastLanguage + 1)
              + " languages; at most "
              + MAX_SOURCES
              + ", "
              + MAX_WORDS
              + " and "
              + MAX_LANGUAGES
              + " fit");
    }
  }

  private static boolean differ(long a, long b) {
    return a >>> SOURCE_BITS != b >>> SOURCE_BITS;
  }

  private static long pack(int language, int rank, int pos) {
    return ((long) language << (RANK_BITS + POS_BITS)) | ((long) rank << POS_BITS) | pos;
  }

  /** Returns the number of lexemes. */
  public int size() {
    return identity.length;
  }

  /** Returns the ordinal of the language of a lexeme. */
  public int language(int lexeme) {
    return (int) (identity[lexeme] >>> (RANK_BITS + POS_BITS));
  }

  /** Returns the lemma, as a number of the staged strings. */
  public int lemma(int lexeme) {
    return lemmas.lemma((int) (identity[lexeme] >>> POS_BITS) & ((1 << RANK_BITS) - 1));
  }

  /** Returns the number of the part of speech. */
  public int pos(int lexeme) {
    return (int) identity[lexeme] & ((1 << POS_BITS) - 1);
  }

  /** Returns the first record of a lexeme, as an index for {@link #row}. */
  public int start(int lexeme) {
    return start[lexeme];
  }

  /** Returns the end, exclusive, of the records of a lexeme. */
  public int end(int lexeme) {
    return start[lexeme + 1];
  }

  /**
   * Returns the end, exclusive, of the lexemes with the spelling and language of a lexeme and other
   * parts of speech, which are neighbours.
   *
   * @param first the first of them
   */
  int spellingEnd(int first) {
    int end = first + 1;
    while (end < size() && lemma(end) == lemma(first) && language(end) == language(first)) {
      end++;
    }
    return end;
  }

  /** Returns the staged row of the record at an index. */
  public int row(int index) {
    return rows[index];
  }

  /** Returns the order of the lemmas. */
  public LemmaOrder lemmas() {
    return lemmas;
  }

  /** Returns the first lexeme of a language whose lemma has at least a rank. */
  public int first(int language, int rank) {
    int found = Arrays.binarySearch(identity, pack(language, rank, 0));
    return found >= 0 ? found : -found - 1;
  }
}
