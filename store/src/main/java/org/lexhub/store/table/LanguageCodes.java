package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.CodeColumn;

/**
 * Finds languages by their codes: ISO 639-3 (for a macrolanguage all its members), ISO 639-1, and
 * glottocode.
 *
 * <p>Codes are packed into numbers, the first character in the lowest byte, letters in lower case.
 */
public final class LanguageCodes {
  private final IntColumn codes3;
  private final ListColumn languages;
  private final IntColumn codes2;
  private final IntColumn codes2To3;
  private final LongColumn glottocodes;
  private final IntColumn glottocodeRows;

  private LanguageCodes(Snapshot snapshot) {
    codes3 = CodeColumn.ISO3.ints(snapshot);
    languages = CodeColumn.ISO3_LANGUAGES.lists(snapshot);
    codes2 = CodeColumn.ISO2.ints(snapshot);
    codes2To3 = CodeColumn.ISO2_TO_3.ints(snapshot);
    glottocodes = CodeColumn.GLOTTOCODES.longs(snapshot);
    glottocodeRows = CodeColumn.GLOTTOCODE_ROWS.ints(snapshot);
  }

  /** Opens the codes of a snapshot. */
  public static LanguageCodes open(Snapshot snapshot) {
    return new LanguageCodes(snapshot);
  }

  /**
   * Returns the entry of a packed ISO 639-3 code, for {@link #count} and {@link #language}, or -1.
   */
  public int find3(int code) {
    return codes3.indexOf(code);
  }

  /** Returns the packed ISO 639-3 code of a packed ISO 639-1 code, or 0. */
  public int code3of2(int code) {
    int index = codes2.indexOf(code);
    return index < 0 ? 0 : codes2To3.get(index);
  }

  /**
   * Returns the entry of a three- or two-letter code in any case, or -1 where the text is no code
   * or the code is unknown.
   */
  public int find(CharSequence code) {
    if (code.length() == 2) {
      int packed = pack(code, 2);
      int longer = packed == 0 ? 0 : code3of2(packed);
      return longer == 0 ? -1 : find3(longer);
    }
    int packed = pack3(code);
    return packed == 0 ? -1 : find3(packed);
  }

  /** Returns the number of languages of an entry: the language itself and its members. */
  public int count(int entry) {
    return languages.count(entry);
  }

  /** Returns the row of the {@code i}th language of an entry, in ascending order. */
  public int language(int entry, int i) {
    return languages.value(languages.start(entry) + i);
  }

  /** Returns the row of the language whose glottocode this is, in any case, or -1. */
  public int glottocode(CharSequence glottocode) {
    long packed = pack8(glottocode);
    return packed == 0 ? -1 : PairedSearch.value(glottocodes, glottocodeRows, packed);
  }

  /** Packs an ISO 639-3 code of any case; 0 where the text is not three letters. */
  public static int pack3(CharSequence code) {
    return code.length() == 3 ? pack(code, 3) : 0;
  }

  /** Packs an ISO 639-1 code of any case; 0 where the text is not two letters. */
  public static int pack2(CharSequence code) {
    return code.length() == 2 ? pack(code, 2) : 0;
  }

  private static int pack(CharSequence code, int length) {
    int packed = 0;
    for (int i = 0; i < length; i++) {
      int letter = code.charAt(i) | 0x20;
      if (code.charAt(i) > 'z' || letter < 'a' || letter > 'z') {
        return 0;
      }
      packed |= letter << (8 * i);
    }
    return packed;
  }

  /** Packs a glottocode of any case; 0 where the text is not eight letters and digits. */
  public static long pack8(CharSequence glottocode) {
    if (glottocode.length() != 8) {
      return 0;
    }
    long packed = 0;
    for (int i = 0; i < 8; i++) {
      char c = glottocode.charAt(i);
      long lower = c >= 'A' && c <= 'Z' ? c | 0x20 : c;
      if ((lower < 'a' || lower > 'z') && (lower < '0' || lower > '9')) {
        return 0;
      }
      packed |= lower << (8 * i);
    }
    return packed;
  }

  /** Returns the text of a packed code. */
  public static String unpack(long packed) {
    StringBuilder text = new StringBuilder(8);
    for (long rest = packed; rest != 0; rest >>>= 8) {
      text.append((char) (rest & 0xFF));
    }
    return text.toString();
  }
}
