package org.lexhub.loader.assemble;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Passes on the records of a layer, except those of excluded sources. */
final class SelectedSources implements RecordSink {
  private final RecordSink target;
  private final ExcludedSources excluded;
  private final RecordSink own;
  private RecordSink now;

  /** Creates a sink for the records of a layer with this source. */
  SelectedSources(RecordSink target, ExcludedSources excluded, SourceRecord layer) {
    this.target = target;
    this.excluded = excluded;
    own = excluded.excludesOwn(layer) ? NoRecords.SINK : target;
    now = own;
  }

  @Override
  public void source(@Nullable SourceRecord source) {
    now = source == null ? own : excluded.excludes(source) ? NoRecords.SINK : target;
    now.source(source);
  }

  @Override
  public boolean accepts(String source) {
    return !excluded.names(source) && target.accepts(source);
  }

  @Override
  public void language(LanguageRecord language) {
    now.language(language);
  }

  @Override
  public void languageName(String languageCode, String locale, String name, boolean isNative) {
    now.languageName(languageCode, locale, name, isNative);
  }

  @Override
  public void transcribes() {
    now.transcribes();
  }

  @Override
  public void listsUsualWords() {
    now.listsUsualWords();
  }

  @Override
  public void knowsOwnNames() {
    now.knowsOwnNames();
  }

  @Override
  public void languageCode(String code, String glottocode) {
    now.languageCode(code, glottocode);
  }

  @Override
  public void concept(ConceptRecord concept) {
    now.concept(concept);
  }

  @Override
  public void meaning(MeaningRecord meaning) {
    now.meaning(meaning);
  }

  @Override
  public void sameMeaning(String keyA, String keyB) {
    now.sameMeaning(keyA, keyB);
  }

  @Override
  public void definition(String meaningKey, String languageCode, String text) {
    now.definition(meaningKey, languageCode, text);
  }

  @Override
  public void example(String meaningKey, String languageCode, String text) {
    now.example(meaningKey, languageCode, text);
  }

  @Override
  public void traits(String meaningKey, long traits) {
    now.traits(meaningKey, traits);
  }

  @Override
  public void senseKey(String senseKey, String meaningKey) {
    now.senseKey(senseKey, meaningKey);
  }

  @Override
  public void taggedSentence(TaggedSentence sentence) {
    now.taggedSentence(sentence);
  }

  @Override
  public void relation(String meaningKey, RelationType type, String targetKey) {
    now.relation(meaningKey, type, targetKey);
  }

  @Override
  public void wordRelation(WordRelationRecord relation) {
    now.wordRelation(relation);
  }

  @Override
  public void lexeme(LexemeRecord lexeme) {
    now.lexeme(lexeme);
  }

  @Override
  public void entry(EntryRecord entry) {
    now.entry(entry);
  }

  @Override
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {
    now.annotate(annotation, pos);
  }

  @Override
  public void usage(String languageCode, String word, ExampleRecord example) {
    now.usage(languageCode, word, example);
  }

  @Override
  public boolean mayHaveLexeme(String lemma) {
    return now.mayHaveLexeme(lemma);
  }

  @Override
  public Predicate<String> spellingsSoFar() {
    return now.spellingsSoFar();
  }

  @Override
  public void reject(String file, long line, String reason) {
    now.reject(file, line, reason);
  }
}
