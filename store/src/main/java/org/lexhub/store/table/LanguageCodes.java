package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.CodeColumn;
import org.lexhub.store.table.schema.LanguageColumn;

/**
 * Finds languages by their codes: ISO 639-3 (for a macrolanguage all its members), ISO 639-1, the
 * bibliographic codes of ISO 639-2, and glottocode.
 *
 * <p>Codes are packed into numbers, the first character in the lowest byte, letters in lower case.
 *
 * <p>The languages of a macrolanguage begin with its main member and its own row, if it has one
 * that is not a family. Words of the main member are often filed under the macrolanguage, so both
 * belong together; see {@link #mainCount} and {@link #macrolanguageRow}.
 */
public final class LanguageCodes {
  private final IntColumn codes3;
  private final ListColumn languages;
  private final IntColumn codes2;
  private final IntColumn codes2To3;
  private final LongColumn glottocodes;
  private final IntColumn glottocodeRows;
  private final IntColumn isoOfRows;
  private final LongColumn glottocodesOfRows;

  /** The entry of the macrolanguage of each member, by row. */
  private final Int2IntOpenHashMap macrolanguages = new Int2IntOpenHashMap();

  private LanguageCodes(Snapshot snapshot) {
    codes3 = CodeColumn.ISO3.ints(snapshot);
    languages = CodeColumn.ISO3_LANGUAGES.lists(snapshot);
    codes2 = CodeColumn.ISO2.ints(snapshot);
    codes2To3 = CodeColumn.ISO2_TO_3.ints(snapshot);
    glottocodes = CodeColumn.GLOTTOCODES.longs(snapshot);
    glottocodeRows = CodeColumn.GLOTTOCODE_ROWS.ints(snapshot);
    isoOfRows = LanguageColumn.ISO639.ints(snapshot);
    glottocodesOfRows = LanguageColumn.GLOTTOCODE.longs(snapshot);
    macrolanguages.defaultReturnValue(-1);
    for (int entry = 0; entry < codes3.size(); entry++) {
      addMacrolanguage(entry);
    }
  }

  /** Registers an entry as a macrolanguage if it has another language than the one of its code. */
  private void addMacrolanguage(int entry) {
    for (int i = 0; i < count(entry); i++) {
      int row = language(entry, i);
      if (count(entry) > 1 || isoOfRows.get(row) != codes3.get(entry)) {
        macrolanguages.put(row, entry);
      }
    }
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

  /**
   * Returns the packed ISO 639-3 code of a packed ISO 639-1 code or bibliographic ISO 639-2 code,
   * such as {@code ger}; 0 if there is none.
   */
  private int code3of(int code) {
    int index = codes2.indexOf(code);
    return index < 0 ? 0 : codes2To3.get(index);
  }

  /**
   * Returns the packed ISO 639-3 code that a packed code of two or three letters means, or 0 for an
   * unknown code of two letters.
   */
  public int iso639_3(int code) {
    int modern = code3of(code);
    return modern == 0 && code >>> 16 != 0 ? code : modern;
  }

  /** Returns the packed ISO 639-3 code of a language, or its glottocode if it has none. */
  public long codeOf(int row) {
    int iso = isoOfRows.get(row);
    return iso != 0 ? iso : glottocodesOfRows.get(row);
  }

  /**
   * Returns the entry of a three- or two-letter code in any case, or -1 where the text is no code
   * or the code is unknown.
   */
  public int find(CharSequence code) {
    int packed = iso639_3(code.length() == 2 ? pack2(code) : pack3(code));
    return packed == 0 ? -1 : find3(packed);
  }

  /** Returns the packed ISO 639-3 code of an entry. */
  public int code(int entry) {
    return codes3.get(entry);
  }

  /** Returns the number of languages of an entry: the language itself and its members. */
  public int count(int entry) {
    return languages.count(entry);
  }

  /**
   * Returns the row of the {@code i}th language of an entry: for a macrolanguage its main member,
   * its own row, and the other members. The row of a family comes last.
   */
  public int language(int entry, int i) {
    return languages.value(languages.start(entry) + i);
  }

  /**
   * Returns how many of the first languages of an entry are its main language: the main member of a
   * macrolanguage and its own row, or one of the two.
   */
  public int mainCount(int entry) {
    int count = count(entry);
    return count > 1 && isOwn(entry, 1) && !isOwn(entry, 0) ? 2 : Math.min(1, count);
  }

  private boolean isOwn(int entry, int i) {
    return isoOfRows.get(language(entry, i)) == code(entry);
  }

  /** Returns the entry of the macrolanguage that a language is or belongs to, or -1. */
  public int macrolanguageOf(int row) {
    return macrolanguages.get(row);
  }

  /**
   * Returns the row of a macrolanguage, under which words of its main member can be filed.
   *
   * @param row the row of a language
   * @return the row of its macrolanguage if the language is the main member of one that has its own
   *     row, otherwise -1
   */
  public int macrolanguageRow(int row) {
    int entry = macrolanguageOf(row);
    boolean isMain = entry >= 0 && mainCount(entry) == 2 && language(entry, 0) == row;
    return isMain ? language(entry, 1) : -1;
  }

  /** Returns the row of the language whose glottocode this is, in any case, or -1. */
  public int glottocode(CharSequence glottocode) {
    return glottocode(pack8(glottocode));
  }

  /** Returns the row of the language with a packed glottocode, or -1. */
  public int glottocode(long packed) {
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
