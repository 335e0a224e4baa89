package org.lexhub.loader.staging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.vocabulary.Pos;

class StagingSinkTest {
  private static final LexemeAttribute ORIGIN = LexemeAttribute.text("origin");
  private static final LexemeAttribute SYLLABLES = LexemeAttribute.number("syllables");
  private static final LexemeAttribute GENDER = LexemeAttribute.word("gender", "male", "female");

  private final Staging staging = new Staging();
  private final StagingSink sink =
      new StagingSink(staging, new SourceRecord("test", "", "", "", "", "", 1), 1, new Rejects());

  @Test
  void stagesTextsInTheirPoolAndOtherAttributesAsTheyAre() {
    LexemeRecord dog =
        LexemeRecord.builder("eng", "dog", Pos.NOUN)
            .text(ORIGIN, "old")
            .number(SYLLABLES, 300)
            .number(GENDER, 1)
            .build();
    assertThat(staging.texts.text(sink.value(ORIGIN, dog))).isEqualTo("old");
    assertThat(sink.value(SYLLABLES, dog)).isEqualTo(300);
    assertThat(sink.value(GENDER, dog)).isEqualTo(1);
  }

  @Test
  void stagesNothingForAMissingAttribute() {
    LexemeRecord dog = LexemeRecord.builder("eng", "dog", Pos.NOUN).build();
    assertThat(sink.value(ORIGIN, dog)).isEqualTo(-1);
    assertThat(sink.value(SYLLABLES, dog)).isEqualTo(-1);
    assertThat(sink.value(GENDER, dog)).isEqualTo(-1);
  }
}
