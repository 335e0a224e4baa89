package org.lexhub.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.Formats;

/**
 * A layer as an input of the fuzzer: a line with the format and tab-separated options {@code
 * name=value}, then files, each a line {@code -- name --} and its bytes.
 */
final class InputLayer implements SourceFiles {
  /** The formats that read files; {@code icu} reads the data of a library only. */
  static final List<String> FORMATS =
      Formats.names().stream().filter(name -> !name.equals("icu")).toList();

  /** The options that no input can use to read other files or to download. */
  private static final Set<String> OPTIONS =
      Set.of("language", "languages", "without", "max_sentences");

  private final String format;
  private final Map<String, String> options = new HashMap<>();
  private final Map<String, byte[]> files = new TreeMap<>();

  InputLayer(byte[] input) {
    int start = end(input, 0);
    String[] head = text(input, 0, start).strip().split("\t", -1);
    format = known(head[0]);
    for (int i = 1; i < head.length; i++) {
      int equals = head[i].indexOf('=');
      if (equals > 0 && OPTIONS.contains(head[i].substring(0, equals))) {
        options.put(head[i].substring(0, equals), head[i].substring(equals + 1));
      }
    }
    options.put("wordnet", "maven:none:none:1");
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    String name = "";
    for (int from = start, to; from < input.length; from = to) {
      to = end(input, from);
      String next = name(input, from, to);
      if (!next.isEmpty()) {
        put(name, content);
        name = next;
      } else {
        content.write(input, from, to - from);
      }
    }
    put(name, content);
  }

  private void put(String name, ByteArrayOutputStream content) {
    if (!name.isEmpty()) {
      files.put(name, content.toByteArray());
    }
    content.reset();
  }

  /** Returns the format with this name, or some format if there is none. */
  private static String known(String name) {
    return FORMATS.contains(name)
        ? name
        : FORMATS.get(Math.floorMod(name.hashCode(), FORMATS.size()));
  }

  private static String name(byte[] input, int from, int to) {
    if (to - from < 7 || input[from] != '-' || input[from + 1] != '-') {
      return "";
    }
    String line = text(input, from, to).stripTrailing();
    return line.startsWith("-- ") && line.endsWith(" --") && line.length() > 6
        ? line.substring(3, line.length() - 3)
        : "";
  }

  /** Returns the place after the line that starts at a place. */
  private static int end(byte[] input, int from) {
    for (int i = from; i < input.length; i++) {
      if (input[i] == '\n') {
        return i + 1;
      }
    }
    return input.length;
  }

  private static String text(byte[] input, int from, int to) {
    return new String(input, from, to - from, StandardCharsets.UTF_8);
  }

  String format() {
    return format;
  }

  Layer layer() {
    return new Layer(format, source(), this, options, 50, ReadProgress.NONE);
  }

  SourceRecord source() {
    return new SourceRecord(format, format, "1", "CC0-1.0", "Test", "", 0.95);
  }

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }

  @Override
  public InputStream open(String name) throws FileNotFoundException {
    byte[] content = files.get(name);
    if (content == null) {
      throw new FileNotFoundException(name);
    }
    return new ByteArrayInputStream(content);
  }

  @Override
  public Instant newestModification() {
    return Instant.EPOCH;
  }
}
