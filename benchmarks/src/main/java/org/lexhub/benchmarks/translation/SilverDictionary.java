package org.lexhub.benchmarks.translation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A bilingual dictionary to measure against: "silver", because nobody has checked that it is
 * complete. Several entries of one word are merged.
 *
 * @param from code of the language of the words
 * @param to code of the language of the translations
 * @param reversed whether the dictionary itself has the opposite direction
 * @param entries the words in the order of the dictionary
 */
record SilverDictionary(String from, String to, boolean reversed, List<Entry> entries) {

  /**
   * A word.
   *
   * @param text the word as written
   * @param pos its part of speech, {@link Pos#OTHER} if the dictionary gives none or several
   * @param translations its translations, normalized by {@link GoldText}
   */
  record Entry(String text, Pos pos, Set<String> translations) {}

  /** Collects entries and merges those of one word. */
  static final class Builder {
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** Adds a word and one of its translations. */
    void add(String text, Pos pos, String translation) {
      String wanted = GoldText.comparable(translation);
      if (text.isBlank() || wanted.isEmpty()) {
        return;
      }
      Entry known = entries.get(text);
      Set<String> translations = known == null ? new TreeSet<>() : known.translations();
      translations.add(wanted);
      if (known == null || known.pos() != pos) {
        Pos part = known == null ? pos : Pos.OTHER;
        entries.put(text, new Entry(text, part, translations));
      }
    }

    /** Returns the dictionary. */
    SilverDictionary build(String from, String to, boolean reversed) {
      return new SilverDictionary(from, to, reversed, new ArrayList<>(entries.values()));
    }
  }

  /** Returns the name of the source in a snapshot that contains the dictionary. */
  String source() {
    return "freedict-" + (reversed ? to + "-" + from : from + "-" + to);
  }

  /** Returns the languages, such as {@code dan-eng}, with a star if the dictionary is reversed. */
  String name() {
    return from + "-" + to + (reversed ? "*" : "");
  }
}
