package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeSpellings;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;

/**
 * The pairs of lexemes that bilingual dictionaries give as translations of each other. A dictionary
 * does not say in which meaning they are translations, but among the words that share a meaning it
 * names the usual one.
 */
public final class StatedPairs {
  private final LongArrayList pairs = new LongArrayList();
  private final IntArrayList ends = new IntArrayList();

  private StatedPairs() {}

  /** Collects the pairs of all staged entries; needs the folded spellings of the lexemes. */
  public static StatedPairs of(Staging staging, LexemeIdentity lexemes, int[] languageOf) {
    StatedPairs found = new StatedPairs();
    LexemeSpellings spellings = new LexemeSpellings(staging.strings, lexemes);
    StagedEntries entries = staging.entries;
    IntArrayList heads = new IntArrayList();
    IntArrayList words = new IntArrayList();
    for (int row = 0; row < entries.size(); row++) {
      int from = languageOf[entries.from.getInt(row)];
      int to = languageOf[entries.to.getInt(row)];
      if (from < 0 || to < 0 || from == to) {
        continue;
      }
      int pos = EntryPos.wanted(entries.pos(row));
      find(spellings, from, entries.lemma.getInt(row), pos, heads);
      for (int place = entries.start(row); place < entries.end(row); place++) {
        find(spellings, to, entries.translation(place), pos, words);
        found.add(heads, words);
      }
    }
    found.sort(lexemes.size());
    return found;
  }

  /** Finds the lexemes with a spelling and part of speech or, where there are none, with any. */
  private static void find(
      LexemeSpellings spellings, int language, int text, int pos, IntArrayList out) {
    out.clear();
    if (!spellings.find(language, text, pos, out)) {
      spellings.find(language, text, StagedLexemes.ANY_POS, out);
    }
  }

  private void add(IntArrayList heads, IntArrayList words) {
    for (int i = 0; i < heads.size(); i++) {
      for (int j = 0; j < words.size(); j++) {
        pairs.add(pair(heads.getInt(i), words.getInt(j)));
        pairs.add(pair(words.getInt(j), heads.getInt(i)));
      }
    }
  }

  private static long pair(int a, int b) {
    return (long) a << Integer.SIZE | b;
  }

  /** Sorts the pairs, removes repeated ones and notes where those of each lexeme end. */
  private void sort(int lexemes) {
    long[] all = pairs.elements();
    LongArrays.parallelQuickSort(all, 0, pairs.size());
    int kept = 0;
    for (int i = 0; i < pairs.size(); i++) {
      if (kept == 0 || all[i] != all[kept - 1]) {
        for (int lexeme = ends.size(); lexeme < (int) (all[i] >>> Integer.SIZE); lexeme++) {
          ends.add(kept);
        }
        all[kept++] = all[i];
      }
    }
    while (ends.size() < lexemes) {
      ends.add(kept);
    }
    pairs.size(kept);
    pairs.trim();
  }

  /** Returns the index of the first pair of a lexeme. */
  public int start(int lexeme) {
    return lexeme == 0 ? 0 : ends.getInt(lexeme - 1);
  }

  /** Returns the index after the last pair of a lexeme. */
  public int end(int lexeme) {
    return ends.getInt(lexeme);
  }

  /** Returns the other lexeme of a pair; those of one lexeme ascend. */
  public int other(int at) {
    return (int) pairs.getLong(at);
  }
}
