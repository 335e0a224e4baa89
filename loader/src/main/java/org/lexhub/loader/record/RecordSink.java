package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Takes the records of a layer in any order: a sense may come before its meaning, a name before its
 * language.
 *
 * <p><b>Language codes</b> may be a glottocode, ISO 639-3, ISO 639-1 or the base language of a BCP
 * 47 tag; they are resolved when everything is read. A record of an unknown language counts as
 * rejected.
 *
 * <p><b>Meaning keys</b> are {@code ili:i46360}, {@code wn30:02084071-n} (satellites as {@code a}),
 * {@code oewn:…}, {@code concepticon:1262}, {@code core:…}, {@code cldr:…}, {@code icu:…} or {@code
 * <source>:<key>}. A key that only senses mention still makes a meaning.
 */
public interface RecordSink {

  /**
   * Says that the records from here on come from another source than the layer's, with the layer's
   * priority: for files that gather several. Sinks that do not tell sources apart need not listen.
   *
   * @param source the source, or {@code null} to return to the layer's own
   */
  default void source(@Nullable SourceRecord source) {}

  /**
   * A language, family or dialect. Partial records of the same one merge field by field, higher
   * priority first.
   */
  void language(LanguageRecord language);

  /**
   * A name of a language.
   *
   * @param locale language of the name as a BCP 47 tag, for example {@code de} or {@code zh-Hant}
   * @param isNative whether this is the speakers' own name for it
   */
  void languageName(String languageCode, String locale, String name, boolean isNative);

  /** An entry of the concept catalogue. */
  void concept(ConceptRecord concept);

  /** A meaning, or more about one; the fields of several records merge, higher priority first. */
  void meaning(MeaningRecord meaning);

  /**
   * Says that two keys are one meaning. Meanings with two different ILIs, or two different WordNet
   * 3.0 synsets, are never joined: the later claim is rejected.
   */
  void sameMeaning(String keyA, String keyB);

  /** A definition of a meaning in some language. */
  void definition(String meaningKey, String languageCode, String text);

  /** An example of a meaning in some language. */
  void example(String meaningKey, String languageCode, String text);

  /**
   * How verbs with a meaning are used; what one source says adds up, and the most authoritative
   * source that knows any is believed.
   *
   * @param traits a set of {@link org.lexhub.store.table.vocabulary.VerbFrames}
   */
  default void traits(String meaningKey, long traits) {}

  /** A relation from one meaning to another, read as "target is the {@code type} of meaning". */
  void relation(String meaningKey, RelationType type, String targetKey);

  /**
   * A lexeme with its senses. The same (language, lemma, pos) from several records is one lexeme.
   */
  void lexeme(LexemeRecord lexeme);

  /**
   * A sense of an entry of a bilingual dictionary. Once every layer is read, its words are linked
   * to the meanings that they most likely share.
   */
  void entry(EntryRecord entry);

  /**
   * Adds pronunciations, frequency, proficiency, forms, reading, romanization and etymology to
   * lexemes that exist, once every layer is read. Never makes a lexeme; senses in the record are
   * not looked at, nor is its {@code pos}.
   *
   * @param pos only the lexeme with this part of speech, or {@code null} for all of that spelling
   */
  void annotate(LexemeRecord annotation, @Nullable Pos pos);

  /**
   * Counts a bad row; the first few are shown to the user.
   *
   * @param file name inside the layer
   * @param line 1-based, 0 if the format has no lines
   * @param reason what is wrong, in a few words, with the value
   */
  void reject(String file, long line, String reason);
}
