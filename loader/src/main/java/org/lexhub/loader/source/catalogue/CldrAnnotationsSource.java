package org.lexhub.loader.source.catalogue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.WrittenWord;
import org.lexhub.loader.source.wordnet.EnglishNouns;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code cldr-annotations}: the names of symbols and emoji in the JSON of Unicode CLDR
 * ({@code annotations/<locale>/annotations.json}). The short name ({@code tts}) of a character in a
 * language becomes a lexeme of the meaning {@code cldr:<code points>}. Keywords are associations,
 * not translations, and are ignored.
 *
 * <p>If the English name of a character is a noun with exactly one sense in WordNet 3.0, the two
 * meanings are the same. Its words are nouns, like those whose English name has more noun senses in
 * WordNet; the others (“person pouting”) are phrases. The character itself is a form of its English
 * name, so that it leads to its meaning. Locales of a region are ignored because they repeat those
 * of their language.
 */
public final class CldrAnnotationsSource implements SourceFormat {
  private static final String ENGLISH = "en";

  /** Locales without names, or with names in mixed scripts. */
  private static final Set<String> SKIPPED = Set.of("und", "root", "hi-Latn");

  private static final int FIRST_SKIN_TONE = 0x1F3FB;
  private static final int LAST_SKIN_TONE = 0x1F3FF;
  private static final int KEYCAP = 0x20E3;

  /** The maximum length of a name, in characters. */
  private static final int MAX_NAME_LENGTH = 100;

  private final Map<String, Pos> parts = new HashMap<>();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    List<String> files = new ArrayList<>();
    String english = null;
    for (String file : layer.files().names()) {
      if (FileNames.last(file).equals("annotations.json")) {
        String locale = FileNames.folder(file);
        if (locale.equals(ENGLISH)) {
          english = file;
        } else if (locale.matches("[a-z]{2,3}(-[A-Z][a-z]{3})?") && !SKIPPED.contains(locale)) {
          files.add(file);
        }
      }
    }
    if (english == null) {
      throw new FileNotFoundException("this layer has no annotations/en/annotations.json");
    }
    readEnglish(layer, english, sink);
    for (String file : files) {
      readLocale(layer, file, sink);
    }
  }

  private void readEnglish(Layer layer, String file, RecordSink sink) throws IOException {
    EnglishNouns nouns = EnglishNouns.of(layer);
    for (Map.Entry<String, String> entry : names(layer, file, sink).entrySet()) {
      String key = entry.getKey();
      String name = entry.getValue();
      Pos pos = nouns.knows(name) || !name.contains(" ") ? Pos.NOUN : Pos.PHRASE;
      parts.put(key, pos);
      sink.meaning(new MeaningRecord(key, null, pos, null, name));
      String synset = nouns.only(name);
      if (synset != null) {
        sink.sameMeaning(key, synset);
      }
      sink.lexeme(
          LexemeRecord.builder("eng", name, pos)
              .form(characters(key), List.of("symbol"))
              .sense(SenseRecord.of(key))
              .build());
    }
  }

  private void readLocale(Layer layer, String file, RecordSink sink) throws IOException {
    String language = LocaleCodes.base(FileNames.folder(file));
    for (Map.Entry<String, String> entry : names(layer, file, sink).entrySet()) {
      Pos pos = parts.get(entry.getKey());
      if (pos != null) {
        for (WrittenWord word : words(entry.getValue(), pos)) {
          sink.lexeme(word.lexeme(language, pos, entry.getKey()).build());
        }
      }
    }
  }

  /** Splits several words for a noun, such as "घर, भवन"; keeps a phrase as one word. */
  private static List<WrittenWord> words(String name, Pos pos) {
    return pos == Pos.NOUN ? WrittenWord.ofLemma(name) : WrittenWord.ofName(name);
  }

  /** Returns the names in one file by meaning key, in order; ignores repeated names. */
  private static Map<String, String> names(Layer layer, String file, RecordSink sink)
      throws IOException {
    Object parsed;
    try (InputStream in = layer.files().open(file)) {
      parsed = JsonTree.parse(in.readAllBytes());
    } catch (IOException e) {
      sink.reject(file, 0, String.valueOf(e.getMessage()));
      return Map.of();
    }
    Map<?, ?> root = parsed instanceof Map<?, ?> map ? map : Map.of();
    Map<?, ?> annotations = JsonTree.map(JsonTree.map(root, "annotations"), "annotations");
    Map<String, String> names = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    for (Map.Entry<?, ?> entry : annotations.entrySet()) {
      String key = entry.getKey() instanceof String text ? key(text) : null;
      List<String> spoken =
          entry.getValue() instanceof Map<?, ?> value ? JsonTree.texts(value, "tts") : List.of();
      if (key != null && !spoken.isEmpty() && isName(spoken.get(0)) && seen.add(spoken.get(0))) {
        names.put(key, spoken.get(0));
      }
    }
    layer.progress().rows(names.size());
    return names;
  }

  /** Returns whether a text is a name: not composed (“keycap: 0”), inherited or too long. */
  private static boolean isName(String name) {
    return name.indexOf(':') < 0 && name.indexOf('↑') < 0 && name.length() <= MAX_NAME_LENGTH;
  }

  /** Returns the characters of a key. */
  private static String characters(String key) {
    StringBuilder characters = new StringBuilder();
    for (String point : key.substring("cldr:".length()).split("-", -1)) {
      characters.appendCodePoint(Integer.parseInt(point, 16));
    }
    return characters.toString();
  }

  /** Returns a key such as {@code cldr:1F431}, or null for skin tones and keycaps. */
  private static @Nullable String key(String characters) {
    StringBuilder key = new StringBuilder("cldr");
    int[] points = characters.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      if ((points[i] >= FIRST_SKIN_TONE && points[i] <= LAST_SKIN_TONE) || points[i] == KEYCAP) {
        return null;
      }
      key.append(i == 0 ? ":" : "-").append(String.format("%04X", points[i]));
    }
    return points.length == 0 ? null : key.toString();
  }
}
