package org.lexhub.store.term;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Reads whole {@link TermGrams} and compares them with a sample of the terms. */
final class TermGramsCheck {
  private static final int SAMPLE = 1024;

  private final Snapshot snapshot;
  private final TermGrams grams;
  private final TermIndex terms;
  private final TermGramReader reader = new TermGramReader();
  private int indexed;

  TermGramsCheck(Snapshot snapshot, TermGrams grams, TermIndex terms) {
    this.snapshot = snapshot;
    this.grams = grams;
    this.terms = terms;
  }

  /**
   * Checks everything; throws {@link org.lexhub.store.snapshot.CorruptSnapshotException} at the
   * first fault.
   */
  void run() {
    Long2ObjectOpenHashMap<IntArrayList> wanted = sample();
    int[] list = {};
    for (int gram = 0; gram < grams.size(); gram++) {
      long key = grams.key(gram);
      if (gram > 0 && key <= grams.key(gram - 1)) {
        throw corrupt(TermGrams.KEYS, "ascending keys", key + " at " + gram);
      }
      int length = grams.terms(gram);
      if (length < 0 || length > terms.size()) {
        throw corrupt(TermGrams.BYTES, "terms up to " + terms.size(), length + " in list " + gram);
      }
      list = list.length < length ? new int[2 * length] : list;
      int count = count(gram, list);
      checkOrder(gram, list, count);
      IntArrayList with = wanted.remove(key);
      for (int i = 0; with != null && count > 0 && i < with.size(); i++) {
        if (Arrays.binarySearch(list, 0, count, with.getInt(i)) < 0) {
          throw corrupt(TermGrams.BYTES, "term " + with.getInt(i) + " in list " + gram, "none");
        }
      }
      if (count > 0 && !TermGrams.isStored(key, count, indexed)) {
        throw corrupt(TermGrams.LISTS, "no list of gram " + gram, count + " terms");
      }
    }
    if (!wanted.isEmpty()) {
      throw corrupt(TermGrams.KEYS, "the grams of all terms", wanted.size() + " are missing");
    }
  }

  private int count(int gram, int[] list) {
    try {
      return reader.read(grams, gram, list);
    } catch (IndexOutOfBoundsException e) {
      throw corrupt(TermGrams.BYTES, "numbers that end in list " + gram, "an open number");
    }
  }

  private void checkOrder(int gram, int[] list, int count) {
    for (int i = 0; i < count; i++) {
      if (list[i] < 0 || list[i] >= terms.size() || (i > 0 && list[i] <= list[i - 1])) {
        throw corrupt(
            TermGrams.BYTES,
            "ascending terms below " + terms.size() + " in list " + gram,
            Integer.toString(list[i]));
      }
    }
  }

  /** Returns the terms of a sample by the keys of their grams. */
  private Long2ObjectOpenHashMap<IntArrayList> sample() {
    Long2ObjectOpenHashMap<IntArrayList> found = new Long2ObjectOpenHashMap<>();
    Utf8Buffer text = new Utf8Buffer(64);
    for (int term = 0; term < terms.size(); term++) {
      if (!LexemeTerms.isSpelling(terms, term)) {
        continue;
      }
      if (indexed++ % SAMPLE == 0) {
        text.clear();
        terms.append(term, text);
        int of = term;
        enumerate(
            text,
            new TermGramKeys(
                key -> found.computeIfAbsent(key, none -> new IntArrayList()).add(of)));
      }
    }
    return found;
  }

  private static void enumerate(Utf8Buffer text, TermGramKeys keys) {
    int codePoints = 0;
    keys.start();
    for (int at = 0; at < text.length(); codePoints++) {
      int codePoint = Utf8.decode(text.bytes(), at, text.length());
      keys.add(codePoint);
      at += Utf8.length(codePoint);
    }
    keys.end();
    keys.length(codePoints);
  }

  private RuntimeException corrupt(String section, String expected, String found) {
    return snapshot.corrupt(TermGrams.NAME + section, expected, found);
  }
}
