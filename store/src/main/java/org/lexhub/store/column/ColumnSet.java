package org.lexhub.store.column;

import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongList;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes collected values as whole columns, one section after the other. */
public final class ColumnSet {
  private ColumnSet() {}

  /** Writes an int column. */
  public static void ints(SnapshotWriter out, String name, IntList values) {
    try (IntColumnWriter writer = IntColumnWriter.create(out, name)) {
      for (int i = 0; i < values.size(); i++) {
        writer.add(values.getInt(i));
      }
    }
  }

  /** Writes a long column. */
  public static void longs(SnapshotWriter out, String name, LongList values) {
    try (LongColumnWriter writer = LongColumnWriter.create(out, name)) {
      for (int i = 0; i < values.size(); i++) {
        writer.add(values.getLong(i));
      }
    }
  }

  /** Writes a column of unsigned shorts. */
  public static void shorts(SnapshotWriter out, String name, IntList values) {
    try (ShortColumnWriter writer = ShortColumnWriter.create(out, name)) {
      for (int i = 0; i < values.size(); i++) {
        writer.add(values.getInt(i));
      }
    }
  }

  /** Writes a column of unsigned shorts. */
  public static void shorts(SnapshotWriter out, String name, short[] values) {
    try (ShortColumnWriter writer = ShortColumnWriter.create(out, name)) {
      for (short value : values) {
        writer.add(value & 0xFFFF);
      }
    }
  }

  /** Writes a column of unsigned bytes. */
  public static void bytes(SnapshotWriter out, String name, IntList values) {
    try (ByteColumnWriter writer = ByteColumnWriter.create(out, name)) {
      for (int i = 0; i < values.size(); i++) {
        writer.add(values.getInt(i));
      }
    }
  }

  /** Writes an offsets column from the ends of its rows. */
  public static void offsets(SnapshotWriter out, String name, IntList ends) {
    try (OffsetsColumnWriter writer = OffsetsColumnWriter.create(out, name)) {
      for (int i = 0; i < ends.size(); i++) {
        writer.add(ends.getInt(i));
      }
    }
  }

  /** Returns a value that an unsigned short holds; throws if the column cannot hold it. */
  public static int unsignedShort(String column, int value) {
    if (value < 0 || value > 0xFFFF) {
      throw new IllegalArgumentException(column + " holds 0 to 65535, not " + value);
    }
    return value;
  }

  /** Returns a value that an unsigned byte holds; throws if the column cannot hold it. */
  public static int unsignedByte(String column, int value) {
    if (value < 0 || value > 0xFF) {
      throw new IllegalArgumentException(column + " holds 0 to 255, not " + value);
    }
    return value;
  }
}
