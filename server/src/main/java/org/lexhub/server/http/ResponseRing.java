package org.lexhub.server.http;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Bodies of answers by what was asked, of one thread and one snapshot, in memory of a fixed size.
 *
 * <p>Entries stand one behind the other in one array that is filled round and round, so that the
 * oldest give way: lengths of question and answer (4 bytes each), the question, the answer. A table
 * leads from a question's hash to the four places it may be at. A place counts how many bytes were
 * ever written before it, which tells whether it was overwritten since. Questions are compared byte
 * by byte; looking up and keeping allocate nothing.
 */
final class ResponseRing {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int HEAD = 8;
  private static final int WAYS = 4;

  /** One place for so many bytes: answers are seldom shorter. */
  private static final int BYTES_A_PLACE = 256;

  /** Longer answers take more than their share, and looking them up saves a smaller part. */
  private static final int MAX_LENGTH = 32 * 1024;

  private final byte[] entries;
  private final long[] places;
  private final CRC32C hash = new CRC32C();
  private @Nullable WeakReference<Object> snapshot;

  /** How many bytes were written, more than one round as well; 0 is never an entry's place. */
  private long written;

  /** Makes room for so many bytes, a few hundred at least. */
  ResponseRing(int bytes) {
    entries = new byte[bytes];
    places = new long[Math.max(1, Integer.highestOneBit(bytes / BYTES_A_PLACE / WAYS)) * WAYS];
    written = bytes;
  }

  /**
   * Appends the answer to a question; false where it is not here. Asked about another snapshot than
   * the last time, it forgets everything first.
   *
   * @param present stands for the snapshot, which is the same where this very object is
   */
  boolean find(Object present, Utf8Buffer question, Utf8Buffer out) {
    if (!belongsTo(present)) {
      Arrays.fill(places, 0);
      snapshot = new WeakReference<>(present);
      return false;
    }
    int first = bucket(question);
    for (int i = first; i < first + WAYS; i++) {
      int at = at(places[i]);
      if (at >= 0 && isOf(at, question)) {
        int from = at + HEAD + question.length();
        out.put(entries, from, (int) INT.get(entries, at + Integer.BYTES));
        return true;
      }
    }
    return false;
  }

  /**
   * Keeps an answer, unless it is a long one or of another snapshot than was asked about last.
   *
   * @param question one that {@link #find} did not find
   */
  void keep(Object of, Utf8Buffer question, Utf8Buffer answer) {
    int length = HEAD + question.length() + answer.length();
    if (!isShort(question, answer) || length > entries.length || !belongsTo(of)) {
      return;
    }
    int at = (int) (written % entries.length);
    if (at + length > entries.length) {
      written += entries.length - at;
      at = 0;
    }
    INT.set(entries, at, question.length());
    INT.set(entries, at + Integer.BYTES, answer.length());
    System.arraycopy(question.bytes(), 0, entries, at + HEAD, question.length());
    int from = at + HEAD + question.length();
    System.arraycopy(answer.bytes(), 0, entries, from, answer.length());
    places[oldest(bucket(question))] = written;
    written += length;
  }

  /** Whether an answer is short enough to be kept. */
  static boolean isShort(Utf8Buffer question, Utf8Buffer answer) {
    return (long) HEAD + question.length() + answer.length() <= MAX_LENGTH;
  }

  private boolean belongsTo(Object other) {
    return snapshot != null && snapshot.refersTo(other);
  }

  private int bucket(Utf8Buffer question) {
    hash.reset();
    hash.update(question.bytes(), 0, question.length());
    return (int) hash.getValue() * WAYS & (places.length - 1);
  }

  /** Where the entry of a place stands; -1 where something else was written over it. */
  private int at(long place) {
    return place == 0 || written - place > entries.length ? -1 : (int) (place % entries.length);
  }

  private boolean isOf(int at, Utf8Buffer question) {
    int from = at + HEAD;
    return (int) INT.get(entries, at) == question.length()
        && Arrays.equals(
            entries, from, from + question.length(), question.bytes(), 0, question.length());
  }

  private int oldest(int first) {
    int oldest = first;
    for (int i = first + 1; i < first + WAYS; i++) {
      oldest = places[i] < places[oldest] ? i : oldest;
    }
    return oldest;
  }
}
