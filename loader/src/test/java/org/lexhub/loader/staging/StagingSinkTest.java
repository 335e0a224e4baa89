package org.lexhub.loader.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @CsvSource({
    "bul, се́дмица, седмица",
    "rus, бо̀льший, больший",
    "rus, за́мок, замок",
    "bul, ѝ, ѝ",
    "mkd, нѐ, нѐ",
    "rus, ёлка, ёлка",
    "ukr, її, її",
    "chu, Кꙑ́ѥвъ, Кꙑ́ѥвъ",
    "yor, ẹ́yẹ, ẹ́yẹ",
    "fra, été, été",
  })
  void stagesHeadwordsAndFormsWithoutCyrillicMarksOfStress(
      String language, String written, String word) {
    sink.lexeme(
        LexemeRecord.builder(language, "lemma", Pos.NOUN).form(written, List.of("plural")).build());
    sink.lexeme(LexemeRecord.builder(language, written, Pos.NOUN).build());

    String form = staging.strings.text(staging.lexemes.forms.value(0, 0));
    assertThat(form).isEqualTo(Normalizer.normalize(word, Normalizer.Form.NFC));
    assertThat(staging.strings.text(staging.lexemes.lemma.getInt(1))).isEqualTo(form);
  }
}
