package org.lexhub.server.http.response;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Response bodies by request, for one thread and one snapshot, in a fixed amount of memory.
 *
 * <p>Entries are written one after another into one array, round and round, so that new entries
 * overwrite the oldest. An entry consists of the lengths of key and body (4 bytes each), the key
 * and the body. A hash table leads from a key to the four slots that its entry can be in. A slot
 * holds the number of bytes ever written before its entry, which shows whether the entry has been
 * overwritten since. Keys are compared byte by byte. Lookups and insertions allocate nothing.
 */
public final class ResponseRing {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int HEAD_LENGTH = 8;
  private static final int WAYS = 4;

  /** The memory per slot; few entries are shorter. */
  private static final int BYTES_PER_SLOT = 256;

  /** Longer entries would displace many others, and save a smaller part of their cost. */
  private static final int MAX_ENTRY_LENGTH = 32 * 1024;

  private final byte[] entries;
  private final long[] slots;
  private final CRC32C hash = new CRC32C();
  private @Nullable WeakReference<Object> snapshot;

  /** The number of bytes ever written plus one round, so that 0 marks an empty slot. */
  private long written;

  /**
   * Creates an empty cache.
   *
   * @param bytes the memory of the entries, at least a few hundred
   */
  public ResponseRing(int bytes) {
    entries = new byte[bytes];
    slots = new long[Math.max(1, Integer.highestOneBit(bytes / BYTES_PER_SLOT / WAYS)) * WAYS];
    written = bytes;
  }

  /**
   * Appends the cached body of a key to {@code out}. Forgets all entries first if the snapshot is
   * not the one of the previous call.
   *
   * @param current the identity of the snapshot
   * @return whether the body is cached
   */
  public boolean find(Object current, Utf8Buffer key, Utf8Buffer out) {
    if (!belongsTo(current)) {
      Arrays.fill(slots, 0);
      snapshot = new WeakReference<>(current);
      return false;
    }
    int first = bucket(key);
    for (int i = first; i < first + WAYS; i++) {
      int at = position(slots[i]);
      if (at >= 0 && hasKey(at, key)) {
        int from = at + HEAD_LENGTH + key.length();
        out.put(entries, from, (int) INT.get(entries, at + Integer.BYTES));
        return true;
      }
    }
    return false;
  }

  /**
   * Adds an entry, unless it is too long or belongs to another snapshot than the last {@link
   * #find}.
   *
   * @param of the identity of the snapshot
   * @param key a key that {@link #find} has not found
   */
  public void put(Object of, Utf8Buffer key, Utf8Buffer body) {
    int length = HEAD_LENGTH + key.length() + body.length();
    if (!isShort(key, body) || length > entries.length || !belongsTo(of)) {
      return;
    }
    int at = (int) (written % entries.length);
    if (at + length > entries.length) {
      written += entries.length - at;
      at = 0;
    }
    INT.set(entries, at, key.length());
    INT.set(entries, at + Integer.BYTES, body.length());
    System.arraycopy(key.bytes(), 0, entries, at + HEAD_LENGTH, key.length());
    int from = at + HEAD_LENGTH + key.length();
    System.arraycopy(body.bytes(), 0, entries, from, body.length());
    slots[oldest(bucket(key))] = written;
    written += length;
  }

  /** Returns whether an entry is short enough for a cache. */
  public static boolean isShort(Utf8Buffer key, Utf8Buffer body) {
    return (long) HEAD_LENGTH + key.length() + body.length() <= MAX_ENTRY_LENGTH;
  }

  private boolean belongsTo(Object other) {
    return snapshot != null && snapshot.refersTo(other);
  }

  private int bucket(Utf8Buffer key) {
    hash.reset();
    hash.update(key.bytes(), 0, key.length());
    return (int) hash.getValue() * WAYS & (slots.length - 1);
  }

  /** Returns the position of a slot's entry, or -1 if it has been overwritten. */
  private int position(long slot) {
    return slot == 0 || written - slot > entries.length ? -1 : (int) (slot % entries.length);
  }

  private boolean hasKey(int at, Utf8Buffer key) {
    int from = at + HEAD_LENGTH;
    return (int) INT.get(entries, at) == key.length()
        && Arrays.equals(entries, from, from + key.length(), key.bytes(), 0, key.length());
  }

  private int oldest(int first) {
    int oldest = first;
    for (int i = first + 1; i < first + WAYS; i++) {
      oldest = slots[i] < slots[oldest] ? i : oldest;
    }
    return oldest;
  }
}
