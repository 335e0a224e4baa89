package org.lexhub.store.term.writer;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.SortedTerms;
import org.lexhub.store.term.TermGramKeys;
import org.lexhub.store.term.TermGrams;
import org.lexhub.store.text.Utf8;

/**
 * Writes {@link TermGrams}. One pass over the terms counts the grams; further passes fill as many
 * lists as fit in a buffer.
 */
final class TermGramsWriter {
  private static final int MAX_BUFFER = 1 << 28;

  private final SortedTerms terms;
  private final IntPredicate indexed;
  private final Long2IntOpenHashMap slots = new Long2IntOpenHashMap();
  private final LongArrayList keys = new LongArrayList();
  private final IntArrayList counts = new IntArrayList();
  private final IntArrayList lasts = new IntArrayList();
  private final IntArrayList lengths = new IntArrayList();
  private int size;

  /** The place of the next byte of each list in the buffer; -1 if it is not in it. */
  private int[] places = {};

  private byte[] buffer = {};

  private TermGramsWriter(SortedTerms terms, IntPredicate indexed) {
    this.terms = terms;
    this.indexed = indexed;
    slots.defaultReturnValue(-1);
  }

  /**
   * Writes all sections.
   *
   * @param indexed whether a term is of a lemma or a reading
   */
  static void write(SnapshotWriter out, SortedTerms terms, IntPredicate indexed) {
    new TermGramsWriter(terms, indexed).write(out);
  }

  private void write(SnapshotWriter out) {
    each(this::count);
    long[] sorted = keys.toLongArray();
    Arrays.sort(sorted);
    int[] order = new int[sorted.length];
    try (LongColumnWriter column = LongColumnWriter.create(out, TermGrams.NAME + TermGrams.KEYS)) {
      for (int i = 0; i < sorted.length; i++) {
        order[i] = slots.get(sorted[i]);
        column.add(sorted[i]);
      }
    }
    try (OffsetsColumnWriter lists =
            OffsetsColumnWriter.create(out, TermGrams.NAME + TermGrams.LISTS);
        ByteColumnWriter bytes = ByteColumnWriter.create(out, TermGrams.NAME + TermGrams.BYTES)) {
      Packs packs = new Packs(bytes, lists);
      for (int from = 0; from < order.length; ) {
        from = fill(order, from, packs);
      }
    }
  }

  private int length(int slot) {
    boolean stored = TermGrams.isStored(keys.getLong(slot), counts.getInt(slot), size);
    return stored ? lengths.getInt(slot) : 0;
  }

  /** Passes the term and the key of each gram of each indexed term. */
  private void each(GramVisitor visitor) {
    int[] term = new int[1];
    TermGramKeys grams = new TermGramKeys(key -> visitor.visit(term[0], key));
    size = 0;
    for (int i = 0; i < terms.size(); i++) {
      if (indexed.test(i)) {
        term[0] = i;
        size++;
        enumerate(terms, i, grams);
      }
    }
  }

  /** Enumerates the grams of a term. */
  static void enumerate(SortedTerms terms, int term, TermGramKeys grams) {
    int length = terms.length(term);
    int codePoints = 0;
    grams.start();
    for (int at = 0; at < length; codePoints++) {
      int codePoint = terms.codePoint(term, at);
      grams.add(codePoint);
      at += Utf8.length(codePoint);
    }
    grams.end();
    grams.length(codePoints);
  }

  private interface GramVisitor {
    void visit(int term, long key);
  }

  private void count(int term, long key) {
    int slot = slots.get(key);
    if (slot < 0) {
      slot = keys.size();
      slots.put(key, slot);
      keys.add(key);
      counts.add(0);
      lasts.add(-1);
      lengths.add(0);
    }
    int last = lasts.getInt(slot);
    if (last != term) {
      counts.set(slot, counts.getInt(slot) + 1);
      lengths.set(slot, lengths.getInt(slot) + bytes(term - last - 1));
      lasts.set(slot, term);
    }
  }

  /** Returns the number of bytes of a difference. */
  private static int bytes(int difference) {
    return Math.max(1, (Integer.SIZE - Integer.numberOfLeadingZeros(difference) + 6) / 7);
  }

  /** Writes the lists from one on that fit in the buffer; returns the first that does not. */
  private int fill(int[] order, int from, Packs out) {
    places = new int[order.length];
    Arrays.fill(places, -1);
    int to = from;
    int used = 0;
    while (to < order.length && (to == from || used <= MAX_BUFFER - length(order[to]))) {
      int length = length(order[to]);
      places[order[to++]] = length == 0 ? -1 : used;
      used += length;
    }
    buffer = new byte[used];
    for (int i = 0; i < lasts.size(); i++) {
      lasts.set(i, -1);
    }
    each(this::put);
    int at = 0;
    for (int i = from; i < to; i++) {
      int length = length(order[i]);
      out.add(buffer, at, at + length);
      at += length;
    }
    return to;
  }

  private void put(int term, long key) {
    int slot = slots.get(key);
    int place = places[slot];
    int last = lasts.getInt(slot);
    if (place < 0 || last == term) {
      return;
    }
    int difference = term - last - 1;
    while (difference > Byte.MAX_VALUE) {
      buffer[place++] = (byte) (difference | 0x80);
      difference >>>= 7;
    }
    buffer[place++] = (byte) difference;
    places[slot] = place;
    lasts.set(slot, term);
  }

  /** Writes lists, those of many terms as packs. */
  private static final class Packs {
    private final ByteColumnWriter out;
    private final OffsetsColumnWriter ends;
    private final IntArrayList differences = new IntArrayList();
    private long written;

    Packs(ByteColumnWriter out, OffsetsColumnWriter ends) {
      this.out = out;
      this.ends = ends;
    }

    /**
     * Adds the next list, whose differences are in groups of seven bits in from..to (exclusive).
     */
    void add(byte[] bytes, int from, int to) {
      differences.clear();
      for (int at = from; at < to; ) {
        int value = 0;
        int shift = 0;
        while (bytes[at] < 0) {
          value |= (bytes[at++] & Byte.MAX_VALUE) << shift;
          shift += 7;
        }
        differences.add(value | bytes[at++] << shift);
      }
      if (differences.size() < TermGrams.PACK) {
        for (int at = from; at < to; at++) {
          put(bytes[at]);
        }
      } else {
        put(0x80);
        put(0);
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
          put(differences.size() >>> shift);
        }
        for (int i = 0; i < differences.size(); i += TermGrams.PACK) {
          pack(i, Math.min(differences.size(), i + TermGrams.PACK));
        }
      }
      ends.add(written);
    }

    private void pack(int from, int to) {
      int all = 0;
      for (int i = from; i < to; i++) {
        all |= differences.getInt(i);
      }
      if (to - from < TermGrams.PACK) {
        put(0x80 | to - from);
      }
      int width = Integer.SIZE - Integer.numberOfLeadingZeros(all);
      put(width);
      long bits = 0;
      int count = 0;
      for (int i = from; i < to; i++) {
        bits |= (long) differences.getInt(i) << count;
        for (count += width; count >= Byte.SIZE; count -= Byte.SIZE) {
          put((int) bits);
          bits >>>= Byte.SIZE;
        }
      }
      if (count > 0) {
        put((int) bits);
      }
    }

    private void put(int value) {
      out.add(value & 0xFF);
      written++;
    }
  }
}
