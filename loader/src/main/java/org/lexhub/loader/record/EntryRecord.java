package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * One sense of an entry of a bilingual dictionary: a word and its translations. A dictionary does
 * not name the meaning; it is found after all layers are read.
 *
 * @param languageCode the language of the word, any code that {@link RecordSink} accepts
 * @param lemma the word
 * @param pos its part of speech, {@code null} if the dictionary gives none
 * @param targetCode the language of the translations
 * @param translations words with the same meaning, at least one
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
    if (translations.isEmpty()) {
      throw new IllegalArgumentException("an entry without translation: " + lemma);
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
}
