package org.lexhub.loader.feed;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Puts records into a {@link LayerFeed}, until a question about what is staged already brings the
 * sink of the staging thread.
 */
final class FeedSink implements RecordSink {
  private final LayerFeed feed;
  private final Predicate<String> accepts;
  private @Nullable RecordSink direct;

  FeedSink(LayerFeed feed, Predicate<String> accepts) {
    this.feed = feed;
    this.accepts = accepts;
  }

  private void put(Consumer<RecordSink> record) {
    RecordSink now = direct;
    if (now == null) {
      feed.add(record);
    } else {
      record.accept(now);
    }
  }

  /** Returns the sink, which has all earlier records. */
  private RecordSink direct() {
    RecordSink now = direct;
    if (now == null) {
      now = feed.handOver();
      direct = now;
    }
    return now;
  }

  @Override
  public boolean accepts(String source) {
    return accepts.test(source);
  }

  @Override
  public boolean mayHaveLexeme(String lemma) {
    Predicate<String> before = feed.spellingsBefore();
    return before == null ? direct().mayHaveLexeme(lemma) : before.test(lemma);
  }

  @Override
  public void source(@Nullable SourceRecord source) {
    put(sink -> sink.source(source));
  }

  @Override
  public void transcribes() {
    put(sink -> sink.transcribes());
  }

  @Override
  public void listsUsualWords() {
    put(sink -> sink.listsUsualWords());
  }

  @Override
  public void language(LanguageRecord language) {
    put(sink -> sink.language(language));
  }

  @Override
  public void languageName(String languageCode, String locale, String name, boolean isNative) {
    put(sink -> sink.languageName(languageCode, locale, name, isNative));
  }

  @Override
  public void knowsOwnNames() {
    put(sink -> sink.knowsOwnNames());
  }

  @Override
  public void languageCode(String code, String glottocode) {
    put(sink -> sink.languageCode(code, glottocode));
  }

  @Override
  public void concept(ConceptRecord concept) {
    put(sink -> sink.concept(concept));
  }

  @Override
  public void meaning(MeaningRecord meaning) {
    put(sink -> sink.meaning(meaning));
  }

  @Override
  public void sameMeaning(String keyA, String keyB) {
    put(sink -> sink.sameMeaning(keyA, keyB));
  }

  @Override
  public void definition(String meaningKey, String languageCode, String text) {
    put(sink -> sink.definition(meaningKey, languageCode, text));
  }

  @Override
  public void example(String meaningKey, String languageCode, String text) {
    put(sink -> sink.example(meaningKey, languageCode, text));
  }

  @Override
  public void traits(String meaningKey, long traits) {
    put(sink -> sink.traits(meaningKey, traits));
  }

  @Override
  public void senseKey(String senseKey, String meaningKey) {
    put(sink -> sink.senseKey(senseKey, meaningKey));
  }

  @Override
  public void taggedSentence(TaggedSentence sentence) {
    put(sink -> sink.taggedSentence(sentence));
  }

  @Override
  public void relation(String meaningKey, RelationType type, String targetKey) {
    put(sink -> sink.relation(meaningKey, type, targetKey));
  }

  @Override
  public void wordRelation(WordRelationRecord relation) {
    put(sink -> sink.wordRelation(relation));
  }

  @Override
  public void lexeme(LexemeRecord lexeme) {
    put(sink -> sink.lexeme(lexeme));
  }

  @Override
  public void entry(EntryRecord entry) {
    put(sink -> sink.entry(entry));
  }

  @Override
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {
    put(sink -> sink.annotate(annotation, pos));
  }

  @Override
  public void usage(String languageCode, String word, ExampleRecord example) {
    put(sink -> sink.usage(languageCode, word, example));
  }

  @Override
  public void reject(String file, long line, String reason) {
    put(sink -> sink.reject(file, line, reason));
  }
}
