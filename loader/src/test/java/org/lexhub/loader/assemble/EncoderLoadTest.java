package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Loads recipes with an encoder, and searches in what they give. */
class EncoderLoadTest {
  private static final String ENGLISH =
      "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\",\"name\":\"English\"}}";

  /** The letters of the gloss of "puppy" in other words. */
  private static final String DESCRIPTION = "gody nugo";

  @TempDir Path folder;
  private LoadFolder input;
  private Path out;

  @BeforeEach
  void write() throws IOException {
    out = folder.resolve("out");
    input = new LoadFolder(folder.resolve("in")).recipe("main");
    input.file(
        "main/a.jsonl",
        ENGLISH,
        lexeme("puppy", "core:puppy", "young dog"),
        lexeme("river", "core:river", "water that flows"),
        lexeme("vertex", "core:vertex", "summit"),
        lexeme("nameless", "core:nameless", ""));
  }

  private static String lexeme(String lemma, String meaning, String gloss) {
    return "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\""
        + lemma
        + "\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\""
        + meaning
        + "\""
        + (gloss.isEmpty() ? "" : ",\"gloss\":\"" + gloss + "\"")
        + "}]}}";
  }

  private void encoder(String locator) throws IOException {
    Path recipe = input.folder.resolve("recipe.toml");
    Files.writeString(recipe, "encoder = \"" + locator + "\"\n" + Files.readString(recipe));
  }

  private static LexemeHits search(Store store, String text) {
    LexemeQuery query = new LexemeQuery();
    query.setText(text);
    query.definitions = true;
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().search(query, hits);
    return hits;
  }

  private static List<String> lemmas(Store store, LexemeHits hits) {
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      lemmas.add(store.strings().get(store.lexemes().lemma(hits.lexeme(i))));
    }
    return lemmas;
  }

  @Test
  void findsWordsByTheMeaningOfADescription() throws Exception {
    encoder(LetterEncoderProvider.LOCATOR);
    Path file = input.load(out).file();

    Store.verify(file, line -> {});
    try (Store store = Store.open(file)) {
      LexemeHits hits = search(store, DESCRIPTION);

      assertThat(store.glosses()).isNotNull();
      assertThat(store.encoderProblem()).isEmpty();
      assertThat(lemmas(store, hits)).first().isEqualTo("puppy");
      assertThat(hits.match(0)).isEqualTo(MatchKind.MEANING);
      assertThat(hits.total()).as("all of the few").isEqualTo(4);
      assertThat(search(store, "young dog").match(0)).isEqualTo(MatchKind.DEFINITION);
      assertThat(lemmas(store, search(store, "young dog"))).first().isEqualTo("puppy");
      assertThat(search(store, "puppy").total()).as("a word is not a description").isOne();
    }
    assertThat(input.shown.toString()).contains("encode glosses");
  }

  @Test
  void choosesTheSenseWhoseGlossIsNearTheSentence() throws Exception {
    input.file(
        "main/b.jsonl",
        ENGLISH,
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"bank\",\"pos\":\"noun\",\"senses\":["
            + "{\"meaning\":\"core:money\",\"gloss\":\"zuzu zizi\"},"
            + "{\"meaning\":\"core:shore\",\"gloss\":\"repo perro\"}]}}");
    encoder(LetterEncoderProvider.LOCATOR);
    try (Store store = Store.open(input.load(out).file())) {
      assertThat(firstSense(store, null)).isEqualTo(0);
      assertThat(firstSense(store, store.glosses())).isEqualTo(1);
    }
  }

  /** Returns the place of the sense of "bank" in a sentence with the letters of the second. */
  private static int firstSense(Store store, @Nullable EncodedGlosses glosses) {
    TranslateQuery query = new TranslateQuery();
    byte[] word = "bank".getBytes(StandardCharsets.UTF_8);
    query.text().put(word, 0, word.length);
    query.setContext("Pepper, the bank, prop error.");
    query.setGlosses(glosses);
    int english = store.codes().language(store.codes().find("eng"), 0);
    query.source().add(english);
    query.addTarget().add(english);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    int sense = answer.sense(0);
    return sense - store.lexemes().firstSense(store.senses().lexeme(sense));
  }

  @Test
  void descriptionsWaitForAWorker() throws Exception {
    encoder(LetterEncoderProvider.LOCATOR);
    try (Store store = Store.open(input.load(out).file())) {
      LexemeQuery query = new LexemeQuery();
      query.setText(DESCRIPTION);
      query.definitions = true;
      LexemeHits hits = new LexemeHits();

      assertThat(store.lexemeSearch().search(query, 1000, hits)).isFalse();
      query.definitions = false;
      assertThat(store.lexemeSearch().search(query, 1000, hits)).isTrue();
      assertThat(hits.total()).isZero();
    }
  }

  @Test
  void withoutAnEncoderNothingChanges() throws Exception {
    Path plain = input.load(out).file();
    byte[] before = Files.readAllBytes(plain);
    encoder("maven:org.example:missing:1");
    Path left = input.load(folder.resolve("left")).file();

    assertThat(Files.readAllBytes(left)).isEqualTo(before);
    assertThat(input.shown.toString())
        .containsOnlyOnce("the vectors of glosses are left out: there is no model");
    try (Store store = Store.open(left)) {
      assertThat(store.glosses()).isNull();
      assertThat(search(store, DESCRIPTION).total()).isZero();
    }
  }

  @Test
  void resumesOnlyWithTheSameEncoder() throws Exception {
    input.load(out);
    encoder(LetterEncoderProvider.LOCATOR);

    assertThat(input.load(out, false, true).reused()).isFalse();
    assertThat(input.load(out, false, true).reused()).isTrue();
  }
}
