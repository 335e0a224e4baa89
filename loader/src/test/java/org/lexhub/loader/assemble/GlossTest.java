package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;

/** The gloss of a sense in a snapshot: its own or that of its meaning. */
class GlossTest {
  @TempDir Path temporary;

  @Test
  void aSenseWithoutAGlossHasThatOfItsMeaning() throws Exception {
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main");
    input.file(
        "main/a.jsonl",
        "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\",\"name\":\"English\"}}",
        "{\"meaning\":{\"key\":\"core:dog\",\"gloss\":\"an animal that barks\"}}",
        lexeme("dog", "core:dog", ""),
        lexeme("hound", "core:dog", ",\"gloss\":\"a dog for hunting\""),
        lexeme("thing", "core:thing", ""));
    Map<String, String> glosses = new HashMap<>();
    try (Store store = Store.open(input.load(temporary.resolve("out")).file())) {
      for (int row = 0; row < store.lexemes().size(); row++) {
        int gloss = store.gloss(store.lexemes().firstSense(row));
        glosses.put(
            store.strings().get(store.lexemes().lemma(row)),
            gloss < 0 ? "none" : store.texts().get(gloss));
      }
    }
    assertThat(glosses)
        .containsOnly(
            Map.entry("dog", "an animal that barks"),
            Map.entry("hound", "a dog for hunting"),
            Map.entry("thing", "thing"));
  }

  private static String lexeme(String lemma, String meaning, String gloss) {
    return "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\""
        + lemma
        + "\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\""
        + meaning
        + "\""
        + gloss
        + "}]}}";
  }
}
