package org.lexhub.loader.staging;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.Scratch;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Distinct texts as UTF-8 bytes, numbered in the order of first appearance. Their bytes are in
 * {@link Scratch}, outside the heap; on it a text takes about 14 bytes. The pool holds at most 2^31
 * texts and 16 GiB.
 */
public final class StringPool {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt LENGTH =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  /** The size of a chunk; a longer text has a separate one. */
  private static final int CHUNK = 1 << 22;

  /** Texts start at multiples of 2 to this power, so that an int addresses 16 GiB. */
  private static final int ALIGN_BITS = 2;

  private static final int PLACE_BITS = 22 - ALIGN_BITS;
  private static final int MAX_CHUNKS = 1 << (Integer.SIZE - PLACE_BITS);

  /** A length below this is stored in one byte before the text, others in four. */
  private static final int LONG_LENGTH = 0x80;

  private final Scratch scratch = Scratch.current();
  private MemorySegment[] chunks = new MemorySegment[4];
  private int chunkCount;
  private int used = CHUNK;
  private int[] places = new int[256];

  /** The number plus one of each text by hash, with open addressing. */
  private int[] slots = new int[1 << 10];

  private int size;

  /** Creates an empty pool. */
  public StringPool() {}

  private StringPool(StringPool other) {
    chunks = other.chunks;
    chunkCount = other.chunkCount;
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
    byte[] bytes = new byte[length(id)];
    MemorySegment.copy(chunk(id), ValueLayout.JAVA_BYTE, offset(id), bytes, 0, bytes.length);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Appends the UTF-8 of a text to a buffer. */
  public void read(int id, Utf8Buffer to) {
    to.put(chunk(id), offset(id), length(id));
  }

  private MemorySegment chunk(int id) {
    return chunks[places[id] >>> PLACE_BITS];
  }

  private int offset(int id) {
    int head = head(id);
    return head + (chunk(id).get(ValueLayout.JAVA_BYTE, head) >= 0 ? 1 : Integer.BYTES);
  }

  /** Returns the number of bytes of a text. */
  public int length(int id) {
    MemorySegment chunk = chunk(id);
    int head = head(id);
    int first = chunk.get(ValueLayout.JAVA_BYTE, head);
    return first >= 0 ? first : chunk.get(LENGTH, head) & Integer.MAX_VALUE;
  }

  private int head(int id) {
    return (places[id] & ((1 << PLACE_BITS) - 1)) << ALIGN_BITS;
  }

  /** Compares two texts by code point. */
  public int compare(int a, int b) {
    MemorySegment chunkA = chunk(a);
    MemorySegment chunkB = chunk(b);
    int startA = offset(a);
    int startB = offset(b);
    int lengthA = length(a);
    int lengthB = length(b);
    int shorter = Math.min(lengthA, lengthB);
    int i = 0;
    while (i <= shorter - Long.BYTES
        && chunkA.get(EIGHT, startA + i) == chunkB.get(EIGHT, startB + i)) {
      i += Long.BYTES;
    }
    for (; i < shorter; i++) {
      int byteA = chunkA.get(ValueLayout.JAVA_BYTE, startA + i) & 0xFF;
      int byteB = chunkB.get(ValueLayout.JAVA_BYTE, startB + i) & 0xFF;
      if (byteA != byteB) {
        return byteA - byteB;
      }
    }
    return lengthA - lengthB;
  }

  /**
   * Returns the first eight bytes of a text as an unsigned number, the first byte the highest;
   * missing bytes are zeros. Texts in the order of {@link #compare} have ascending numbers.
   */
  public long prefix(int id) {
    MemorySegment chunk = chunk(id);
    int start = offset(id);
    int length = Math.min(Long.BYTES, length(id));
    long prefix = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      int next = i < length ? chunk.get(ValueLayout.JAVA_BYTE, start + i) & 0xFF : 0;
      prefix = prefix << Byte.SIZE | next;
    }
    return prefix;
  }

  private int slot(byte[] bytes) {
    int mask = slots.length - 1;
    int slot = hash(bytes, bytes.length) & mask;
    while (slots[slot] != 0 && slots[slot] <= size && !same(slots[slot] - 1, bytes)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean same(int id, byte[] bytes) {
    if (length(id) != bytes.length) {
      return false;
    }
    MemorySegment chunk = chunk(id);
    int start = offset(id);
    int i = 0;
    for (; i <= bytes.length - Long.BYTES; i += Long.BYTES) {
      if (chunk.get(EIGHT, start + i) != (long) LONG.get(bytes, i)) {
        return false;
      }
    }
    for (; i < bytes.length; i++) {
      if (chunk.get(ValueLayout.JAVA_BYTE, start + i) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  private int add(byte[] bytes) {
    int head = bytes.length < LONG_LENGTH ? 1 : Integer.BYTES;
    int length = Math.addExact(head, bytes.length);
    if (length > CHUNK - used) {
      addChunk(Math.max(CHUNK, length));
    }
    MemorySegment chunk = chunks[chunkCount - 1];
    if (size == places.length) {
      places = Arrays.copyOf(places, size + (size >> 1));
    }
    places[size] = (chunkCount - 1) << PLACE_BITS | used >>> ALIGN_BITS;
    if (head == 1) {
      chunk.set(ValueLayout.JAVA_BYTE, used, (byte) bytes.length);
    } else {
      chunk.set(LENGTH, used, bytes.length | Integer.MIN_VALUE);
    }
    MemorySegment.copy(bytes, 0, chunk, ValueLayout.JAVA_BYTE, used + head, bytes.length);
    int aligned = (1 << ALIGN_BITS) - 1;
    used = Math.min(CHUNK, (used + length + aligned) & ~aligned);
    return size++;
  }

  private void addChunk(int length) {
    if (chunkCount == MAX_CHUNKS) {
      throw new IllegalStateException("the texts of one build take more than 16 GiB: split it");
    }
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunkCount);
    }
    chunks[chunkCount++] = scratch.allocate(length);
    used = 0;
  }

  private void grow() {
    int[] grown = new int[slots.length * 2];
    int mask = grown.length - 1;
    Utf8Buffer text = new Utf8Buffer(256);
    for (int id = 0; id < size; id++) {
      text.clear();
      read(id, text);
      int slot = hash(text.bytes(), text.length()) & mask;
      while (grown[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      grown[slot] = id + 1;
    }
    slots = grown;
  }

  /** Returns the hash of a text: multiply and fold, eight bytes at a time. */
  private static int hash(byte[] bytes, int length) {
    long h = length * 0x9E3779B97F4A7C15L;
    int i = 0;
    for (; i <= length - Long.BYTES; i += Long.BYTES) {
      h = mix(h ^ (long) LONG.get(bytes, i));
    }
    long rest = 0;
    for (; i < length; i++) {
      rest = (rest << 8) | (bytes[i] & 0xFF);
    }
    return (int) (mix(mix(h ^ rest)) >>> Integer.SIZE);
  }

  private static long mix(long h) {
    long m = h * 0xD6E8FEB86659FD93L;
    return m ^ (m >>> 32);
  }
}
