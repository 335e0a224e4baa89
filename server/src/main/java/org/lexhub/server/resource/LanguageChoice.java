package org.lexhub.server.resource;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/**
 * The languages that a request names by ISO 639 codes, BCP 47 tags or glottocodes, in the order of
 * the request, without duplicates. A well-formed code that the snapshot does not know is part of
 * the choice, but denotes no language. Reused; reading parameters allocates nothing.
 *
 * <p>A macrolanguage denotes itself and its members; the code of its main member also denotes what
 * is filed under the macrolanguage; a glottocode denotes one language.
 */
public final class LanguageChoice {
  private static final String RULE =
      "must be a language code: ISO 639-3 (deu), ISO 639-1 (de), BCP 47 (de-DE) or a glottocode"
          + " (stan1295)";

  private static final int INITIAL_CAPACITY = 8;

  private final LanguageTag tag = new LanguageTag();
  private long[] codes = new long[INITIAL_CAPACITY];

  /** The entries of ISO codes, -1 for an unknown one and for a glottocode. */
  private int[] entries = new int[INITIAL_CAPACITY];

  /** The rows of glottocodes, -1 for an unknown one and for an ISO code. */
  private int[] rows = new int[INITIAL_CAPACITY];

  private int[] scripts = new int[INITIAL_CAPACITY];
  private int count;

  /** Reads a parameter that holds one code; the choice is empty if the parameter is absent. */
  public void read(Parameters parameters, Param param, LanguageCodes known) {
    count = 0;
    if (parameters.has(param)) {
      int start = parameters.start(param);
      addTrimmed(param.wire(), parameters.bytes(), start, parameters.end(param), known);
    }
  }

  /**
   * Reads a required parameter that holds one code.
   *
   * @throws ApiError 400 if the parameter is absent or blank
   */
  public void require(Parameters parameters, Param param, LanguageCodes known) {
    parameters.require(param);
    read(parameters, param, known);
  }

  /**
   * Reads a parameter that holds a comma-separated list; the choice is empty if the parameter is
   * absent.
   */
  public void readList(Parameters parameters, Param param, LanguageCodes known) {
    count = 0;
    if (parameters.has(param)) {
      int start = parameters.start(param);
      addList(param.wire(), parameters.bytes(), start, parameters.end(param), known);
    }
  }

  /**
   * Reads a required parameter that holds a comma-separated list.
   *
   * @throws ApiError 400 if the parameter is absent or names no language
   */
  public void requireList(Parameters parameters, Param param, LanguageCodes known) {
    parameters.require(param);
    readList(parameters, param, known);
    if (count == 0) {
      throw ApiError.missing(param.wire());
    }
  }

  /** Reads a code from a body; errors name it by {@code member}. */
  public void read(String member, String text, LanguageCodes known) {
    count = 0;
    if (text.indexOf(',') >= 0) {
      throw ApiError.oneValue(member, text);
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    addTrimmed(member, bytes, 0, bytes.length, known);
  }

  /** Reads a comma-separated list from a body; errors name it by {@code member}. */
  public void readList(String member, String text, LanguageCodes known) {
    count = 0;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    addList(member, bytes, 0, bytes.length, known);
  }

  private void addList(String name, byte[] text, int start, int end, LanguageCodes known) {
    for (int from = start; from < end; ) {
      int comma = from;
      while (comma < end && text[comma] != ',') {
        comma++;
      }
      addTrimmed(name, text, from, comma, known);
      from = comma + 1;
    }
  }

  private void addTrimmed(String name, byte[] text, int start, int end, LanguageCodes known) {
    int first = start;
    int last = end;
    while (first < last && isBlank(text[first])) {
      first++;
    }
    while (last > first && isBlank(text[last - 1])) {
      last--;
    }
    if (last > first) {
      add(name, text, first, last, known);
    }
  }

  private static boolean isBlank(byte b) {
    return b >= 0 && b <= ' ';
  }

  private void add(String name, byte[] text, int start, int end, LanguageCodes known) {
    boolean valid = tag.read(text, start, end);
    int row = -1;
    long code = 0;
    if (valid && tag.isGlottocode()) {
      row = known.glottocode(tag.code());
      code = row < 0 ? tag.code() : known.codeOf(row);
    } else if (valid) {
      code = known.iso639_3((int) tag.code());
    }
    if (code == 0) {
      String got = new String(text, start, end - start, StandardCharsets.UTF_8);
      throw ApiError.invalid(name, RULE + "; got '" + ApiError.shown(got) + "'");
    }
    int entry = tag.isGlottocode() ? -1 : known.find3((int) code);
    if (!contains(code)) {
      put(code, entry, row);
    }
  }

  /** Returns whether a code, packed as those of {@link #code}, is one of them. */
  public boolean contains(long code) {
    for (int i = 0; i < count; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }

  private void put(long code, int entry, int row) {
    if (count == codes.length) {
      codes = Arrays.copyOf(codes, count * 2);
      entries = Arrays.copyOf(entries, count * 2);
      rows = Arrays.copyOf(rows, count * 2);
      scripts = Arrays.copyOf(scripts, count * 2);
    }
    codes[count] = code;
    entries[count] = entry;
    rows[count] = row;
    scripts[count++] = tag.script();
  }

  /**
   * Returns the packed ISO 639-3 code that an ISO 639 code or a BCP 47 tag means; 0 for other text
   * and for glottocodes.
   */
  public static int iso639_3(String text, LanguageCodes known) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    LanguageTag tag = new LanguageTag();
    boolean valid = tag.read(bytes, 0, bytes.length) && !tag.isGlottocode();
    return valid ? known.iso639_3((int) tag.code()) : 0;
  }

  /** Returns the number of codes. */
  public int count() {
    return count;
  }

  /**
   * Returns the {@code i}th code, a packed ISO 639-3 code or a glottocode of a language without.
   */
  public long code(int i) {
    return codes[i];
  }

  /** Returns the {@code i}th code as text. */
  public String text(int i) {
    return LanguageCodes.unpack(codes[i]);
  }

  /** Returns the packed ISO 15924 code of the script that the {@code i}th code prefers, or 0. */
  public int script(int i) {
    return scripts[i];
  }

  /** Returns whether the snapshot knows the {@code i}th code. */
  public boolean known(int i) {
    return entries[i] >= 0 || rows[i] >= 0;
  }

  /** Adds the languages of the {@code i}th code to a set. */
  public void addTo(int i, LanguageSet set, LanguageCodes known) {
    for (int k = 0; k < languageCount(i, known); k++) {
      set.add(language(i, k, known));
    }
  }

  /**
   * Returns the number of languages of the {@code i}th code; for a macrolanguage the first {@link
   * #mainCount} are its main language.
   */
  public int languageCount(int i, LanguageCodes known) {
    if (entries[i] < 0) {
      return rows[i] < 0 ? 0 : 1;
    }
    return known.count(entries[i]) + (macrolanguageRow(i, known) < 0 ? 0 : 1);
  }

  /** Returns how many of the first languages of the {@code i}th code are its main language. */
  public int mainCount(int i, LanguageCodes known) {
    boolean alone = entries[i] < 0 || macrolanguageRow(i, known) >= 0;
    return alone ? languageCount(i, known) : known.mainCount(entries[i]);
  }

  /** Returns the row of the {@code k}th language of the {@code i}th code. */
  public int language(int i, int k, LanguageCodes known) {
    if (entries[i] < 0) {
      return rows[i];
    }
    boolean own = k < known.count(entries[i]);
    return own ? known.language(entries[i], k) : macrolanguageRow(i, known);
  }

  /** Returns the row of the macrolanguage whose main member the {@code i}th code is, or -1. */
  private int macrolanguageRow(int i, LanguageCodes known) {
    boolean single = known.count(entries[i]) == 1;
    int row = single ? known.language(entries[i], 0) : -1;
    return single && known.codeOf(row) == codes[i] ? known.macrolanguageRow(row) : -1;
  }

  /** Sets a list to the chosen languages in their order, or to all languages if none is chosen. */
  public void order(LanguageOrder out, LanguageCodes known) {
    out.clear();
    if (count == 0) {
      out.setAll();
    }
    for (int i = 0; i < count; i++) {
      addTo(i, out, known);
    }
  }

  /** Appends the languages of the {@code i}th code to a list, except those it contains already. */
  public void addTo(int i, LanguageOrder out, LanguageCodes known) {
    for (int k = 0; k < languageCount(i, known); k++) {
      out.add(language(i, k, known));
    }
  }

  /** Sets a set to the chosen languages; empty if the snapshot knows no code. */
  public void fill(LanguageSet set, LanguageCodes known) {
    set.clear();
    for (int i = 0; i < count; i++) {
      addTo(i, set, known);
    }
  }
}
