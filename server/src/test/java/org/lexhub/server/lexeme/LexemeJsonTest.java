package org.lexhub.server.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.server.Fixture;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.Store;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.text.Utf8Buffer;

class LexemeJsonTest {
  @Test
  void writesAttributesOfEveryKind() throws Exception {
    Store store = Fixture.store();
    String string = '"' + store.strings().get(1) + '"';
    String text = '"' + store.texts().get(1) + '"';
    assertThat(string).isNotEqualTo(text);
    assertThat(value(store, LexemeAttribute.string("a"), 1)).isEqualTo(string);
    assertThat(value(store, LexemeAttribute.text("b"), 1)).isEqualTo(text);
    assertThat(value(store, LexemeAttribute.number("c"), 1)).isEqualTo("1");
    assertThat(value(store, LexemeAttribute.word("d", "x", "y"), 1)).isEqualTo("\"y\"");
  }

  private static String value(Store store, LexemeAttribute attribute, int value) {
    Utf8Buffer out = new Utf8Buffer(64);
    LexemeJson.value(new JsonOut(out), store, attribute, value);
    return out.toString();
  }
}
