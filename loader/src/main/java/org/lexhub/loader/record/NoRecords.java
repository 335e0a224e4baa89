package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Takes nothing. An importer that reads a file twice hands it to the first reading, so that bad
 * lines count once; a sink that wants some kinds of records only extends it.
 */
public class NoRecords implements RecordSink {
  /** The sink that takes nothing at all. */
  public static final RecordSink SINK = new NoRecords();

  /** For sinks that take some kinds of records. */
  protected NoRecords() {}

  @Override
  public void language(LanguageRecord language) {}

  @Override
  public void languageName(String languageCode, String locale, String name, boolean isNative) {}

  @Override
  public void concept(ConceptRecord concept) {}

  @Override
  public void meaning(MeaningRecord meaning) {}

  @Override
  public void sameMeaning(String keyA, String keyB) {}

  @Override
  public void definition(String meaningKey, String languageCode, String text) {}

  @Override
  public void example(String meaningKey, String languageCode, String text) {}

  @Override
  public void relation(String meaningKey, RelationType type, String targetKey) {}

  @Override
  public void lexeme(LexemeRecord lexeme) {}

  @Override
  public void entry(EntryRecord entry) {}

  @Override
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {}

  @Override
  public void reject(String file, long line, String reason) {}
}
