package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Collects the rows of {@link LanguageTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class LanguageTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  final IntArrayList id = new IntArrayList();
  final LongArrayList glottocode = new LongArrayList();
  public final IntArrayList iso639 = new IntArrayList();
  final IntArrayList name = new IntArrayList();
  public final ByteArrayList level = new ByteArrayList();
  public final IntArrayList parent = new IntArrayList();
  public final IntArrayList family = new IntArrayList();
  final LongArrayList latitude = new LongArrayList();
  final LongArrayList longitude = new LongArrayList();
  final LongArrayList speakers = new LongArrayList();
  final ByteArrayList status = new ByteArrayList();
  public final IntArrayList treeStart = new IntArrayList();
  public final IntArrayList treeEnd = new IntArrayList();
  final ListRows scripts = new ListRows();
  private int nextId = 0;
  private long nextGlottocode = 0;
  private int nextIso639 = 0;

  /** English names, by which children are sorted. */
  public final List<String> names = new ArrayList<>();

  private String nextText = "";
  private int nextName = -1;
  private int nextLevel = LanguageLevel.LANGUAGE.number();
  private int nextParent = -1;
  private double nextLatitude = Double.NaN;
  private double nextLongitude = Double.NaN;
  private long nextSpeakers = -1;
  private int nextStatus = EndangermentStatus.UNKNOWN.number();

  private LanguageTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static LanguageTableWriter create(SnapshotWriter out) {
    return new LanguageTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return id.size();
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public LanguageTableWriter id(int value) {
    nextId = value;
    return this;
  }

  /** Sets the glottocode, packed by {@link LanguageCodes#pack8}, 0 none. */
  @CanIgnoreReturnValue
  public LanguageTableWriter glottocode(long value) {
    nextGlottocode = value;
    return this;
  }

  /** Sets the ISO 639-3 code, packed by {@link LanguageCodes#pack3}, 0 none. */
  @CanIgnoreReturnValue
  public LanguageTableWriter iso639(int value) {
    nextIso639 = value;
    return this;
  }

  /**
   * Sets the English name.
   *
   * @param value the string
   * @param text what the string says
   */
  @CanIgnoreReturnValue
  public LanguageTableWriter name(int value, String text) {
    nextName = value;
    nextText = text;
    return this;
  }

  /** Sets the {@link LanguageLevel} number. */
  @CanIgnoreReturnValue
  public LanguageTableWriter level(int value) {
    nextLevel = value;
    return this;
  }

  /** Sets the row of the parent, -1 at the top. */
  @CanIgnoreReturnValue
  public LanguageTableWriter parent(int value) {
    nextParent = value;
    return this;
  }

  /** Sets the latitude in degrees, NaN unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter latitude(double value) {
    nextLatitude = value;
    return this;
  }

  /** Sets the longitude in degrees, NaN unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter longitude(double value) {
    nextLongitude = value;
    return this;
  }

  /** Sets the estimated number of speakers, -1 unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter speakers(long value) {
    nextSpeakers = value;
    return this;
  }

  /** Sets the {@link EndangermentStatus} number. */
  @CanIgnoreReturnValue
  public LanguageTableWriter status(int value) {
    nextStatus = value;
    return this;
  }

  /** Whether a complete row has a script, or no script at all. */
  public boolean writes(int row, int script) {
    for (int at = scripts.start(row); at < scripts.end(row); at++) {
      if (scripts.value(at) == script) {
        return true;
      }
    }
    return scripts.count(row) == 0;
  }

  /** Adds one to the scripts (rows of the script table) of the row. */
  @CanIgnoreReturnValue
  public LanguageTableWriter addScript(int value) {
    scripts.add(value);
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    glottocode.add(nextGlottocode);
    iso639.add(nextIso639);
    name.add(nextName);
    level.add(ColumnSet.unsignedByte("language.level", nextLevel));
    parent.add(nextParent);
    family.add(-1);
    latitude.add(Double.doubleToLongBits(nextLatitude));
    longitude.add(Double.doubleToLongBits(nextLongitude));
    speakers.add(nextSpeakers);
    status.add(ColumnSet.unsignedByte("language.status", nextStatus));
    treeStart.add(-1);
    treeEnd.add(-1);
    scripts.endRow();
    nextId = 0;
    nextGlottocode = 0;
    nextIso639 = 0;
    nextName = -1;
    nextLevel = LanguageLevel.LANGUAGE.number();
    nextParent = -1;
    nextLatitude = Double.NaN;
    nextLongitude = Double.NaN;
    nextSpeakers = -1;
    nextStatus = EndangermentStatus.UNKNOWN.number();
    names.add(nextText);
    nextText = "";
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, "language", id);
    ColumnSet.longs(out, "language.glottocode", glottocode);
    ColumnSet.ints(out, "language.iso639", iso639);
    ColumnSet.ints(out, "language.name", name);
    ColumnSet.bytes(out, "language.level", level);
    ColumnSet.ints(out, "language.parent", parent);
    ColumnSet.ints(out, "language.family", family);
    ColumnSet.longs(out, "language.latitude", latitude);
    ColumnSet.longs(out, "language.longitude", longitude);
    ColumnSet.longs(out, "language.speakers", speakers);
    ColumnSet.bytes(out, "language.status", status);
    ColumnSet.ints(out, "language.treeStart", treeStart);
    ColumnSet.ints(out, "language.treeEnd", treeEnd);
    scripts.write(out, "language.scripts");
  }
}
