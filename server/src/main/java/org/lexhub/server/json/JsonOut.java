package org.lexhub.server.json;

import org.lexhub.store.text.JsonEscape;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes JSON into a reused buffer without allocation. It writes the commas: before a value or a
 * name, unless the last byte written is an opening bracket or the colon of a name.
 *
 * <p>It does not check nesting: the caller opens and closes in pairs. Not thread-safe.
 */
public final class JsonOut {
  private static final long[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

  private final Utf8Buffer out;

  /** Appends to {@code out}. */
  public JsonOut(Utf8Buffer out) {
    this.out = out;
  }

  /** Returns the buffer. */
  public Utf8Buffer buffer() {
    return out;
  }

  /** Opens an object as the next value. */
  public JsonOut beginObject() {
    separate();
    out.put((byte) '{');
    return this;
  }

  /** Closes the object. */
  public JsonOut endObject() {
    out.put((byte) '}');
    return this;
  }

  /** Opens an array as the next value. */
  public JsonOut beginArray() {
    separate();
    out.put((byte) '[');
    return this;
  }

  /** Closes the array. */
  public JsonOut endArray() {
    out.put((byte) ']');
    return this;
  }

  /** Writes the name of the next member. */
  public JsonOut name(JsonName name) {
    separate();
    byte[] bytes = name.bytes();
    out.put(bytes, 0, bytes.length);
    return this;
  }

  /** Writes the name of the next member, escaped; for names that are not constants. */
  public JsonOut name(String name) {
    string(name);
    out.put((byte) ':');
    return this;
  }

  /** Writes an integer. */
  public JsonOut number(long value) {
    separate();
    out.putLong(value);
    return this;
  }

  /** Writes basis points as a decimal without trailing zeros: 9500 is 0.95. */
  public JsonOut basisPoints(int value) {
    separate();
    decimal(value, 4);
    return this;
  }

  /** Writes a number rounded to six decimals without trailing zeros; null if it is not finite. */
  public JsonOut decimal(double value) {
    if (!Double.isFinite(value) || Math.abs(value) > 9e12) {
      return nullValue();
    }
    separate();
    decimal(Math.round(value * 1e6), 6);
    return this;
  }

  /** Writes true or false. */
  public JsonOut bool(boolean value) {
    separate();
    out.putAscii(value ? "true" : "false");
    return this;
  }

  /** Writes null. */
  public JsonOut nullValue() {
    separate();
    out.putAscii("null");
    return this;
  }

  /** Writes a string, escaped. */
  public JsonOut string(CharSequence value) {
    separate();
    out.put((byte) '"');
    JsonEscape.append(value, out);
    out.put((byte) '"');
    return this;
  }

  /** Writes an ASCII string that needs no escapes, such as a code. */
  public JsonOut ascii(String value) {
    separate();
    out.put((byte) '"');
    out.putAscii(value);
    out.put((byte) '"');
    return this;
  }

  /** Writes a row of a column, whose texts are stored escaped; null for row -1. */
  public JsonOut text(TextColumn column, int row) {
    if (row < 0) {
      return nullValue();
    }
    separate();
    out.put((byte) '"');
    column.append(row, out);
    out.put((byte) '"');
    return this;
  }

  /**
   * Writes up to eight ASCII characters packed into a number, the first in the lowest byte; null
   * for 0.
   */
  public JsonOut packed(long characters) {
    if (characters == 0) {
      return nullValue();
    }
    separate();
    out.put((byte) '"');
    for (long rest = characters; rest != 0; rest >>>= 8) {
      out.put((byte) rest);
    }
    out.put((byte) '"');
    return this;
  }

  private void decimal(long scaled, int places) {
    long value = scaled;
    if (value < 0) {
      out.put((byte) '-');
      value = -value;
    }
    out.putLong(value / POWERS[places]);
    long fraction = value % POWERS[places];
    if (fraction == 0) {
      return;
    }
    out.put((byte) '.');
    for (int place = places - 1; fraction != 0; place--) {
      out.put((byte) ('0' + fraction / POWERS[place]));
      fraction %= POWERS[place];
    }
  }

  private void separate() {
    int length = out.length();
    if (length == 0) {
      return;
    }
    byte last = out.bytes()[length - 1];
    if (last != '{' && last != '[' && last != ':') {
      out.put((byte) ',');
    }
  }
}
