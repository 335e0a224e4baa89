package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.Int2IntRBTreeMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectRBTreeMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntRBTreeMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.CodeColumn;

/** Gathers the codes of languages for {@link LanguageCodes} and writes them when closed. */
public final class LanguageCodesWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final Int2ObjectRBTreeMap<IntLinkedOpenHashSet> languages = new Int2ObjectRBTreeMap<>();
  private final Int2IntRBTreeMap others = new Int2IntRBTreeMap();
  private final Long2IntRBTreeMap glottocodes = new Long2IntRBTreeMap();

  private LanguageCodesWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates no codes; nothing is written before {@link #close}. */
  public static LanguageCodesWriter create(SnapshotWriter out) {
    return new LanguageCodesWriter(out);
  }

  /**
   * Adds a three-letter code of a language. For a macrolanguage, add its main member, its own row
   * unless it is a family, the other members, and a family last.
   */
  public void code3(String code, int language) {
    languages.computeIfAbsent(packed(code, 3), any -> new IntLinkedOpenHashSet()).add(language);
  }

  /** Adds a two-letter code, or another three-letter code, of a three-letter code. */
  public void other(String code, String code3) {
    others.put(packed(code, code.length() == 2 ? 2 : 3), packed(code3, 3));
  }

  /** Adds the glottocode of a language. */
  public void glottocode(String glottocode, int language) {
    long packed = LanguageCodes.pack8(glottocode);
    if (packed == 0) {
      throw new IllegalArgumentException(
          "a glottocode has eight letters and digits, unlike '" + glottocode + "'");
    }
    int before = glottocodes.getOrDefault(packed, language);
    if (before != language) {
      throw new IllegalArgumentException(
          "languages " + before + " and " + language + " both have glottocode " + glottocode);
    }
    glottocodes.put(packed, language);
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
    for (Int2ObjectMap.Entry<IntLinkedOpenHashSet> entry : languages.int2ObjectEntrySet()) {
      codes3.add(entry.getIntKey());
      entry.getValue().forEach(lists::add);
      lists.endRow();
    }
    ColumnSet.ints(out, CodeColumn.ISO3.section(), codes3);
    lists.write(out, CodeColumn.ISO3_LANGUAGES.section());
    ColumnSet.ints(out, CodeColumn.ISO2.section(), new IntArrayList(others.keySet()));
    ColumnSet.ints(out, CodeColumn.ISO2_TO_3.section(), new IntArrayList(others.values()));
    ColumnSet.longs(out, CodeColumn.GLOTTOCODES.section(), new LongArrayList(glottocodes.keySet()));
    ColumnSet.ints(
        out, CodeColumn.GLOTTOCODE_ROWS.section(), new IntArrayList(glottocodes.values()));
  }
}
