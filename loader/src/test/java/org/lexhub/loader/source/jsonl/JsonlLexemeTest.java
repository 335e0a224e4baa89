package org.lexhub.loader.source.jsonl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.vocabulary.Pos;

class JsonlLexemeTest {
  private static final LexemeAttribute ORIGIN = LexemeAttribute.string("origin");
  private static final LexemeAttribute SYLLABLES = LexemeAttribute.number("syllables");
  private static final LexemeAttribute GENDER = LexemeAttribute.word("gender", "male", "female");

  private static LexemeRecord read(Map<String, Object> members) {
    JsonlObject object = new JsonlObject("lexeme", members);
    LexemeRecord.Builder builder = LexemeRecord.builder("eng", "dog", Pos.NOUN);
    JsonlLexeme.attribute(object, ORIGIN, builder);
    JsonlLexeme.attribute(object, SYLLABLES, builder);
    JsonlLexeme.attribute(object, GENDER, builder);
    return builder.build();
  }

  @Test
  void readsAttributesOfEveryKind() {
    LexemeRecord dog = read(Map.of("origin", "old", "syllables", 1L, "gender", "Female"));
    assertThat(dog.text(ORIGIN)).isEqualTo("old");
    assertThat(dog.number(SYLLABLES)).isEqualTo(1);
    assertThat(dog.number(GENDER)).isEqualTo(1);
  }

  @Test
  void attributesCanBeMissing() {
    LexemeRecord dog = read(Map.of());
    assertThat(dog.text(ORIGIN)).isNull();
    assertThat(dog.number(SYLLABLES)).isEqualTo(-1);
    assertThat(dog.number(GENDER)).isEqualTo(-1);
  }

  @Test
  void anAttributeOfTheWrongKindIsNamed() {
    assertThatThrownBy(() -> read(Map.of("syllables", "one")))
        .isInstanceOf(JsonlException.class)
        .hasMessage("lexeme.syllables must be a number");
    assertThatThrownBy(() -> read(Map.of("syllables", -1L)))
        .isInstanceOf(JsonlException.class)
        .hasMessageStartingWith("lexeme.syllables must be from 0");
    assertThatThrownBy(() -> read(Map.of("gender", "other")))
        .isInstanceOf(JsonlException.class)
        .hasMessage("lexeme.gender is unknown: \"other\"");
  }
}
