package org.lexhub.loader.core;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.store.table.Pos;
import org.lexhub.store.table.RelationType;

/** Lets every record pass; extended by sinks that want some of them. */
abstract class QuietSink implements RecordSink {
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
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {}

  @Override
  public void reject(String file, long line, String reason) {}
}
