package org.lexhub.store.snapshot;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The counts and the sections of a snapshot, with their conversion to bytes and back. */
record SectionTable(SortedMap<String, Long> counts, List<Section> sections) {
  static final long MAX_LENGTH = 1L << 26;
  static final int MAX_NAME_LENGTH = 200;

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    putInt(out, counts.size());
    counts.forEach((name, count) -> {
      putName(out, name);
      putLong(out, count);
    });
    putInt(out, sections.size());
    for (Section s : sections) {
      putName(out, s.name());
      putLong(out, s.offset());
      putLong(out, s.length());
      putInt(out, s.crc32c());
    }
    return out.toByteArray();
  }

  /**
   * Returns the build id: a hash of the table, so two builds of the same input have the same one.
   */
  long buildId() {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes());
      return ByteBuffer.wrap(digest).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Reads a table and checks that its sections fill the file without gap or overlap.
   *
   * @param file the name for messages
   * @param bytes the table, without padding
   * @param end the end of the sections in the file
   */
  static SectionTable parse(String file, byte[] bytes, long end) {
    Reader in = new Reader(file, bytes);
    SortedMap<String, Long> counts = new TreeMap<>();
    int countCount = in.getCount();
    for (int i = 0; i < countCount; i++) {
      String name = in.getName();
      if (!counts.isEmpty() && counts.lastKey().compareTo(name) >= 0) {
        throw in.corrupt("counts sorted by name", name + " after " + counts.lastKey());
      }
      counts.put(name, in.getLong());
    }
    List<Section> sections = new ArrayList<>();
    Set<String> names = new HashSet<>();
    long position = HeaderBlock.HEADER_LENGTH;
    int sectionCount = in.getCount();
    for (int i = 0; i < sectionCount; i++) {
      Section s = new Section(in.getName(), in.getLong(), in.getLong(), in.getInt());
      boolean fits = s.offset() == position && s.length() >= 0 && s.length() <= end - position;
      if (!fits) {
        throw in.corrupt(
            "section " + s.name() + " at " + position + " and before " + end,
            s.length() + " bytes at " + s.offset());
      }
      if (!names.add(s.name())) {
        throw in.corrupt("each section name once", s.name() + " twice");
      }
      sections.add(s);
      position = HeaderBlock.align(position + s.length());
    }
    if (position != end) {
      throw in.corrupt("sections up to " + end, "sections up to " + position);
    }
    in.checkEnd();
    return new SectionTable(counts, sections);
  }

  private static void putInt(ByteArrayOutputStream out, int v) {
    for (int shift = 0; shift < 32; shift += 8) {
      out.write(v >>> shift);
    }
  }

  private static void putLong(ByteArrayOutputStream out, long v) {
    putInt(out, (int) v);
    putInt(out, (int) (v >>> 32));
  }

  private static void putName(ByteArrayOutputStream out, String name) {
    byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
    out.write(utf8.length);
    out.write(utf8.length >>> 8);
    out.writeBytes(utf8);
  }

  /** Reads the table and checks every read against its end. */
  private static final class Reader {
    private final String file;
    private final ByteBuffer in;

    Reader(String file, byte[] bytes) {
      this.file = file;
      this.in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    CorruptSnapshotException corrupt(String expected, String found) {
      return new CorruptSnapshotException(file, "section table", expected, found);
    }

    private void need(int bytes) {
      if (in.remaining() < bytes) {
        throw corrupt(bytes + " more bytes", in.remaining() + " bytes");
      }
    }

    int getInt() {
      need(4);
      return in.getInt();
    }

    long getLong() {
      need(8);
      return in.getLong();
    }

    int getCount() {
      int count = getInt();
      if (count < 0 || count > in.remaining() / 2) {
        throw corrupt("a number of entries that fits", Integer.toUnsignedString(count));
      }
      return count;
    }

    String getName() {
      need(2);
      int length = Short.toUnsignedInt(in.getShort());
      if (length == 0 || length > MAX_NAME_LENGTH) {
        throw corrupt("a name of 1 to " + MAX_NAME_LENGTH + " bytes", length + " bytes");
      }
      need(length);
      byte[] utf8 = new byte[length];
      in.get(utf8);
      return new String(utf8, StandardCharsets.UTF_8);
    }

    void checkEnd() {
      if (in.hasRemaining()) {
        throw corrupt("its end", in.remaining() + " more bytes");
      }
    }
  }

  /** Returns whether a name is allowed in the table. */
  static boolean isName(String name) {
    int length = name.getBytes(StandardCharsets.UTF_8).length;
    return length > 0 && length <= MAX_NAME_LENGTH;
  }
}
