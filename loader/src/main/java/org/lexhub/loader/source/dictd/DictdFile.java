package org.lexhub.loader.source.dictd;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Lines;

/**
 * A dictionary of the DICT server: an index, each line a headword, an offset and a length in base
 * 64, between tabs; and next to it a file with the texts of the entries at these places.
 */
final class DictdFile {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /** The maximum size of the texts of a dictionary, in bytes. */
  private static final int MAX_BYTES = 1 << 30;

  /** The maximum number of digits of an offset. */
  private static final int MAX_DIGITS = 6;

  private final Layer layer;
  private final String index;
  private final byte[] texts;

  private DictdFile(Layer layer, String index, byte[] texts) {
    this.layer = layer;
    this.index = index;
    this.texts = texts;
  }

  /** Reads the text of an entry. */
  interface EntryReader {
    /** Reads an entry; returns null, or what is wrong with it. */
    @Nullable String read(String text);
  }

  /**
   * Opens a dictionary.
   *
   * @param index the name of the file that ends with {@code .index}
   * @throws IOException if the texts are missing or too long
   */
  static DictdFile open(Layer layer, String index) throws IOException {
    String file = index.substring(0, index.length() - "index".length()) + "dict";
    if (!layer.files().names().contains(file)) {
      throw new IOException(index + " needs " + file + " or " + file + ".dz next to it");
    }
    try (InputStream in = layer.files().open(file)) {
      byte[] texts = in.readNBytes(MAX_BYTES);
      if (in.read() >= 0) {
        throw new IOException(file + " has more than " + MAX_BYTES + " bytes");
      }
      return new DictdFile(layer, index, texts);
    }
  }

  /** Reads every entry once, also if several headwords lead to it; rejects what has a fault. */
  void read(RecordSink sink, EntryReader reader) throws IOException {
    Set<Long> places = new HashSet<>();
    try (Lines lines = new Lines(layer, index, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        List<String> fields = List.of(line.split("\t", -1));
        long offset = fields.size() < 3 ? -1 : number(fields.get(1));
        long length = fields.size() < 3 ? -1 : number(fields.get(2));
        if (offset < 0 || length < 0 || offset + length > texts.length) {
          lines.reject("no headword, offset and length of a text: " + line);
        } else if (!isHeader(fields.get(0)) && places.add(offset << 32 | length)) {
          String fault = reader.read(text(offset, length));
          if (fault != null) {
            lines.reject(fault);
          }
        }
      }
    }
  }

  /** Returns what the dictionary says about itself. */
  DictdHeader header() throws IOException {
    DictdHeader header = new DictdHeader();
    try (Lines lines = new Lines(layer, index, NoRecords.SINK)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        String[] fields = line.split("\t", -1);
        if (fields.length >= 3 && isHeader(fields[0])) {
          long offset = number(fields[1]);
          long length = number(fields[2]);
          if (offset >= 0 && length >= 0 && offset + length <= texts.length) {
            header.add(fields[0].replace("-", ""), text(offset, length));
          }
        }
      }
    }
    return header;
  }

  private static boolean isHeader(String headword) {
    return headword.toLowerCase(Locale.ROOT).replace("-", "").startsWith("00database");
  }

  private String text(long offset, long length) {
    return new String(texts, (int) offset, (int) length, StandardCharsets.UTF_8);
  }

  /** Returns a number in base 64, or -1 if it is none. */
  private static long number(String digits) {
    if (digits.isEmpty() || digits.length() > MAX_DIGITS) {
      return -1;
    }
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = DIGITS.indexOf(digits.charAt(i));
      if (digit < 0) {
        return -1;
      }
      number = number * DIGITS.length() + digit;
    }
    return number;
  }
}
