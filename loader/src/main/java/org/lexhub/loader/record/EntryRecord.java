package org.lexhub.loader.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * One sense of an entry of a bilingual dictionary: a word and what another language says for it.
 * Which meaning that is, the dictionary does not say; it is found when everything is read.
 *
 * @param languageCode language of the word, any code that {@link RecordSink} takes
 * @param lemma the word
 * @param pos its part of speech, {@code null} where the dictionary gives none
 * @param targetCode language of the translations
 * @param translations words of one meaning, at least one
 */
public record EntryRecord(
    String languageCode,
    String lemma,
    @Nullable Pos pos,
    String targetCode,
    List<String> translations) {

  public EntryRecord {
    if (translations.isEmpty()) {
      throw new IllegalArgumentException("an entry without translation: " + lemma);
    }
    translations = List.copyOf(translations);
  }
}
