package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Ignores all records. An importer that reads a file twice passes it to the first pass, so that bad
 * lines count once; sinks for some kinds of records extend it.
 */
public class NoRecords implements RecordSink {
  /** The sink that ignores everything. */
  public static final RecordSink SINK = new NoRecords();

  /** Creates a sink that ignores what it does not override. */
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
