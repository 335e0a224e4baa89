package org.lexhub.loader.staging;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Distinct texts as UTF-8 bytes in large chunks, numbered in the order of first appearance. A text
 * needs about 14 bytes in addition to its bytes, and no object; the pool holds at most 2^31 texts
 * and 16 GiB.
 */
public final class StringPool {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** The size of a chunk; a longer text has a separate one. */
  private static final int CHUNK = 1 << 22;

  /** Texts start at multiples of 2 to this power, so that an int addresses 16 GiB. */
  private static final int ALIGN_BITS = 2;

  private static final int PLACE_BITS = 22 - ALIGN_BITS;
  private static final int MAX_CHUNKS = 1 << (Integer.SIZE - PLACE_BITS);

  /** A length below this is stored in one byte before the text, others in four. */
  private static final int LONG_LENGTH = 0x80;

  private final List<byte[]> chunks = new ArrayList<>();
  private int used = CHUNK;
  private int[] places = new int[256];

  /** The number plus one of each text by hash, with open addressing. */
  private int[] slots = new int[1 << 10];

  private int size;

  /** Creates an empty pool. */
  public StringPool() {}

  private StringPool(StringPool other) {
    chunks.addAll(other.chunks);
    places = other.places;
    slots = other.slots;
    size = other.size;
  }

  /**
   * Returns whether a text is among those that the pool contains now. Any thread can ask while
   * texts are added: the pool only appends, so that the arrays of this moment go on to contain its
   * texts, and later ones are told by their numbers.
   */
  public Predicate<String> contained() {
    StringPool now = new StringPool(this);
    return text -> now.find(text) >= 0;
  }

  /** Returns the number of texts. */
  public int size() {
    return size;
  }

  /** Returns the number of a text; adds it if it is new. */
  public int intern(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int slot = slot(bytes);
    if (slots[slot] != 0) {
      return slots[slot] - 1;
    }
    int id = add(bytes);
    slots[slot] = id + 1;
    if (size >= slots.length / 4 * 3) {
      grow();
    }
    return id;
  }

  /** Returns the number of a text like {@link #intern}, or -1 for null. */
  public int internOrNone(@Nullable String text) {
    return text == null ? -1 : intern(text);
  }

  /** Returns the number of a text, or -1 if the pool does not contain it. */
  public int find(String text) {
    int id = slots[slot(text.getBytes(StandardCharsets.UTF_8))] - 1;
    return id < size ? id : -1;
  }

  /** Returns the text of a number. */
  public String text(int id) {
    return new String(chunk(id), offset(id), length(id), StandardCharsets.UTF_8);
  }

  /** Returns the array with the bytes of a text. */
  public byte[] chunk(int id) {
    return chunks.get(places[id] >>> PLACE_BITS);
  }

  /** Returns where a text starts in {@link #chunk}. */
  public int offset(int id) {
    int head = head(id);
    return head + (chunk(id)[head] >= 0 ? 1 : Integer.BYTES);
  }

  /** Returns the number of bytes of a text. */
  public int length(int id) {
    byte[] chunk = chunk(id);
    int head = head(id);
    return chunk[head] >= 0
        ? chunk[head]
        : Integer.reverseBytes((int) INT.get(chunk, head)) & Integer.MAX_VALUE;
  }

  private int head(int id) {
    return (places[id] & ((1 << PLACE_BITS) - 1)) << ALIGN_BITS;
  }

  /** Compares two texts by code point. */
  public int compare(int a, int b) {
    int startA = offset(a);
    int startB = offset(b);
    return Arrays.compareUnsigned(
        chunk(a), startA, startA + length(a), chunk(b), startB, startB + length(b));
  }

  private int slot(byte[] bytes) {
    int mask = slots.length - 1;
    int slot = hash(bytes, 0, bytes.length) & mask;
    while (slots[slot] != 0 && slots[slot] <= size && !same(slots[slot] - 1, bytes)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean same(int id, byte[] bytes) {
    if (length(id) != bytes.length) {
      return false;
    }
    int start = offset(id);
    return Arrays.equals(chunk(id), start, start + bytes.length, bytes, 0, bytes.length);
  }

  private int add(byte[] bytes) {
    int head = bytes.length < LONG_LENGTH ? 1 : Integer.BYTES;
    int length = Math.addExact(head, bytes.length);
    if (length > CHUNK - used) {
      addChunk(Math.max(CHUNK, length));
    }
    byte[] chunk = chunks.getLast();
    if (size == places.length) {
      places = Arrays.copyOf(places, size + (size >> 1));
    }
    places[size] = (chunks.size() - 1) << PLACE_BITS | used >>> ALIGN_BITS;
    if (head == 1) {
      chunk[used] = (byte) bytes.length;
    } else {
      INT.set(chunk, used, Integer.reverseBytes(bytes.length | Integer.MIN_VALUE));
    }
    System.arraycopy(bytes, 0, chunk, used + head, bytes.length);
    int aligned = (1 << ALIGN_BITS) - 1;
    used = Math.min(CHUNK, (used + length + aligned) & ~aligned);
    return size++;
  }

  private void addChunk(int length) {
    if (chunks.size() == MAX_CHUNKS) {
      throw new IllegalStateException("the texts of one build take more than 16 GiB: split it");
    }
    chunks.add(new byte[length]);
    used = 0;
  }

  private void grow() {
    int[] grown = new int[slots.length * 2];
    int mask = grown.length - 1;
    for (int id = 0; id < size; id++) {
      int start = offset(id);
      int slot = hash(chunk(id), start, start + length(id)) & mask;
      while (grown[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      grown[slot] = id + 1;
    }
    slots = grown;
  }

  /** Returns the hash of a text: multiply and fold, eight bytes at a time. */
  private static int hash(byte[] bytes, int start, int end) {
    long h = (end - start) * 0x9E3779B97F4A7C15L;
    int i = start;
    for (; i <= end - Long.BYTES; i += Long.BYTES) {
      h = mix(h ^ (long) LONG.get(bytes, i));
    }
    long rest = 0;
    for (; i < end; i++) {
      rest = (rest << 8) | (bytes[i] & 0xFF);
    }
    return (int) (mix(mix(h ^ rest)) >>> Integer.SIZE);
  }

  private static long mix(long h) {
    long m = h * 0xD6E8FEB86659FD93L;
    return m ^ (m >>> 32);
  }
}
