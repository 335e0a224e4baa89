package org.lexhub.loader.record;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Accepts the records of a layer in any order: a sense can come before its meaning, a name before
 * its language.
 *
 * <p><b>Language codes</b> are glottocodes, ISO 639-3 codes, ISO 639-1 codes or the base language
 * of a BCP 47 tag; they are resolved after all layers are read. A record of an unknown language
 * counts as rejected.
 *
 * <p><b>Meaning keys</b> are {@code ili:i46360}, {@code wn30:02084071-n} (satellites as {@code a}),
 * {@code oewn:…}, {@code concepticon:1262}, {@code core:…}, {@code cldr:…}, {@code icu:…} or {@code
 * <source>:<key>}. A key that occurs in senses only is a meaning, too.
 */
public interface RecordSink {

  /**
   * Changes the source of the following records, for files that combine several sources; the
   * priority of the layer stays. The default does nothing, for sinks that ignore sources.
   *
   * @param source the source, or {@code null} for the source of the layer
   */
  default void source(@Nullable SourceRecord source) {}

  /**
   * Accepts that the source writes words of all languages in Latin letters: a lemma that another
   * source writes in another script is a transcription. The default does nothing.
   */
  default void transcribes() {}

  /**
   * Accepts that the source lists the usual words of each of its meanings: a word that it gives for
   * other meanings only is not a usual word for this one. The default does nothing.
   */
  default void listsUsualWords() {}

  /**
   * Accepts a language, family or dialect. Partial records of the same one are merged field by
   * field, higher priority first.
   */
  void language(LanguageRecord language);

  /**
   * Accepts a name of a language.
   *
   * @param locale the language of the name as a BCP 47 tag, for example {@code de} or {@code
   *     zh-Hant}
   * @param isNative whether the speakers of the language use this name for it
   */
  void languageName(String languageCode, String locale, String name, boolean isNative);

  /**
   * Accepts that the source knows by which names speakers call their languages: where it has such a
   * name, those of other sources do not count as the speakers' own. The default does nothing.
   */
  default void knowsOwnNames() {}

  /**
   * Accepts that a code refers to the language with a glottocode if no language has the code itself
   * and no member of a macrolanguage with this code is known. The default does nothing.
   */
  default void languageCode(String code, String glottocode) {}

  /**
   * Returns whether records of a source are wanted, so that an importer can skip the files of one
   * that is not. Every source is, by default.
   *
   * @param source the name of the source
   */
  default boolean accepts(String source) {
    return true;
  }

  /** Accepts an entry of the concept catalogue. */
  void concept(ConceptRecord concept);

  /** Accepts fields of a meaning; those of several records are merged, higher priority first. */
  void meaning(MeaningRecord meaning);

  /**
   * Accepts that two keys identify one meaning. Meanings with two different ILIs, or two different
   * WordNet 3.0 synsets, are never joined: the later claim is rejected.
   */
  void sameMeaning(String keyA, String keyB);

  /** Accepts a definition of a meaning in some language. */
  void definition(String meaningKey, String languageCode, String text);

  /** Accepts an example of a meaning in some language. */
  void example(String meaningKey, String languageCode, String text);

  /**
   * Accepts how verbs with a meaning are used. The sets of one source are united; the set of the
   * most authoritative source that has one counts.
   *
   * @param traits a set of {@link org.lexhub.store.table.vocabulary.VerbFrames}
   */
  default void traits(String meaningKey, long traits) {}

  /**
   * Accepts the meaning of a sense key of WordNet, such as {@code say%2:32:00::}, so that sentences
   * of other layers can name the sense. The default does nothing.
   */
  default void senseKey(String senseKey, String meaningKey) {}

  /**
   * Accepts a sentence with marked words, from which models learn. The default does nothing.
   *
   * @param sentence its sense keys can come before {@link #senseKey} explains them
   */
  default void taggedSentence(TaggedSentence sentence) {}

  /** Accepts a relation between meanings, read as "target is the {@code type} of meaning". */
  void relation(String meaningKey, RelationType type, String targetKey);

  /** Accepts a relation between words. The default does nothing. */
  default void wordRelation(WordRelationRecord relation) {}

  /**
   * Accepts a lexeme with its senses. Records with the same language, lemma and part of speech are
   * one lexeme.
   */
  void lexeme(LexemeRecord lexeme);

  /**
   * Accepts a sense of an entry of a bilingual dictionary. After all layers are read, its words are
   * linked to the meanings that they most likely share.
   */
  void entry(EntryRecord entry);

  /**
   * Adds pronunciations, frequency, proficiency levels, forms and {@linkplain LexemeRecord#texts
   * texts} to existing lexemes, after all layers are read. Creates no lexeme; ignores the senses
   * and the part of speech of the record.
   *
   * @param pos the part of speech of the lexemes, or {@code null} for all lexemes of the spelling
   */
  void annotate(LexemeRecord annotation, @Nullable Pos pos);

  /**
   * Accepts a sentence that uses a word in an unknown sense. After all layers are read, it becomes
   * an example of the word if that has just one meaning. The default does nothing.
   */
  default void usage(String languageCode, String word, ExampleRecord example) {}

  /**
   * Returns whether a spelling occurs in the layers that are already read, in any language. An
   * importer of many forms can pass over those of other lemmas. The default is true, for sinks that
   * do not know.
   */
  default boolean mayHaveLexeme(String lemma) {
    return true;
  }

  /**
   * Returns what {@link #mayHaveLexeme} answers now; later records do not change it. Any thread can
   * ask.
   */
  default Predicate<String> spellingsSoFar() {
    return lemma -> true;
  }

  /**
   * Counts a bad row; the user sees the first few.
   *
   * @param file the name inside the layer
   * @param line the line from 1, or 0 if the format has no lines
   * @param reason the error in a few words, with the value
   */
  void reject(String file, long line, String reason);
}
