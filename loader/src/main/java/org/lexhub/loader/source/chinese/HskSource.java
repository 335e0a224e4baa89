package org.lexhub.loader.source.chinese;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.chinese.HskReadings.Reading;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code hsk}: {@code complete.json} or {@code complete.min.json} of the complete HSK
 * vocabulary. A word has its level of HSK 3.0 (7 means 7 to 9), or of HSK 2.0 if it is only there.
 * Its pinyin is the reading, its traditional spelling a form. Of several readings, a lexeme has the
 * usual one of its part of speech, or else that of the first part of speech in the list.
 */
public final class HskSource implements SourceFormat {
  private static final String CHINESE = "cmn";
  private static final Map<String, Pos> TAGS = tags();

  private static Map<String, Pos> tags() {
    Map<String, Pos> tags = new HashMap<>();
    List.of("n", "vn", "an", "t", "f", "s").forEach(tag -> tags.put(tag, Pos.NOUN));
    List.of("a", "b", "z").forEach(tag -> tags.put(tag, Pos.ADJ));
    List.of("d", "ad").forEach(tag -> tags.put(tag, Pos.ADV));
    List.of("q", "qv", "qt").forEach(tag -> tags.put(tag, Pos.CLASSIFIER));
    List.of("c", "cc").forEach(tag -> tags.put(tag, Pos.CONJ));
    List.of("m", "mq").forEach(tag -> tags.put(tag, Pos.NUM));
    List.of("u", "y").forEach(tag -> tags.put(tag, Pos.PARTICLE));
    List.of("e", "o").forEach(tag -> tags.put(tag, Pos.INTJ));
    List.of("nr", "ns", "nz", "nt").forEach(tag -> tags.put(tag, Pos.NAME));
    tags.put("v", Pos.VERB);
    tags.put("r", Pos.PRON);
    tags.put("p", Pos.ADP);
    tags.put("k", Pos.SUFFIX);
    tags.put("h", Pos.PREFIX);
    return Map.copyOf(tags);
  }

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
    List<Reading> readings = new ArrayList<>();
    Set<String> traditional = new LinkedHashSet<>();
    forms(map, word, readings, traditional);
    List<Pos> parts = partsOfSpeech(map);
    String usual = HskReadings.usual(word, readings, parts.isEmpty() ? null : parts.get(0));
    for (Pos pos : parts) {
      String reading = HskReadings.usual(word, readings, pos);
      if (reading != null && !reading.equals(usual)) {
        String pinyin = Pinyin.joined(reading);
        sink.annotate(LexemeRecord.builder(CHINESE, word, pos).reading(pinyin).build(), pos);
      }
    }
    LexemeRecord.Builder lexeme =
        LexemeRecord.builder(CHINESE, word, Pos.OTHER)
            .proficiency("hsk:" + level)
            .reading(usual == null ? null : Pinyin.joined(usual));
    traditional.forEach(each -> lexeme.form(each, List.of("traditional")));
    sink.annotate(lexeme.build(), null);
    return true;
  }

  private static void forms(
      Map<?, ?> map, String word, List<Reading> readings, Set<String> traditional) {
    Set<String> references = new LinkedHashSet<>();
    for (Map<?, ?> form : JsonTree.maps(map, map.containsKey("f") ? "f" : "forms")) {
      String pinyin =
          either(JsonTree.map(form, form.containsKey("i") ? "i" : "transcriptions"), "pinyin", "y");
      List<String> glosses = JsonTree.texts(form, form.containsKey("m") ? "m" : "meanings");
      Reading reading = new Reading(pinyin == null ? "" : pinyin, glosses);
      if (pinyin != null) {
        readings.add(reading);
      }
      String other = either(form, "traditional", "t");
      if (other != null && !other.equals(word)) {
        (reading.isReference() ? references : traditional).add(other);
      }
    }
    if (traditional.isEmpty()) {
      traditional.addAll(references);
    }
  }

  /** Returns the parts of speech of a word, the most frequent first. */
  private static List<Pos> partsOfSpeech(Map<?, ?> map) {
    Set<Pos> parts = new LinkedHashSet<>();
    for (String tag : JsonTree.texts(map, map.containsKey("p") ? "p" : "pos")) {
      Pos pos = TAGS.get(tag);
      if (pos != null) {
        parts.add(pos);
      }
    }
    return List.copyOf(parts);
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
