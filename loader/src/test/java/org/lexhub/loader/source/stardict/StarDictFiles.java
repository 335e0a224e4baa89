package org.lexhub.loader.source.stardict;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lexhub.loader.source.RecordedLayer;

/** Writes a dictionary of StarDict into a layer. */
final class StarDictFiles {
  private final String name;
  private final String types;
  private final ByteArrayOutputStream index = new ByteArrayOutputStream();
  private final ByteArrayOutputStream texts = new ByteArrayOutputStream();
  private final Map<String, Integer> offsets = new LinkedHashMap<>();

  /** Starts a dictionary; the types are those of {@code sametypesequence}, empty for none. */
  StarDictFiles(String name, String types) {
    this.name = name;
    this.types = types;
  }

  /** Adds a headword; equal texts are stored once. */
  StarDictFiles entry(String headword, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int offset = offsets.computeIfAbsent(text, _ -> texts.size());
    if (offset == texts.size()) {
      texts.writeBytes(bytes);
    }
    return place(headword, offset, bytes.length);
  }

  /** Adds a headword with any place. */
  StarDictFiles place(String headword, int offset, int length) {
    try (DataOutputStream out = new DataOutputStream(index)) {
      out.write(headword.getBytes(StandardCharsets.UTF_8));
      out.writeByte(0);
      out.writeInt(offset);
      out.writeInt(length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Adds bytes to the end of the index. */
  StarDictFiles rest(String bytes) {
    index.writeBytes(bytes.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  RecordedLayer layer() {
    String sequence = types.isEmpty() ? "" : "sametypesequence=" + types;
    return new RecordedLayer()
        .file(name + ".ifo", "StarDict's dict ifo file", "version=2.4.2", sequence)
        .bytes(name + ".idx", index.toByteArray())
        .bytes(name + ".dict", texts.toByteArray());
  }
}
