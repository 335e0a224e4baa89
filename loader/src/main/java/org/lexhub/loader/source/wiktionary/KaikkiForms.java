package org.lexhub.loader.source.wiktionary;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.text.JsonTree;

/** Reads forms, reading, romanization and pronunciations of a wiktextract entry. */
final class KaikkiForms {
  /** The maximum length of a form, in characters. */
  private static final int MAX_LENGTH = 200;

  private KaikkiForms() {}

  /** Adds the forms, reading, romanization and pronunciations of an entry to a lexeme. */
  static void describe(Map<?, ?> entry, String word, LexemeRecord.Builder lexeme) {
    String reading = null;
    String romanization = null;
    Set<String> seen = new HashSet<>();
    for (Map<?, ?> form : JsonTree.maps(entry, "forms")) {
      String text = JsonTree.text(form, "form");
      List<String> tags = JsonTree.texts(form, "tags");
      if (text == null || text.equals("-") || text.length() > MAX_LENGTH) {
        continue;
      }
      if (tags.contains("romanization") && romanization == null) {
        romanization = text;
      }
      if (reading == null && tags.contains("hiragana")) {
        reading = text;
      }
      if (reading == null && tags.contains("canonical")) {
        reading = withRuby(text, form);
      }
      if (!text.equals(word) && KaikkiTags.isForm(tags) && seen.add(text + tags)) {
        lexeme.form(text, tags);
      }
    }
    lexeme.reading(reading == null ? readingInSounds(entry) : reading);
    lexeme.romanization(romanization);
    KaikkiSounds.describe(entry, lexeme);
  }

  /** Replaces kanji by the kana above it: {@code 楽しい} with {@code 楽=たの} is {@code たのしい}. */
  private static @Nullable String withRuby(String text, Map<?, ?> form) {
    if (!(form.get("ruby") instanceof List<?> ruby) || ruby.isEmpty()) {
      return null;
    }
    StringBuilder read = new StringBuilder();
    int at = 0;
    for (Object item : ruby) {
      if (item instanceof List<?> pair
          && pair.size() == 2
          && pair.get(0) instanceof String base
          && pair.get(1) instanceof String kana) {
        int found = text.indexOf(base, at);
        if (found < 0) {
          return null;
        }
        read.append(text, at, found).append(kana);
        at = found + base.length();
      }
    }
    return read.append(text, at, text.length()).toString();
  }

  private static @Nullable String readingInSounds(Map<?, ?> entry) {
    for (Map<?, ?> sound : JsonTree.maps(entry, "sounds")) {
      String other = JsonTree.text(sound, "other");
      if (other != null && other.matches("[\\u3041-\\u30ff]+")) {
        return other;
      }
    }
    return null;
  }
}
