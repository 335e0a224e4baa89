package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.verify.TableVerifier;
import org.lexhub.store.table.vocabulary.RelationType;

/** Loads relations between words from files of the native format. */
class WordRelationLoadTest {
  private static final String[] LANGUAGES = {
    "{\"language\":{\"iso639_3\":\"eng\",\"glottocode\":\"stan1293\",\"name\":\"English\"}}",
    "{\"language\":{\"iso639_3\":\"deu\",\"glottocode\":\"stan1295\",\"name\":\"German\"}}",
    "{\"meaning\":{\"key\":\"m:good\",\"gloss\":\"right\"}}",
    "{\"meaning\":{\"key\":\"m:bad\",\"gloss\":\"wrong\"}}"
  };

  @TempDir Path temporary;
  private final List<String> lines = new ArrayList<>(List.of(LANGUAGES));
  private LoadFolder input;

  @BeforeEach
  void prepare() throws Exception {
    input = new LoadFolder(temporary.resolve("in")).recipe("main");
  }

  private void word(String lemma, String pos, String meaning, String... relations) {
    lines.add(
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"%s\",\"pos\":\"%s\",\"senses\":[{\"meaning\":\"m:%s\"}],"
                .formatted(lemma, pos, meaning)
            + "\"relations\":["
            + String.join(",", relations)
            + "]}}");
  }

  private static String relation(String type, String lemma, String more) {
    return "{\"type\":\"%s\",\"lemma\":\"%s\"%s}".formatted(type, lemma, more);
  }

  private List<String> load() throws Exception {
    input.file("main/a.jsonl", lines.toArray(String[]::new));
    List<String> found = new ArrayList<>();
    try (Store store = Store.open(input.load(temporary.resolve("out")).file())) {
      TableVerifier.verify(store.snapshot(), line -> {});
      WordRelationTable relations = store.wordRelations();
      for (int lexeme = 0; lexeme < store.lexemes().size(); lexeme++) {
        for (int i = relations.start(lexeme); i < relations.end(lexeme); i++) {
          found.add(
              "%s %s %s %s>%s %d"
                  .formatted(
                      word(store, lexeme),
                      RelationType.at(relations.type(i)).code(),
                      word(store, relations.lexeme(i)),
                      key(store, relations.meaning(i)),
                      key(store, relations.targetMeaning(i)),
                      relations.confidence(i)));
        }
      }
    }
    return found;
  }

  private static String word(Store store, int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  private static String key(Store store, int meaning) {
    return meaning < 0 ? "?" : store.strings().get(store.meanings().key(meaning));
  }

  @Test
  void relationsOfSensesAreStoredInBothDirections() throws Exception {
    String known = ",\"pos\":\"adj\",\"meaning\":\"m:good\",\"target_meaning\":\"m:bad\"";
    word("good", "adj", "good", relation("antonym", "bad", known));
    word("bad", "adj", "bad");
    word("fine", "adj", "good");
    assertThat(load())
        .containsExactly(
            "bad antonym good m:bad>m:good 9000", "good antonym bad m:good>m:bad 9000");
  }

  @Test
  void aRelationOfKnownMeaningReplacesOneOfUnknownMeaning() throws Exception {
    word(
        "good",
        "adj",
        "good",
        relation("antonym", "bad", ""),
        relation("antonym", "bad", ",\"meaning\":\"m:good\",\"evidence\":0.5"));
    word("bad", "adj", "bad");
    assertThat(load())
        .containsExactly("bad antonym good ?>m:good 4500", "good antonym bad m:good>? 4500");
  }

  @Test
  void synonymsThatShareAMeaningAreLeftOut() throws Exception {
    word("good", "adj", "good", relation("synonym", "fine", ""), relation("synonym", "bad", ""));
    word("fine", "adj", "good");
    word("bad", "adj", "bad");
    assertThat(load()).containsExactly("bad synonym good ?>? 9000", "good synonym bad ?>? 9000");
  }

  @Test
  void wordsAreOfTheSamePartOfSpeechUnlessTheRelationNamesAnother() throws Exception {
    word(
        "good",
        "adj",
        "good",
        relation("antonym", "bad", ""),
        relation("derivation", "goodness", ""),
        relation("antonym", "unknown", ""),
        relation("antonym", "good", ""));
    word("bad", "adj", "bad");
    word("bad", "noun", "bad");
    word("goodness", "noun", "good");
    assertThat(load())
        .containsExactly(
            "bad antonym good ?>? 9000",
            "good antonym bad ?>? 9000",
            "good derivation goodness ?>? 9000",
            "goodness derivation good ?>? 9000");
  }

  @Test
  void aMeaningThatTheWordDoesNotHaveIsNoRelation() throws Exception {
    word("good", "adj", "good", relation("antonym", "bad", ",\"meaning\":\"m:bad\""));
    word("bad", "adj", "bad");
    assertThat(load()).isEmpty();
  }
}
