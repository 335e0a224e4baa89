package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * One sense of an entry of a dictionary: a word and its translations, or a word and its definition
 * in a dictionary of one language. A dictionary does not name the meaning; it is found after all
 * layers are read.
 *
 * @param languageCode the language of the word, any code that {@link RecordSink} accepts
 * @param lemma the word
 * @param pos its part of speech, {@code null} if the dictionary gives none
 * @param targetCode the language of the translations
 * @param translations words with the same meaning; none only if the entry defines the word
 * @param detail what else the dictionary says about the sense
 */
public record EntryRecord(
    String languageCode,
    String lemma,
    @Nullable Pos pos,
    String targetCode,
    List<String> translations,
    EntryDetail detail) {

  public EntryRecord {
    if (translations.isEmpty() && detail.definitions().isEmpty()) {
      throw new IllegalArgumentException("an entry without translation or definition: " + lemma);
    }
    translations = List.copyOf(translations);
  }

  /** Creates an entry that has only translations. */
  public EntryRecord(
      String languageCode,
      String lemma,
      @Nullable Pos pos,
      String targetCode,
      List<String> translations) {
    this(languageCode, lemma, pos, targetCode, translations, EntryDetail.NONE);
  }

  /**
   * Returns a sense of an entry of a dictionary of one language.
   *
   * @param detail has a definition
   */
  public static EntryRecord defined(
      String languageCode, String lemma, @Nullable Pos pos, EntryDetail detail) {
    return new EntryRecord(languageCode, lemma, pos, languageCode, List.of(), detail);
  }
}
