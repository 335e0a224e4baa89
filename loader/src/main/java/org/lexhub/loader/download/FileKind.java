package org.lexhub.loader.download;

import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Kinds of files with the bytes they begin with, to notice error pages that a server sends. */
enum FileKind {
  GZIP("1f8b", ".gz", ".tgz", ".dz"),
  XZ("fd377a585a00", ".xz"),
  BZIP2("425a68", ".bz2"),
  ZSTD("28b52ffd", ".zst"),
  ZIP("504b", ".zip", ".jar"),
  DEB("213c617263683e", ".deb");

  /** The most bytes that {@link #matchesContent} looks at. */
  static final int MAX_MAGIC = 8;

  private final String magic;
  private final String suffixes;

  FileKind(String magic, String... suffixes) {
    this.magic = magic;
    this.suffixes = String.join(" ", suffixes);
  }

  /** Returns the kind that the suffix of a name promises, or null if it promises none of these. */
  static @Nullable FileKind of(String fileName) {
    for (FileKind kind : values()) {
      if (kind.matchesName(fileName)) {
        return kind;
      }
    }
    return null;
  }

  boolean matchesName(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    return Stream.of(suffixes.split(" ", -1)).anyMatch(lower::endsWith);
  }

  boolean matchesContent(byte[] start) {
    int length = Math.min(start.length, MAX_MAGIC);
    return HexFormat.of().formatHex(start, 0, length).startsWith(magic);
  }
}
