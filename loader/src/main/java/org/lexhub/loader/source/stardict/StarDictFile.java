package org.lexhub.loader.source.stardict;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;

/**
 * A dictionary of StarDict in version 2.4.2 or 3.0.0: {@code NAME.ifo} describes it; {@code
 * NAME.idx} has headwords, each with a zero byte, then offset and length of its text, big-endian;
 * {@code NAME.dict} or {@code NAME.dict.dz} has the texts. Format: {@code
 * stardict-4/doc/StarDictFileFormat} of the StarDict project.
 */
final class StarDictFile {
  private static final String MAGIC = "StarDict's dict ifo file";
  private static final Pattern FIELD = Pattern.compile("(?m)^([a-z0-9]+)=(.*)$");

  /** The types of texts with zero byte at their end that can be shown: plain, marked up, HTML. */
  private static final String TEXTS = "mlgxhw";

  /** The maximum size of the index and of the texts, in bytes. */
  private static final int MAX_BYTES = 1 << 30;

  private static final int MAX_HEADWORD_BYTES = 1 << 10;
  private static final int ENTRIES_PER_REPORT = 1 << 12;

  private final Layer layer;
  private final String index;
  private final byte[] places;
  private final byte[] texts;
  private final boolean hasLongOffsets;
  private final String types;

  private record Place(long offset, long length) {}

  private StarDictFile(
      Layer layer, String index, byte[] places, byte[] texts, Map<String, String> fields) {
    this.layer = layer;
    this.index = index;
    this.places = places;
    this.texts = texts;
    hasLongOffsets = fields.getOrDefault("idxoffsetbits", "32").equals("64");
    types = fields.getOrDefault("sametypesequence", "");
  }

  /** Reads an entry. */
  interface EntryReader {
    /**
     * Reads an entry.
     *
     * @param headwords all headwords that lead to the text, at least one
     * @return null, or what is wrong with the entry
     */
    @Nullable String read(List<String> headwords, String text);
  }

  /**
   * Opens a dictionary.
   *
   * @param info the name of the file that ends with {@code .ifo}
   * @throws IOException if it describes no dictionary, or if index or texts are missing or too long
   */
  static StarDictFile open(Layer layer, String info) throws IOException {
    String about = new String(bytes(layer, info), StandardCharsets.UTF_8);
    if (!about.startsWith(MAGIC)) {
      throw new IOException(info + " does not begin with \"" + MAGIC + "\"");
    }
    Map<String, String> fields = new LinkedHashMap<>();
    Matcher matcher = FIELD.matcher(about);
    while (matcher.find()) {
      fields.put(matcher.group(1), matcher.group(2).strip());
    }
    String base = info.substring(0, info.length() - "ifo".length());
    String index = base + "idx";
    return new StarDictFile(layer, index, bytes(layer, index), bytes(layer, base + "dict"), fields);
  }

  private static byte[] bytes(Layer layer, String file) throws IOException {
    if (!layer.files().names().contains(file)) {
      throw new IOException("this layer has no file " + file);
    }
    try (InputStream in = layer.files().open(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES);
      if (in.read() >= 0) {
        throw new IOException(file + " has more than " + MAX_BYTES + " bytes");
      }
      return bytes;
    }
  }

  /** Reads every text once, with all its headwords, in the order of the index. */
  void read(RecordSink sink, EntryReader reader) {
    int entry = 0;
    for (Map.Entry<Place, List<String>> each : headwords(sink).entrySet()) {
      String text = text(each.getKey());
      String fault =
          text == null ? "this text has no part that is text" : reader.read(each.getValue(), text);
      if (fault != null) {
        sink.reject(index, 0, each.getValue().getFirst() + ": " + fault);
      }
      if (++entry % ENTRIES_PER_REPORT == 0) {
        layer.progress().rows(ENTRIES_PER_REPORT);
      }
    }
    layer.progress().rows(entry % ENTRIES_PER_REPORT);
  }

  private Map<Place, List<String>> headwords(RecordSink sink) {
    Map<Place, List<String>> found = new LinkedHashMap<>();
    int numbers = (hasLongOffsets ? Long.BYTES : Integer.BYTES) + Integer.BYTES;
    ByteBuffer buffer = ByteBuffer.wrap(places);
    for (int from = 0; from < places.length; ) {
      int end = from;
      while (end < places.length && places[end] != 0) {
        end++;
      }
      if (end - from > MAX_HEADWORD_BYTES || end + 1 + numbers > places.length) {
        sink.reject(index, 0, "no headword, offset and length at byte " + from + " of the index");
        return found;
      }
      String headword = new String(places, from, end - from, StandardCharsets.UTF_8).strip();
      buffer.position(end + 1);
      long offset = hasLongOffsets ? buffer.getLong() : Integer.toUnsignedLong(buffer.getInt());
      long length = Integer.toUnsignedLong(buffer.getInt());
      from = buffer.position();
      if (headword.isEmpty() || offset < 0 || offset > texts.length - length) {
        sink.reject(index, 0, "no text at offset " + offset + " for \"" + headword + "\"");
      } else {
        found.computeIfAbsent(new Place(offset, length), _ -> new ArrayList<>(1)).add(headword);
      }
    }
    return found;
  }

  /** Returns the first part of a text that can be shown, or null. */
  private @Nullable String text(Place place) {
    int at = (int) place.offset();
    int stop = at + (int) place.length();
    for (int part = 0; at < stop; part++) {
      boolean isNamed = types.isEmpty();
      if (!isNamed && part == types.length()) {
        return null;
      }
      char type = isNamed ? (char) texts[at++] : types.charAt(part);
      boolean isLast = !isNamed && part == types.length() - 1;
      if (!Character.isLowerCase(type)) {
        return null; // pictures and sounds
      }
      int end = isLast ? stop : end(at, stop);
      if (TEXTS.indexOf(type) >= 0) {
        return new String(texts, at, end - at, StandardCharsets.UTF_8);
      }
      at = end + 1;
    }
    return null;
  }

  private int end(int from, int stop) {
    int end = from;
    while (end < stop && texts[end] != 0) {
      end++;
    }
    return end;
  }
}
