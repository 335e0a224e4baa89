package org.lexhub.loader.source.wordlist;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code hsk}: {@code complete.json} or {@code complete.min.json} of the complete HSK
 * vocabulary. A word has its level of HSK 3.0 (7 means 7 to 9), or of HSK 2.0 if it is only there.
 * Its pinyin is the reading, its traditional spelling a form.
 */
public final class HskSource implements SourceFormat {

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    String file = FileNames.find(layer.files(), "complete.min.json");
    file = file == null ? FileNames.find(layer.files(), "complete.json") : file;
    if (file == null) {
      throw new FileNotFoundException("this layer has no complete.json or complete.min.json");
    }
    Object parsed;
    try (InputStream in = layer.files().open(file)) {
      parsed = JsonTree.parse(in.readAllBytes());
    }
    if (!(parsed instanceof List<?> list)) {
      throw new IOException(file + " is not an array of words");
    }
    long number = 0;
    for (Object item : list) {
      number++;
      if (!(item instanceof Map<?, ?> map) || !word(map, sink)) {
        sink.reject(file, 0, "word " + number + " of the array has no spelling or no level");
      }
    }
    layer.progress().rows(number);
  }

  private static boolean word(Map<?, ?> map, RecordSink sink) {
    String word = either(map, "simplified", "s");
    List<String> levels = JsonTree.texts(map, map.containsKey("l") ? "l" : "level");
    String level = level(levels);
    if (word == null || level == null) {
      return false;
    }
    LexemeRecord.Builder lexeme = LexemeRecord.builder("cmn", word, Pos.OTHER);
    lexeme.proficiency("hsk:" + level);
    Set<String> traditional = new LinkedHashSet<>();
    boolean read = false;
    for (Map<?, ?> form : JsonTree.maps(map, map.containsKey("f") ? "f" : "forms")) {
      String pinyin =
          either(JsonTree.map(form, form.containsKey("i") ? "i" : "transcriptions"), "pinyin", "y");
      if (pinyin != null && !read) {
        lexeme.reading(pinyin);
        read = true;
      }
      String other = either(form, "traditional", "t");
      if (other != null && !other.equals(word) && traditional.add(other)) {
        lexeme.form(other, List.of("traditional"));
      }
    }
    sink.annotate(lexeme.build(), null);
    return true;
  }

  /** Returns the digit of a level such as {@code new-3} or {@code old-4}, short {@code n3}. */
  private static @Nullable String level(List<String> levels) {
    String old = null;
    for (String level : levels) {
      if (level.matches("(new-|n)[1-7]")) {
        return level.substring(level.length() - 1);
      }
      if (level.matches("(old-|o)[1-6]")) {
        old = level.substring(level.length() - 1);
      }
    }
    return old;
  }

  private static @Nullable String either(Map<?, ?> map, String name, String letter) {
    String value = JsonTree.text(map, name);
    return value == null ? JsonTree.text(map, letter) : value;
  }
}
