package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.lexhub.loader.staging.StagedEntries;

/**
 * Dictionary entries from the side of one word, the learner, which gets its meaning from the words
 * on the other side, the teachers. The place of a word is its index among all staged translations,
 * or {@link #WORD}.
 */
final class EntryItems {
  /** The place of the headword of an entry. */
  static final int WORD = -1;

  private final StagedEntries entries;
  private final int[] languageOf;
  private final IntArrayList rows = new IntArrayList();
  private final IntArrayList places = new IntArrayList();

  /** The items of entries that were added from their other side before. */
  private final BitSet second = new BitSet();

  EntryItems(StagedEntries entries, int[] languageOf) {
    this.entries = entries;
    this.languageOf = languageOf;
  }

  void add(int row, int place) {
    rows.add(row);
    places.add(place);
  }

  /** Adds an entry once for each of its words on one side. */
  void addSide(int row, boolean word) {
    if (word) {
      add(row, WORD);
      return;
    }
    for (int place = entries.start(row); place < entries.end(row); place++) {
      add(row, place);
    }
  }

  /** Adds an entry from its other side too. */
  void addSecondSide(int row, boolean word) {
    int first = size();
    addSide(row, word);
    second.set(first, size());
  }

  /** Returns whether an entry was added from its other side before. */
  boolean isSecond(int item) {
    return second.get(item);
  }

  int size() {
    return rows.size();
  }

  int row(int item) {
    return rows.getInt(item);
  }

  int place(int item) {
    return places.getInt(item);
  }

  boolean isWord(int item) {
    return place(item) == WORD;
  }

  /** Returns whether learner and teachers are words of one language. */
  boolean isSynonym(int item) {
    return language(item) == otherLanguage(item);
  }

  /** Returns the language code of the learner. */
  int code(int item) {
    return (isWord(item) ? entries.from : entries.to).getInt(row(item));
  }

  int language(int item) {
    return languageOf[code(item)];
  }

  /** Returns the spelling of the learner. */
  int text(int item) {
    return isWord(item) ? entries.lemma.getInt(row(item)) : entries.translation(place(item));
  }

  /** Returns the language code of the teachers. */
  int otherCode(int item) {
    return (isWord(item) ? entries.to : entries.from).getInt(row(item));
  }

  /** Returns the language of the teachers. */
  int otherLanguage(int item) {
    return languageOf[otherCode(item)];
  }

  /** Returns the number of teachers. */
  int others(int item) {
    return isWord(item) ? entries.end(row(item)) - entries.start(row(item)) : 1;
  }

  /** Returns the spelling of a teacher. */
  int other(int item, int i) {
    return isWord(item)
        ? entries.translation(entries.start(row(item)) + i)
        : entries.lemma.getInt(row(item));
  }

  /** Returns the place of a teacher. */
  int otherPlace(int item, int i) {
    return isWord(item) ? entries.start(row(item)) + i : WORD;
  }

  /** Returns the items in the order of their languages; items of one word are neighbours. */
  int[] byWord(IntUnaryOperator languageRank) {
    long[] keys = new long[size()];
    Arrays.setAll(
        keys,
        item ->
            (long) languageRank.applyAsInt(language(item)) << Integer.SIZE
                | Integer.toUnsignedLong(text(item)));
    int[] sorted = new int[size()];
    Arrays.setAll(sorted, item -> item);
    LongArrays.radixSortIndirect(sorted, keys, true);
    return sorted;
  }

  /** Returns whether two items have the same learner. */
  boolean isSameWord(int a, int b) {
    return text(a) == text(b) && language(a) == language(b);
  }
}
