package org.lexhub.loader.source.wordnet;

import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;

/**
 * The position and corpus count of every sense, from {@code index.sense}. If that file is missing,
 * the positions come from {@code index.noun} and similar files.
 */
final class WordNetSenses {
  private final Object2LongOpenHashMap<String> senses = new Object2LongOpenHashMap<>();

  private WordNetSenses() {}

  /** Reads the senses of a layer. */
  static WordNetSenses read(Layer layer, RecordSink sink) throws IOException {
    WordNetSenses senses = new WordNetSenses();
    String all = FileNames.find(layer.files(), "index.sense");
    if (all != null) {
      senses.readSenseIndex(layer, all, sink);
      return senses;
    }
    for (String pos : WordNetSource.FILES) {
      String index = FileNames.find(layer.files(), "index." + pos);
      if (index != null) {
        senses.readWordIndex(layer, index, sink);
      }
    }
    return senses;
  }

  /** Returns the position of a sense among those of its word, from 1, or 0 if unknown. */
  int order(String word, String key) {
    return (int) (senses.getLong(id(word, key)) >>> 32);
  }

  /** Returns the number of words in a corpus that are tagged with a sense. */
  int tagCount(String word, String key) {
    return (int) senses.getLong(id(word, key));
  }

  private static String id(String word, String key) {
    return word.toLowerCase(Locale.ROOT).replace('_', ' ') + '\t' + key;
  }

  /** Reads lines such as {@code apple%1:13:00:: 07755101 1 4}. */
  private void readSenseIndex(Layer layer, String file, RecordSink sink) throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank()) {
          continue;
        }
        String[] parts = line.split(" ", -1);
        int percent = parts[0].lastIndexOf('%');
        String key =
            parts.length == 4 && percent > 0 && percent + 1 < parts[0].length()
                ? WordNetKeys.of(parts[1], letter(parts[0].charAt(percent + 1)))
                : null;
        if (key == null || !isNumber(parts[2]) || !isNumber(parts[3])) {
          lines.reject("not a line of index.sense: " + line);
          continue;
        }
        long order = Long.parseLong(parts[2]);
        senses.put(id(parts[0].substring(0, percent), key), order << 32 | Long.parseLong(parts[3]));
        sink.senseKey(parts[0], key);
      }
    }
  }

  /** Reads lines such as {@code apple n 2 5 @ ~ #m #p %p 2 1 07755101 12654755}. */
  private void readWordIndex(Layer layer, String file, RecordSink sink) throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (!line.isBlank() && !line.startsWith("  ") && !wordIndexLine(line)) {
          lines.reject("not a line of an index file: " + line);
        }
      }
    }
  }

  private boolean wordIndexLine(String line) {
    String[] parts = line.strip().split(" +", -1);
    if (parts.length < 6 || !isNumber(parts[2])) {
      return false;
    }
    int count = Integer.parseInt(parts[2]);
    int first = parts.length - count;
    for (int i = first; i >= 6 && i < parts.length; i++) {
      @Nullable String key = WordNetKeys.of(parts[i], parts[1].charAt(0));
      if (key == null) {
        return false;
      }
      senses.put(id(parts[0], key), (long) (i - first + 1) << 32);
    }
    return first >= 6;
  }

  private static char letter(char digit) {
    return switch (digit) {
      case '1' -> 'n';
      case '2' -> 'v';
      case '3', '5' -> 'a';
      case '4' -> 'r';
      default -> '?';
    };
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1,9}");
  }
}
