package org.lexhub.store.snapshot;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The fixed header at the start of a snapshot and its echo, the footer, at the end.
 *
 * <p>Header, 128 bytes: magic (8), byte order mark (4), format version (4), build id (8), time (8,
 * milliseconds), file length (8), offset (8), length (8) and CRC32C (4) of the section table,
 * zeros, CRC32C of the bytes before it (4). Footer, 64 bytes: file length (8), build id (8), CRC32C
 * of header and table (4 + 4), zeros, CRC32C of the bytes before it (4), end mark (8). The footer
 * is written just before the header, so that a file cut short or grown is detected without reading
 * it.
 */
record HeaderBlock(
    int formatVersion,
    long buildId,
    long createdMillis,
    long fileLength,
    long tableOffset,
    long tableLength,
    int tableCrc) {
  /**
   * The version of the file format, the only one that this program reads. Raise it by one with
   * every change after which a program of the old version would read a new file wrongly, or the
   * reverse: a section that is added, dropped or renamed, another encoding, order or meaning of its
   * values, another hash or folding. Add a line to the history in the package comment.
   */
  static final int FORMAT_VERSION = 12;

  static final int ALIGNMENT = 64;
  static final int HEADER_LENGTH = 128;
  static final int FOOTER_LENGTH = 64;

  private static final long MAGIC = 0x0A_42_55_48_58_45_4C_89L; // 0x89 L E X H U B \n
  private static final long END_MARK = 0x0A_44_4E_45_58_45_4C_89L; // 0x89 L E X E N D \n
  private static final int BYTE_ORDER_MARK = 0x0A0B0C0D;
  private static final int HEADER_CRC_AT = HEADER_LENGTH - 4;
  private static final int FOOTER_CRC_AT = FOOTER_LENGTH - 12;

  /**
   * Rounds up to a multiple of the alignment. The result for a position that is negative or
   * overflows is wrong too, so that later checks refuse it.
   */
  static long align(long position) {
    return (position + (ALIGNMENT - 1)) & -ALIGNMENT;
  }

  static int crc(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  byte[] header() {
    byte[] bytes = new byte[HEADER_LENGTH];
    ByteBuffer b = littleEndian(bytes);
    b.putLong(MAGIC).putInt(BYTE_ORDER_MARK).putInt(formatVersion);
    b.putLong(buildId).putLong(createdMillis).putLong(fileLength);
    b.putLong(tableOffset).putLong(tableLength).putInt(tableCrc);
    b.putInt(HEADER_CRC_AT, crc(bytes, HEADER_CRC_AT));
    return bytes;
  }

  byte[] footer() {
    byte[] bytes = new byte[FOOTER_LENGTH];
    ByteBuffer b = littleEndian(bytes);
    b.putLong(fileLength).putLong(buildId);
    b.putInt(crc(header(), HEADER_CRC_AT)).putInt(tableCrc);
    b.putInt(FOOTER_CRC_AT, crc(bytes, FOOTER_CRC_AT));
    b.putLong(FOOTER_LENGTH - 8, END_MARK);
    return bytes;
  }

  /**
   * Reads and checks a header.
   *
   * @param file the name for messages
   * @param bytes the first bytes of the file
   * @param actualLength the length of the file
   */
  static HeaderBlock parse(String file, byte[] bytes, long actualLength) {
    ByteBuffer b = littleEndian(bytes);
    checkMagic(file, b);
    int version = b.getInt(12);
    if (version != FORMAT_VERSION) {
      throw new SnapshotVersionException(file, FORMAT_VERSION, version);
    }
    checkSum(file, "header", crc(bytes, HEADER_CRC_AT), b.getInt(HEADER_CRC_AT));
    HeaderBlock block =
        new HeaderBlock(
            version,
            b.getLong(16),
            b.getLong(24),
            b.getLong(32),
            b.getLong(40),
            b.getLong(48),
            b.getInt(56));
    if (!Arrays.equals(block.header(), bytes)) {
      throw new CorruptSnapshotException(file, "header", "zeros in its unused bytes", "others");
    }
    block.checkLengths(file, actualLength);
    return block;
  }

  private static void checkMagic(String file, ByteBuffer b) {
    if (b.getLong(0) != MAGIC) {
      throw new NotASnapshotException(
          file, "the mark " + hex(MAGIC) + " at its start", hex(b.getLong(0)));
    }
    int mark = b.getInt(8);
    if (mark != BYTE_ORDER_MARK) {
      throw new NotASnapshotException(
          file,
          "little-endian byte order",
          mark == Integer.reverseBytes(BYTE_ORDER_MARK)
              ? "big-endian byte order"
              : "the byte order mark " + Integer.toHexString(mark));
    }
  }

  private void checkLengths(String file, long actualLength) {
    if (fileLength != actualLength) {
      throw new CorruptSnapshotException(
          file, "length of the file", fileLength + " bytes", actualLength + " bytes");
    }
    long room = fileLength - FOOTER_LENGTH - HEADER_LENGTH;
    boolean fits =
        tableOffset >= HEADER_LENGTH
            && tableOffset % ALIGNMENT == 0
            && tableLength > 0
            && tableLength <= Math.min(room, SectionTable.MAX_LENGTH)
            && tableOffset == fileLength - FOOTER_LENGTH - align(tableLength);
    if (!fits) {
      throw new CorruptSnapshotException(
          file,
          "place of the section table",
          "a table that ends where the footer starts",
          tableLength + " bytes at " + tableOffset + " of " + fileLength);
    }
  }

  /** Checks the last bytes of the file against this header. */
  void checkFooter(String file, byte[] bytes) {
    if (!Arrays.equals(footer(), bytes)) {
      throw new CorruptSnapshotException(
          file, "footer", "the echo of the header", "other bytes, the file was cut or changed");
    }
  }

  static void checkSum(String file, String what, int computed, int stored) {
    if (computed != stored) {
      throw new CorruptSnapshotException(
          file, "checksum of " + what, Integer.toHexString(stored), Integer.toHexString(computed));
    }
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static String hex(long littleEndian) {
    return "%016x".formatted(Long.reverseBytes(littleEndian));
  }
}
