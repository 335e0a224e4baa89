package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads the snapshot of the fixture. */
class FixtureTest {
  @TempDir static Path temporary;
  private static Store store;

  @BeforeAll
  static void load() throws Exception {
    LoadRequest request =
        new LoadRequest(
            new RecipeReader(Formats.names()).read(Path.of("..", "data", "fixture.toml")),
            temporary,
            null,
            false,
            false);
    Progress progress =
        new Progress(new ProgressPrinter(new PrintWriter(new StringWriter()), false));
    store = Store.open(new Load(request, progress).run().file());
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private static int language(String code) {
    int entry = store.codes().find(code);
    return store.codes().language(entry, 0);
  }

  private static int lexeme(String code, String lemma, Pos pos) {
    int language = language(code);
    LexemeTable table = store.lexemes();
    for (int row = store.languages().lexemeStart(language);
        row < store.languages().lexemeEnd(language);
        row++) {
      if (table.posOf(row) == pos && store.strings().get(table.lemma(row)).equals(lemma)) {
        return row;
      }
    }
    throw new AssertionError(code + " " + lemma);
  }

  @Test
  void everyFieldOfALexemeArrives() {
    LexemeTable table = store.lexemes();
    int dog = lexeme("eng", "dog", Pos.NOUN);
    assertThat(store.texts().get(table.etymology(dog))).startsWith("From Middle English");
    assertThat(table.frequencyRank(dog)).isEqualTo(480);
    assertThat(table.frequencyCount(dog)).isEqualTo(18_200);
    assertThat(table.frequencyPerMillion(dog)).isEqualTo(182.0);
    assertThat(store.strings().get(table.frequencyCorpus(dog))).isEqualTo("fixture-corpus");
    assertThat(store.strings().get(store.proficiencies().code(table.proficiencyAt(dog, 0))))
        .isEqualTo("cefr:a1");
    int said = table.pronunciationStart(dog);
    assertThat(table.pronunciationEnd(dog) - said).isEqualTo(2);
    assertThat(store.strings().get(table.pronunciationIpa(said))).isEqualTo("/dɒɡ/");
    assertThat(store.strings().get(table.pronunciationAudio(said + 1))).endsWith("en/dog.ogg");
    int form = table.formStart(dog);
    assertThat(store.strings().get(table.formText(form))).isEqualTo("dogs");
    int features = table.formFeatures(form);
    assertThat(store.strings().get(table.featureAt(features, 1))).isEqualTo("plural");
    int inu = lexeme("jpn", "犬", Pos.NOUN);
    assertThat(store.strings().get(table.reading(inu))).isEqualTo("いぬ");
    assertThat(store.strings().get(table.romanization(inu))).isEqualTo("inu");
  }

  @Test
  void sensesOfTwoSourcesAreOneWithCombinedConfidence() {
    int dog = lexeme("eng", "dog", Pos.NOUN);
    int sense = store.lexemes().firstSense(dog);
    assertThat(store.senses().confidence(sense)).isEqualTo(9600); // 1 - (1 - 0.9) * (1 - 0.6)
    assertThat(store.senses().sourceCount(sense)).isEqualTo(2);
    int koter = lexeme("deu", "Köter", Pos.NOUN);
    int low = store.lexemes().firstSense(koter);
    assertThat(store.senses().meaning(low)).isEqualTo(store.senses().meaning(sense));
    assertThat(store.senses().registerOf(low)).isEqualTo(Register.DEROGATORY);
    assertThat(store.strings().get(store.sources().name(store.senses().source(low))))
        .isEqualTo("fixture-wordlist");
    assertThat(store.strings().get(store.meanings().key(store.senses().meaning(sense))))
        .isEqualTo("ili:i46360");
    assertThat(store.meanings().lexiconMeaningId(store.senses().meaning(sense)))
        .isEqualTo(102_084_071);
  }

  @Test
  void escapesInTextsStayAsTheyAre() {
    int sense = store.lexemes().firstSense(lexeme("eng", "\\n", Pos.SYMBOL));
    assertThat(store.texts().get(store.senses().gloss(sense)))
        .isEqualTo("a gloss with \"quotes\", a \\backslash, a\ttab and a\nnew line");
  }

  @Test
  void languagesHaveTheirTreeAndCodes() {
    int german = language("de");
    int family = store.languages().family(german);
    assertThat(store.strings().get(store.languages().name(family))).isEqualTo("Indo-European");
    assertThat(store.languages().isWithin(german, family)).isTrue();
    int gothic = language("got");
    assertThat(store.languages().statusOf(gothic)).isEqualTo(EndangermentStatus.EXTINCT);
    assertThat(store.languages().family(language("eus"))).isEqualTo(-1);
    assertThat(language("ara")).isEqualTo(language("arb"));
    int dialect = store.codes().glottocode("anda1279");
    assertThat(store.languages().parent(dialect)).isEqualTo(language("spa"));
    assertThat(store.languages().latitude(dialect)).isNaN();
    assertThat(store.languages().lexemeEnd(dialect) - store.languages().lexemeStart(dialect))
        .isEqualTo(1);
    assertThat(store.strings().get(store.scripts().name(store.languages().scriptAt(german, 0))))
        .isEqualTo("Latin");
  }

  @Test
  void formsReadingsAndDefinitionsAreFound() {
    assertThat(found("gegessen")).containsExactly("essen");
    assertThat(found("いぬ")).containsExactly("犬");
    assertThat(found("strassenhund")).containsExactly("Straßenhund");
    assertThat(found("iŞik")).contains("ışık");
    LexemeQuery query = new LexemeQuery();
    query.setText("deposits");
    query.definitions = true;
    assertThat(found(query)).containsExactly("bank");
  }

  private static List<String> found(String text) {
    LexemeQuery query = new LexemeQuery();
    query.setText(text);
    return found(query);
  }

  private static List<String> found(LexemeQuery query) {
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().search(query, hits);
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      lemmas.add(store.strings().get(store.lexemes().lemma(hits.lexeme(i))));
    }
    return lemmas;
  }
}
