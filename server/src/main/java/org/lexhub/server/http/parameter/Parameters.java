package org.lexhub.server.http.parameter;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The query parameters of one request, decoded strictly. All values are read and checked here.
 * Reused by one thread; reading numbers, flags, words and codes allocates nothing.
 */
public final class Parameters {
  private static final List<String> BOOLEANS = List.of("true", "false", "1", "0");

  /** The maximum page size. */
  private static final int MAX_LIMIT = 100;

  private static final Choices FLAG = Choices.of("true", "1", "false", "0");

  private final Utf8Buffer text = new Utf8Buffer(1024);
  private final int[] starts = new int[Param.values().length];
  private final int[] ends = new int[Param.values().length];
  private ParamSet known = ParamSet.NONE;

  /**
   * Reads the parameters of a raw query string.
   *
   * <p>A parameter with a blank value counts as absent.
   *
   * @throws ApiError 400 for a malformed escape, an unknown parameter, or a second value, also
   *     after a comma, of a parameter that takes one value
   */
  public void read(@Nullable String query, ParamSet parameters) {
    known = parameters;
    text.clear();
    Arrays.fill(starts, -1);
    if (query == null || isFree(parameters)) {
      return;
    }
    int start = 0;
    while (start < query.length()) {
      int end = query.indexOf('&', start);
      end = end < 0 ? query.length() : end;
      if (end > start) {
        readOne(query, start, end);
      }
      start = end + 1;
    }
  }

  @SuppressWarnings("ReferenceEquality") // a marker object
  private static boolean isFree(ParamSet parameters) {
    return parameters == ParamSet.FREE;
  }

  private void readOne(String query, int start, int end) {
    int equals = query.indexOf('=', start);
    int nameEnd = equals < 0 || equals > end ? end : equals;
    int from = text.length();
    PercentDecoding.decode(query, start, nameEnd, true, text);
    Param param = known.find(text.bytes(), from, text.length());
    if (param == null) {
      throw known.unknown(string(from, text.length()));
    }
    text.truncate(from);
    PercentDecoding.decode(query, Math.min(nameEnd + 1, end), end, true, text);
    if (trimStart(from, text.length()) == text.length()) {
      text.truncate(from);
      return;
    }
    if (!known.isList(param)
        && !param.isFreeText()
        && itemEnd(from, text.length()) < text.length()) {
      throw ApiError.oneValue(param.wire(), string(from, text.length()));
    }
    put(param, from);
  }

  private void put(Param param, int from) {
    int index = param.index();
    if (starts[index] < 0) {
      starts[index] = from;
      ends[index] = text.length();
      return;
    }
    if (!known.isList(param)) {
      throw ApiError.invalid(param.wire(), "is given more than once");
    }
    int second = text.length() - from;
    int joined = text.length();
    append(starts[index], ends[index] - starts[index]);
    text.put((byte) ',');
    append(from, second);
    starts[index] = joined;
    ends[index] = text.length();
  }

  private void append(int start, int length) {
    text.ensure(length);
    text.put(text.bytes(), start, length);
  }

  /** Returns whether the parameter is present with a value that is not blank. */
  public boolean has(Param param) {
    return starts[param.index()] >= 0;
  }

  /** Returns the array of all values in UTF-8; see {@link #start} and {@link #end}. */
  public byte[] bytes() {
    return text.bytes();
  }

  /** Returns the index in {@link #bytes} at which the value begins. */
  public int start(Param param) {
    return starts[param.index()];
  }

  /** Returns the index in {@link #bytes} at which the value ends. */
  public int end(Param param) {
    return ends[param.index()];
  }

  /** Returns the decoded value, or null if the parameter is absent. */
  public @Nullable String string(Param param) {
    return has(param) ? string(start(param), end(param)) : null;
  }

  private String string(int start, int end) {
    return new String(text.bytes(), start, end - start, StandardCharsets.UTF_8);
  }

  /**
   * Checks that a required parameter is present.
   *
   * @throws ApiError 400 if it is absent
   */
  public void require(Param param) {
    if (!has(param)) {
      throw ApiError.missing(param.wire());
    }
  }

  /** Reads the page size, from 1 to {@value #MAX_LIMIT}. */
  public int limit(int otherwise) {
    return integer(Param.LIMIT, otherwise, 1, MAX_LIMIT);
  }

  /** Reads the number of results to skip. */
  public int offset() {
    return integer(Param.OFFSET, 0, 0, Integer.MAX_VALUE);
  }

  /**
   * Reads the number of results of a search to skip.
   *
   * @param limit the page size
   * @param maxDepth the maximum of offset and page size together
   * @throws ApiError 400 if the page ends beyond it
   */
  public int offset(int limit, int maxDepth) {
    int offset = offset();
    if ((long) offset + limit > maxDepth) {
      throw ApiError.invalid(
          Param.OFFSET.wire(),
          "and limit together must be at most "
              + maxDepth
              + " in a search; got "
              + offset
              + " and "
              + limit);
    }
    return offset;
  }

  /** Reads a whole number within bounds; {@code otherwise} if the parameter is absent. */
  public int integer(Param param, int otherwise, int min, int max) {
    return (int) number(param, otherwise, min, max);
  }

  /** Reads an id, a positive whole number; -1 if the parameter is absent. */
  public long id(Param param) {
    return number(param, -1, 1, Long.MAX_VALUE);
  }

  private long number(Param param, long otherwise, long min, long max) {
    if (!has(param)) {
      return otherwise;
    }
    long value = Digits.parse(text.bytes(), start(param), end(param));
    if (value < min || value > max) {
      String rule =
          max == Long.MAX_VALUE
              ? "must be a whole number, at least " + min
              : "must be a whole number from " + min + " to " + max;
      throw ApiError.invalid(param.wire(), rule + "; got " + quoted(param));
    }
    return value;
  }

  /**
   * Reads a fraction between 0 and 1 in basis points; {@code otherwise} if the parameter is absent.
   * Rounds up, so that the value remains a lower bound.
   */
  public int basisPoints(Param param, int otherwise) {
    String value = string(param);
    if (value == null) {
      return otherwise;
    }
    double number = Digits.decimal(value);
    if (!(number >= 0 && number <= 1)) {
      throw ApiError.invalid(param.wire(), "must be a number from 0 to 1; got " + quoted(param));
    }
    return (int) Math.ceil(number * 10_000 - 1e-9);
  }

  /** Reads true, false, 1 or 0, ignoring case; false if the parameter is absent. */
  public boolean flag(Param param) {
    if (!has(param)) {
      return false;
    }
    int choice = FLAG.find(text.bytes(), start(param), end(param));
    if (choice < 0) {
      throw ApiError.notAllowed(param.wire(), string(start(param), end(param)), BOOLEANS);
    }
    return choice < 2;
  }

  /** Reads one of the words and returns its index; -1 if the parameter is absent. */
  public int choice(Param param, Choices choices) {
    if (!has(param)) {
      return -1;
    }
    return choice(param, choices, start(param), end(param));
  }

  private int choice(Param param, Choices choices, int start, int end) {
    int choice = choices.find(text.bytes(), start, end);
    if (choice < 0) {
      throw ApiError.notAllowed(param.wire(), string(start, end), choices.words());
    }
    return choice;
  }

  /** Reads a comma-separated list of words as a bit set of their indexes. */
  public int choices(Param param, Choices choices) {
    int mask = 0;
    int end = has(param) ? end(param) : -1;
    for (int from = start(param); from < end; ) {
      int comma = itemEnd(from, end);
      int start = trimStart(from, comma);
      int stop = trimEnd(start, comma);
      if (stop > start) {
        mask |= 1 << choice(param, choices, start, stop);
      }
      from = comma + 1;
    }
    return mask;
  }

  /** Returns the end of the list item that begins at {@code from}. */
  public int itemEnd(int from, int end) {
    byte[] bytes = text.bytes();
    int i = from;
    while (i < end && bytes[i] != ',') {
      i++;
    }
    return i;
  }

  /** Returns the index of the first character in {@code [start, end)} that is not blank. */
  public int trimStart(int start, int end) {
    byte[] bytes = text.bytes();
    int i = start;
    while (i < end && bytes[i] >= 0 && bytes[i] <= ' ') {
      i++;
    }
    return i;
  }

  /** Returns the index after the last character in {@code [start, end)} that is not blank. */
  public int trimEnd(int start, int end) {
    byte[] bytes = text.bytes();
    int i = end;
    while (i > start && bytes[i - 1] >= 0 && bytes[i - 1] <= ' ') {
      i--;
    }
    return i;
  }

  /**
   * Reads a required text, trimmed and in normalization form C.
   *
   * @param min the minimum length in code points
   * @param max the maximum length in code points
   */
  public String text(Param param, int min, int max) {
    require(param);
    String value = string(start(param), end(param)).strip();
    if (!Normalizer.isNormalized(value, Normalizer.Form.NFC)) {
      value = Normalizer.normalize(value, Normalizer.Form.NFC);
    }
    if (value.isEmpty()) {
      throw ApiError.missing(param.wire());
    }
    int length = value.codePointCount(0, value.length());
    if (length < min || length > max) {
      String rule = "must have " + min + " to " + max + " characters; it has " + length;
      throw ApiError.invalid(param.wire(), rule);
    }
    return value;
  }

  private String quoted(Param param) {
    return "'" + ApiError.shown(string(start(param), end(param))) + "'";
  }
}
