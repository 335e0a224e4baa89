package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.CodeColumn;

/** Collects the codes of the languages for {@link LanguageCodes} and writes them when closed. */
public final class LanguageCodesWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final TreeMap<Integer, TreeSet<Integer>> languages = new TreeMap<>();
  private final TreeMap<Integer, Integer> short2 = new TreeMap<>();
  private final TreeMap<Long, Integer> glottocodes = new TreeMap<>();

  private LanguageCodesWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts without codes; nothing is written before {@link #close}. */
  public static LanguageCodesWriter create(SnapshotWriter out) {
    return new LanguageCodesWriter(out);
  }

  /**
   * Lets a three-letter code stand for a language; call it again for each member of a
   * macrolanguage.
   */
  public void code3(String code, int language) {
    languages.computeIfAbsent(packed(code, 3), any -> new TreeSet<>()).add(language);
  }

  /** Lets a two-letter code stand for a three-letter code. */
  public void code2(String code, String code3) {
    short2.put(packed(code, 2), packed(code3, 3));
  }

  /** Lets a glottocode stand for a language. */
  public void glottocode(String glottocode, int language) {
    long packed = LanguageCodes.pack8(glottocode);
    if (packed == 0) {
      throw new IllegalArgumentException(
          "a glottocode has eight letters and digits, unlike '" + glottocode + "'");
    }
    Integer before = glottocodes.put(packed, language);
    if (before != null && before != language) {
      throw new IllegalArgumentException(
          "languages " + before + " and " + language + " both have glottocode " + glottocode);
    }
  }

  private static int packed(String code, int length) {
    int packed = length == 3 ? LanguageCodes.pack3(code) : LanguageCodes.pack2(code);
    if (packed == 0) {
      throw new IllegalArgumentException(
          "expected a code of " + length + " letters, not '" + code + "'");
    }
    return packed;
  }

  /** Writes the sections. */
  @Override
  public void close() {
    IntArrayList codes3 = new IntArrayList();
    ListRows lists = new ListRows();
    for (Map.Entry<Integer, TreeSet<Integer>> entry : languages.entrySet()) {
      codes3.add(entry.getKey().intValue());
      for (int language : entry.getValue()) {
        lists.add(language);
      }
      lists.endRow();
    }
    ColumnSet.ints(out, CodeColumn.ISO3.section(), codes3);
    lists.write(out, CodeColumn.ISO3_LANGUAGES.section());
    ColumnSet.ints(out, CodeColumn.ISO2.section(), new IntArrayList(short2.keySet()));
    ColumnSet.ints(out, CodeColumn.ISO2_TO_3.section(), new IntArrayList(short2.values()));
    ColumnSet.longs(out, CodeColumn.GLOTTOCODES.section(), new LongArrayList(glottocodes.keySet()));
    ColumnSet.ints(
        out, CodeColumn.GLOTTOCODE_ROWS.section(), new IntArrayList(glottocodes.values()));
  }
}
