package org.lexhub.store.table.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Attributes of every kind, whether or not lexemes have one of it today. */
class LexemeAttributeTest {
  private static final LexemeAttribute SYLLABLES = LexemeAttribute.number("syllables");
  private static final LexemeAttribute GENDER =
      LexemeAttribute.word("gender", "masculine", "feminine", "neuter");

  @Test
  void aTextIsAnOptionalReferenceToItsPool() {
    assertThat(LexemeAttribute.string("reading").spec())
        .isEqualTo(ColumnSpec.optional("lexeme.reading", StoredTable.LEXEME, StoredTable.STRING));
    assertThat(LexemeAttribute.text("etymology").spec())
        .isEqualTo(ColumnSpec.optional("lexeme.etymology", StoredTable.LEXEME, StoredTable.TEXT));
  }

  @Test
  void aNumberIsAnIntOrMinusOne() {
    ColumnSpec spec = SYLLABLES.spec();
    assertThat(spec.section()).isEqualTo("lexeme.syllables");
    assertThat(spec.type()).isEqualTo(ColumnType.INT);
    assertThat(new long[] {spec.min(), spec.max(), spec.none()})
        .containsExactly(-1, Integer.MAX_VALUE, -1);
    assertThat(SYLLABLES.allows(0)).isTrue();
    assertThat(SYLLABLES.allows(-1)).isFalse();
    assertThat(SYLLABLES.stored(3)).isEqualTo(3);
    assertThat(SYLLABLES.stored(-1)).isEqualTo(-1);
    assertThat(SYLLABLES.value(255)).isEqualTo(255);
    assertThat(SYLLABLES.value(-1)).isEqualTo(-1);
  }

  @Test
  void aWordIsAByteOrNoCode() {
    ColumnSpec spec = GENDER.spec();
    assertThat(spec.section()).isEqualTo("lexeme.gender");
    assertThat(spec.type()).isEqualTo(ColumnType.BYTE);
    assertThat(new long[] {spec.min(), spec.max(), spec.none()})
        .containsExactly(0, 2, ColumnSpec.NO_CODE);
    assertThat(GENDER.allows(2)).isTrue();
    assertThat(GENDER.allows(3)).isFalse();
    assertThat(GENDER.stored(2)).isEqualTo(2);
    assertThat(GENDER.stored(-1)).isEqualTo(ColumnSpec.NO_CODE);
    assertThat(GENDER.value(2)).isEqualTo(2);
    assertThat(GENDER.value(ColumnSpec.NO_CODE)).isEqualTo(-1);
  }

  @Test
  void aWordHasANumberAndBack() {
    assertThat(GENDER.parse(" Feminine")).isEqualTo(1);
    assertThat(GENDER.word(1)).isEqualTo("feminine");
    assertThat(GENDER.parse("female")).isNull();
  }

  @Test
  void wordsMakeAVocabulary() {
    for (String[] words :
        new String[][] {{}, {"a", "a"}, {"A"}, {"a b"}, {"é"}, {"\""}, new String[256]}) {
      for (int i = 0; i < words.length; i++) {
        words[i] = words[i] == null ? "w" + "_".repeat(i) : words[i];
      }
      assertThatThrownBy(() -> LexemeAttribute.word("gender", words))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("gender");
    }
  }

  @Test
  void onlyWhatSourcesGiveIsAnAttribute() {
    assertThat(LexemeColumn.attributes())
        .contains(LexemeColumn.READING, LexemeColumn.ETYMOLOGY)
        .doesNotContain(LexemeColumn.LEMMA, LexemeColumn.FREQUENCY_RANK)
        .allSatisfy(column -> assertThat(column.spec()).isSameAs(column.attribute().spec()));
    assertThat(LexemeColumn.scalars()).containsAll(LexemeColumn.attributes());
    assertThatThrownBy(LexemeColumn.LEMMA::attribute).isInstanceOf(IllegalStateException.class);
  }
}
