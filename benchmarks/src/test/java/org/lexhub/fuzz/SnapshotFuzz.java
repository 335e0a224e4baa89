package org.lexhub.fuzz;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32C;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotException;
import org.lexhub.store.snapshot.SnapshotVerifier;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.TextColumnWriter;

/**
 * Changes header, section table and footer of a snapshot and makes its checksums right again: the
 * file is refused with a reason, or read as a whole. An input is a list of changes: a 16-bit place,
 * counted from the header or, if negative, from the section table, the number of bytes in 8 bits,
 * and the bytes.
 */
public final class SnapshotFuzz {
  private static final int TABLE_AT = 40;
  private static final int FOOTER = 64;
  private static final byte[] GOOD = good();
  private static final Path FILE = file();

  private SnapshotFuzz() {}

  private static Path file() {
    try {
      Path memory = Path.of("/dev/shm");
      return Files.isWritable(memory)
          ? Files.createTempFile(memory, "lexhub-fuzz", "")
          : Files.createTempFile("lexhub-fuzz", "");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] good() {
    try {
      Path file = Files.createTempDirectory("lexhub-fuzz").resolve("good");
      try (SnapshotWriter out = SnapshotWriter.create(file)) {
        try (IntColumnWriter ints = IntColumnWriter.create(out, "ints");
            ListColumnWriter lists = ListColumnWriter.create(out, "lists");
            TextColumnWriter texts = TextColumnWriter.create(out, "texts")) {
          for (int i = 0; i < 100; i++) {
            ints.add(i * i);
            lists.add(i);
            lists.endRow();
            texts.add("text number " + i);
          }
        }
        out.finish(Instant.EPOCH, Map.of("rows", 100L));
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads one input; the name is the one that Jazzer looks for. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    Files.write(FILE, changed(input));
    try (Snapshot snapshot = Snapshot.open(FILE)) {
      SnapshotVerifier.verify(snapshot, line -> {});
    } catch (SnapshotException e) {
      if (e.getMessage() == null) {
        throw new IllegalStateException("refused without a message", e);
      }
    }
  }

  private static byte[] changed(byte[] input) {
    ByteBuffer changes = ByteBuffer.wrap(input);
    byte[] bytes = GOOD.clone();
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int table = Math.toIntExact(file.getLong(TABLE_AT));
    while (changes.remaining() > 3) {
      short place = changes.getShort();
      int at = place < 0 ? table + (place & Short.MAX_VALUE) : place;
      int count = Math.min(changes.get() & 0xff, changes.remaining());
      count = Math.max(0, Math.min(count, bytes.length - at));
      if (at < bytes.length) {
        changes.get(bytes, at, count);
      }
    }
    correct(bytes, file);
    return bytes;
  }

  /** Corrects the checksums of table, header and footer as far as the header names their places. */
  private static void correct(byte[] bytes, ByteBuffer file) {
    long at = file.getLong(TABLE_AT);
    long length = file.getLong(TABLE_AT + 8);
    if (at >= 0 && at < bytes.length && length > 0 && length <= bytes.length - at) {
      int padded = (int) Math.min(bytes.length - at, (length + 63) & -64);
      file.putInt(56, crc(Arrays.copyOfRange(bytes, (int) at, (int) at + padded)));
    }
    file.putInt(124, crc(Arrays.copyOf(bytes, 124)));
    int footer = bytes.length - FOOTER;
    file.putLong(footer, file.getLong(32)).putLong(footer + 8, file.getLong(16));
    file.putInt(footer + 16, file.getInt(124)).putInt(footer + 20, file.getInt(56));
    file.putInt(footer + 52, crc(Arrays.copyOfRange(bytes, footer, footer + 52)));
  }

  private static int crc(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
