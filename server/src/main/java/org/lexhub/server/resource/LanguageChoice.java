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
 * The languages that a request names by ISO 639-3 or ISO 639-1 codes, in the order of the request,
 * without duplicates. A well-formed code that the snapshot does not know is part of the choice, but
 * denotes no language. Reused; reading parameters allocates nothing.
 */
public final class LanguageChoice {
  private static final String RULE =
      "must be a three-letter ISO 639-3 code or a two-letter ISO 639-1 code";

  private int[] codes = new int[8];
  private int[] entries = new int[8];
  private int count;

  /** Reads a parameter that holds one code; the choice is empty if the parameter is absent. */
  public void read(Parameters parameters, Param param, LanguageCodes known) {
    count = 0;
    if (parameters.has(param)) {
      int start = parameters.start(param);
      add(param.wire(), parameters.bytes(), start, parameters.end(param), known);
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

  /** Reads a code from a body; errors name it by {@code member}. */
  public void read(String member, String text, LanguageCodes known) {
    count = 0;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    add(member, bytes, 0, bytes.length, known);
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
      int first = from;
      int last = comma;
      while (first < last && isBlank(text[first])) {
        first++;
      }
      while (last > first && isBlank(text[last - 1])) {
        last--;
      }
      if (last > first) {
        add(name, text, first, last, known);
      }
      from = comma + 1;
    }
  }

  private static boolean isBlank(byte b) {
    return b >= 0 && b <= ' ';
  }

  private void add(String name, byte[] text, int start, int end, LanguageCodes known) {
    int packed = pack(text, start, end);
    int code = end - start == 2 && packed != 0 ? known.code3of2(packed) : packed;
    if (code == 0) {
      String got = new String(text, start, end - start, StandardCharsets.UTF_8);
      throw ApiError.invalid(name, RULE + "; got '" + ApiError.shown(got) + "'");
    }
    for (int i = 0; i < count; i++) {
      if (codes[i] == code) {
        return;
      }
    }
    if (count == codes.length) {
      codes = Arrays.copyOf(codes, count * 2);
      entries = Arrays.copyOf(entries, count * 2);
    }
    codes[count] = code;
    entries[count++] = known.find3(code);
  }

  /** Packs two or three letters in lower case, the first in the lowest byte; 0 for other text. */
  private static int pack(byte[] text, int start, int end) {
    if (end - start < 2 || end - start > 3) {
      return 0;
    }
    int packed = 0;
    for (int i = start; i < end; i++) {
      int letter = text[i] | 0x20;
      if (text[i] < 'A' || letter < 'a' || letter > 'z') {
        return 0;
      }
      packed |= letter << (8 * (i - start));
    }
    return packed;
  }

  /** Returns the number of codes. */
  public int count() {
    return count;
  }

  /** Returns the {@code i}th code as a packed ISO 639-3 code. */
  public int code(int i) {
    return codes[i];
  }

  /** Returns the {@code i}th code as text. */
  public String text(int i) {
    return LanguageCodes.unpack(codes[i]);
  }

  /** Returns whether the snapshot knows the {@code i}th code. */
  public boolean known(int i) {
    return entries[i] >= 0;
  }

  /**
   * Adds the languages of the {@code i}th code: one language, or the members of a macrolanguage.
   */
  public void addTo(int i, LanguageSet set, LanguageCodes known) {
    int entry = entries[i];
    for (int k = 0; entry >= 0 && k < known.count(entry); k++) {
      set.add(known.language(entry, k));
    }
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
    int entry = entries[i];
    for (int k = 0; entry >= 0 && k < known.count(entry); k++) {
      out.add(known.language(entry, k));
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
