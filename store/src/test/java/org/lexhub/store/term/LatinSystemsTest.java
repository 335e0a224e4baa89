package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.Utf8Buffer;

class LatinSystemsTest {
  /** The languages of six lexemes, and the systems of their keys. */
  private static final int[] LANGUAGES = {0, 1, 1, 2, 4, 4};

  private static final String[] KEYS = {"", "Adog", "Cdog", "", "Adog", "Akot"};

  @TempDir Path folder;

  @Test
  void eachLanguageHasTheSystemsOfItsWords() throws Exception {
    try (Snapshot snapshot = write()) {
      LatinSystems systems = LatinSystems.open(snapshot);
      assertThat(systems.of(0)).isZero();
      assertThat(systems.of(1)).isEqualTo(0b101);
      assertThat(systems.of(2)).isZero();
      assertThat(systems.of(3)).isZero();
      assertThat(systems.of(4)).isEqualTo(0b1);
      assertThat(systems.of(5)).isZero();
      LatinSystems.verify(snapshot, lexeme -> LANGUAGES[lexeme]);
    }
  }

  @Test
  void aLanguageWithoutItsSystemsAndOneWithOthersAreNoticed() throws Exception {
    try (Snapshot snapshot = write()) {
      assertThatThrownBy(
              () -> LatinSystems.verify(snapshot, lexeme -> lexeme == 4 ? 2 : LANGUAGES[lexeme]))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("a system for language 2");
      assertThatThrownBy(
              () -> LatinSystems.verify(snapshot, lexeme -> lexeme < 4 ? LANGUAGES[lexeme] : 1))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("no system for language 4");
    }
  }

  private Snapshot write() throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("systems"),
        out -> {
          try (LexemeTermsWriter writer = LexemeTermsWriter.create(out)) {
            for (int lexeme = 0; lexeme < LANGUAGES.length; lexeme++) {
              writer.addLexeme(LANGUAGES[lexeme], 0);
              writer.addLemma(lexeme, "word");
              if (!KEYS[lexeme].isEmpty()) {
                Utf8Buffer key = new Utf8Buffer(8);
                key.putAscii(KEYS[lexeme]);
                writer.addLatin(lexeme, key, 0);
              }
            }
          }
        });
  }
}
