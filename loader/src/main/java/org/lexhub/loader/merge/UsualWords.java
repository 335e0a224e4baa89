package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;

/**
 * Finds the links that a source with the usual words of its meanings contradicts. Such a source
 * gives "clou" for the nail of a carpenter and "ongle" for that of a finger; if another source
 * links "clou" to the nail of a finger, too, this link is weak. It contradicts a link if it gives
 * the word for other meanings only, and other words of the language for this meaning.
 */
public final class UsualWords {
  /** The factor on the evidence of a contradicted link, chosen by hand on translations. */
  private static final float CONTRADICTED = 0.3f;

  private final Staging staging;
  private final StagedLexemes stage;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final LongSet covered = new LongOpenHashSet();
  private final Int2FloatOpenHashMap factors;

  /** The meanings that the word at hand has in such a source, and its other rows. */
  private final IntSet usual = new IntOpenHashSet();

  private final IntArrayList others = new IntArrayList();

  private UsualWords(
      Staging staging, LexemeIdentity lexemes, MergedMeanings meanings, Int2FloatMap factors) {
    this.staging = staging;
    this.lexemes = lexemes;
    this.meanings = meanings;
    stage = staging.lexemes;
    this.factors = new Int2FloatOpenHashMap(factors);
    this.factors.defaultReturnValue(1);
  }

  /**
   * Multiplies factors on the evidence of links by those of contradicted links.
   *
   * @param hub the ordinal of English, whose wordnets know better, -1 where there is none
   * @param factors the factor by sense row, 1 for all other rows
   * @return the products by sense row, 1 for all other rows
   */
  public static Int2FloatMap factors(
      Staging staging,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      int hub,
      Int2FloatMap factors) {
    UsualWords words = new UsualWords(staging, lexemes, meanings, factors);
    words.cover(hub);
    if (!words.covered.isEmpty()) {
      words.weaken(hub);
    }
    return words.factors;
  }

  /** Collects the meanings for which such a source gives words, by language. */
  private void cover(int hub) {
    for (int lexeme = 0; lexeme < lexemes.size(); lexeme++) {
      int language = lexemes.language(lexeme);
      for (int i = lexemes.start(lexeme); language != hub && i < lexemes.end(lexeme); i++) {
        int record = lexemes.row(i);
        if (isListed(record)) {
          for (int row = stage.senseStart(record); row < stage.senseEnd(record); row++) {
            covered.add(key(language, row));
          }
        }
      }
    }
  }

  private boolean isListed(int record) {
    return staging.listsUsualWords(stage.source.getInt(record));
  }

  private int meaning(int row) {
    return meanings.ofKey[stage.senses.meaning.getInt(row)];
  }

  private long key(int language, int row) {
    return (long) language << 32 | meaning(row);
  }

  /** Visits every spelling of the other languages: its lexemes are neighbours. */
  private void weaken(int hub) {
    for (int from = 0; from < lexemes.size(); ) {
      int to = lexemes.spellingEnd(from);
      int language = lexemes.language(from);
      if (language != hub) {
        gather(from, to);
        for (int i = 0; i < others.size() && !usual.isEmpty(); i++) {
          int row = others.getInt(i);
          if (!usual.contains(meaning(row)) && covered.contains(key(language, row))) {
            factors.put(row, factors.get(row) * CONTRADICTED);
          }
        }
      }
      from = to;
    }
  }

  private void gather(int from, int to) {
    usual.clear();
    others.clear();
    for (int i = lexemes.start(from); i < lexemes.end(to - 1); i++) {
      int record = lexemes.row(i);
      boolean listed = isListed(record);
      for (int row = stage.senseStart(record); row < stage.senseEnd(record); row++) {
        if (listed) {
          usual.add(meaning(row));
        } else {
          others.add(row);
        }
      }
    }
  }
}
