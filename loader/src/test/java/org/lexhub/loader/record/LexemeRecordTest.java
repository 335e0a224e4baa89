package org.lexhub.loader.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.vocabulary.Pos;

class LexemeRecordTest {
  private static final LexemeAttribute ORIGIN = LexemeAttribute.text("origin");
  private static final LexemeAttribute SYLLABLES = LexemeAttribute.number("syllables");
  private static final LexemeAttribute GENDER = LexemeAttribute.word("gender", "male", "female");

  private final LexemeRecord.Builder builder = LexemeRecord.builder("eng", "dog", Pos.NOUN);

  @Test
  void hasTheAttributesThatWereSet() {
    LexemeRecord dog = builder.text(ORIGIN, "old").number(SYLLABLES, 0).number(GENDER, 1).build();
    assertThat(dog.text(ORIGIN)).isEqualTo("old");
    assertThat(dog.number(SYLLABLES)).isZero();
    assertThat(dog.number(GENDER)).isEqualTo(1);
  }

  @Test
  void lacksWhatWasNotSetOrTakenBack() {
    builder.text(ORIGIN, "old").number(SYLLABLES, 3);
    LexemeRecord dog = builder.text(ORIGIN, null).number(SYLLABLES, -1).build();
    assertThat(dog.text(ORIGIN)).isNull();
    assertThat(dog.number(SYLLABLES)).isEqualTo(-1);
    assertThat(dog.number(GENDER)).isEqualTo(-1);
  }

  @Test
  void ordersAttributesByName() {
    List<LexemeAttribute> attributes =
        Stream.of("a", "b", "c", "d", "e", "f", "g", "h").map(LexemeAttribute::text).toList();
    attributes.reversed().forEach(attribute -> builder.text(attribute, "some"));
    assertThat(builder.build().texts().keySet()).containsExactlyElementsOf(attributes);
  }

  @Test
  void refusesValuesOfAnotherKind() {
    assertThatThrownBy(() -> builder.text(SYLLABLES, "one"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.number(ORIGIN, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.number(SYLLABLES, -2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.number(GENDER, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("gender cannot be the number 2");
  }
}
