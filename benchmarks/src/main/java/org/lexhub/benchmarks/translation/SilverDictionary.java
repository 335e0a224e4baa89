package org.lexhub.benchmarks.translation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A bilingual dictionary as something to measure against: "silver", because nobody checked that it
 * is complete. A word that has several entries is one entry.
 *
 * @param from code of the language of the words
 * @param to code of the language of the translations
 * @param reversed whether the dictionary itself goes the other way
 * @param entries the words in the order of the dictionary
 */
record SilverDictionary(String from, String to, boolean reversed, List<Entry> entries) {

  /**
   * A word.
   *
   * @param text the word as written
   * @param pos its part of speech, {@link Pos#OTHER} where the dictionary does not say or there are
   *     several
   * @param translations its translations as {@link GoldText} compares them
   */
  record Entry(String text, Pos pos, Set<String> translations) {}

  /** Collects entries; the same word twice becomes one entry. */
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

    /** The dictionary. */
    SilverDictionary build(String from, String to, boolean reversed) {
      return new SilverDictionary(from, to, reversed, new ArrayList<>(entries.values()));
    }
  }

  /** The source that a snapshot has that contains the dictionary. */
  String source() {
    return "freedict-" + (reversed ? to + "-" + from : from + "-" + to);
  }

  /** The languages, such as {@code dan-eng}, with a star where the dictionary was turned round. */
  String name() {
    return from + "-" + to + (reversed ? "*" : "");
  }
}
