package org.lexhub.loader.source.wiktionary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads entries of wiktextract, with their special cases. */
class KaikkiSourceTest {
  private static final String BRING =
      "{\"word\":\"bring\",\"pos\":\"verb\",\"lang\":\"English\",\"lang_code\":\"en\",\"etymology_text\":\"From"
          + " Old English.\",\"senses\":[{\"glosses\":[\"To move.\",\"To transport toward"
          + " somebody.\"],"
          + "\"tags\":[\"slang\"],\"topics\":[\"law\"],\"examples\":[{\"text\":\"Bring"
          + " it!\"},{\"ref\":\"x\"}]},{\"glosses\":[\"To supply or contribute.\"]},"
          + "{\"tags\":[\"no-gloss\"]}],"
          + "\"sounds\":[{\"ipa\":\"/bɹɪŋ/\",\"tags\":[\"UK\"]},{\"audio\":\"x.ogg\","
          + "\"ogg_url\":\"https://example.org/x.ogg\"}],"
          + "\"forms\":[{\"form\":\"brought\",\"tags\":[\"past\"]},"
          + "{\"form\":\"no-table-tags\",\"tags\":[\"table-tags\"]},"
          + "{\"form\":\"en-conj\",\"tags\":[\"inflection-template\"]},{\"form\":\"-\"}],\"translations\":[{\"lang_code\":\"af\",\"sense\":\"to"
          + " transport toward"
          + " somebody/somewhere\",\"word\":\"bring\"},{\"code\":\"ru\",\"sense\":\"quite another"
          + " thing\",\"word\":\"вести\",\"roman\":\"vesti\"},{\"lang_code\":\"de\",\"note\":\"see"
          + " there\"},{\"lang_code\":\"gem-pro\",\"word\":\"*bringaną\"},"
          + "{\"lang_code\":\"zh-min-nan\",\"sense_index\":\"2\",\"word\":\"提供\"}]}";

  private static RecordingSink read(String... lines) throws IOException {
    return new RecordedLayer().file("raw.jsonl", lines).read("kaikki");
  }

  private static List<Double> evidence(LexemeRecord lexeme) {
    return lexeme.senses().stream().map(SenseRecord::evidence).toList();
  }

  @Test
  void readsTheEntry() throws IOException {
    RecordingSink sink = read(BRING);
    LexemeRecord bring = sink.lexeme("bring");
    assertThat(bring.languageCode()).isEqualTo("en");
    assertThat(bring.pos()).isEqualTo(Pos.VERB);
    assertThat(bring.etymology()).isEqualTo("From Old English.");
    assertThat(bring.senses())
        .extracting(SenseRecord::gloss)
        .containsExactly("To transport toward somebody.", "To supply or contribute.");
    assertThat(bring.senses().get(0).register()).isEqualTo(Register.SLANG);
    assertThat(bring.senses().get(0).domain()).isEqualTo("law");
    assertThat(bring.senses().get(0).examples()).hasSize(1);
    assertThat(bring.forms()).containsExactly(new FormRecord("brought", List.of("past")));
    assertThat(bring.pronunciations()).hasSize(1);
    assertThat(bring.pronunciations().get(0).audioUrl()).isEqualTo("https://example.org/x.ogg");
  }

  @Test
  void readsTheRelatedWordsOfSensesAndEntries() throws IOException {
    RecordingSink sink =
        read(
            "{\"word\":\"good\",\"pos\":\"adj\",\"lang_code\":\"en\",\"senses\":[{\"glosses\":[\"Of high"
                + " quality.\"],\"antonyms\":[{\"word\":\"poor\"},{\"word\":\"good\"},{\"roman\":\"x\"}]},"
                + "{\"glosses\":[\"Acting in the interest of others.\"]}],"
                + "\"antonyms\":[{\"word\":\"bad\",\"sense_index\":\"1\"},{\"word\":\"evil\",\"sense\":"
                + "\"interest of others\"},{\"word\":\"mean\",\"sense\":\"unheard of\"}],"
                + "\"coordinate_terms\":[{\"word\":\"great\"}],\"derived\":[{\"word\":\"goodness\"}]}");
    assertThat(sink.relatedWords())
        .containsExactlyInAnyOrder(
            "good antonym poor",
            "good antonym bad",
            "good antonym evil",
            "good antonym mean",
            "good derivation goodness");
    List<SenseRecord> senses = sink.lexeme("good").senses();
    Map<String, String> keys = new HashMap<>();
    sink.wordRelations.forEach(each -> keys.put(each.target(), each.meaningKey()));
    assertThat(keys)
        .containsEntry("poor", senses.get(0).meaningKey())
        .containsEntry("bad", senses.get(0).meaningKey())
        .containsEntry("evil", senses.get(1).meaningKey())
        .containsEntry("mean", null)
        .containsEntry("goodness", null);
  }

  @Test
  void linksTranslationsToSenses() throws IOException {
    RecordingSink sink = read(BRING);
    List<SenseRecord> own = sink.lexeme("bring").senses();
    LexemeRecord afrikaans = sink.lexemes.get(1);
    assertThat(afrikaans.languageCode()).isEqualTo("af");
    assertThat(afrikaans.senses()).hasSize(1);
    assertThat(afrikaans.senses().get(0).meaningKey()).isEqualTo(own.get(0).meaningKey());
    assertThat(afrikaans.senses().get(0).evidence()).isBetween(0.9, 1.0);
    LexemeRecord russian = sink.lexeme("вести");
    assertThat(russian.romanization()).isEqualTo("vesti");
    assertThat(evidence(russian)).containsExactly(0.5, 0.5);
    LexemeRecord minnan = sink.lexeme("提供");
    assertThat(minnan.languageCode()).isEqualTo("nan");
    assertThat(minnan.senses().get(0).meaningKey()).isEqualTo(own.get(1).meaningKey());
    assertThat(evidence(minnan)).containsExactly(1.0);
    assertThat(sink.lexemes).hasSize(4);
  }

  @Test
  void makesFormsOfEntriesThatAreForms() throws IOException {
    RecordingSink sink =
        read(
            "{\"word\":\"brought\",\"pos\":\"verb\",\"lang_code\":\"en\",\"senses\":[{\"glosses\":[\"past"
                + " of bring\"],\"tags\":[\"form-of\",\"past\"],\"form_of\":[{\"word\":\"bring\"}]}]}");
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.annotation("bring").forms())
        .containsExactly(new FormRecord("brought", List.of("past")));
  }

  @Test
  void takesShortGlossesOfOtherLanguagesAsWords() throws IOException {
    RecordingSink sink =
        read(
            "{\"word\":\"楽しい\",\"pos\":\"adj\",\"lang_code\":\"ja\",\"senses\":[{\"glosses\":[\"pleasant,"
                + " fun (of things)\"]},{\"glosses\":[\"dog.\"]},{\"glosses\":[\"a thing that gives"
                + " people much joy\"]}],"
                + "\"forms\":[{\"form\":\"楽しい\",\"ruby\":[[\"楽\",\"たの\"]],\"tags\":[\"canonical\"]},"
                + "{\"form\":\"tanoshii\",\"tags\":[\"romanization\"]}]}");
    LexemeRecord word = sink.lexeme("楽しい");
    assertThat(word.reading()).isEqualTo("たのしい");
    assertThat(word.romanization()).isEqualTo("tanoshii");
    assertThat(sink.lexemes)
        .extracting(l -> l.languageCode() + " " + l.lemma())
        .containsExactly("ja 楽しい", "en pleasant", "en fun", "en dog");
    assertThat(evidence(sink.lexeme("fun")).get(0)).isCloseTo(0.35, within(1e-9));
    assertThat(evidence(sink.lexeme("dog")).get(0)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void distinguishesEditionsByFileName() throws IOException {
    String line =
        "{\"word\":\"Hund\",\"pos\":\"noun\",\"lang_code\":\"de\",\"senses\":[{\"glosses\":[\"Haustier\"],"
            + "\"sense_index\":\"1\"},{\"glosses\":[\"Wagen\"],\"sense_index\":\"2\"},"
            + "{\"glosses\":[\"Schuft\"],\"sense_index\":\"3\"}],"
            + "\"translations\":[{\"lang_code\":\"fr\",\"sense_index\":\"1-2\",\"word\":\"chien\"},"
            + "{\"lang_code\":\"es\",\"sense_index\":\"[1],3\",\"word\":\"perro\"}]}";
    RecordingSink sink =
        new RecordedLayer().file("de-de-extract.jsonl", line).file("x.jsonl", line).read("kaikki");
    assertThat(sink.sources).extracting(s -> s.name()).containsExactly("kaikki-de", "kaikki");
    assertThat(sink.definitions.get(0))
        .startsWith("kaikki-de:de:Hund:noun:")
        .endsWith(" de Haustier");
    assertThat(sink.meanings.get(0).gloss()).isNull();
    assertThat(sink.lexeme("chien").senses()).hasSize(2);
    assertThat(evidence(sink.lexeme("perro"))).containsExactly(1.0, 1.0);
  }

  @Test
  void recordingsAndAccentsGoWithTheirTranscriptions() throws IOException {
    RecordingSink sink =
        read(
            "{\"word\":\"bath\",\"pos\":\"noun\",\"lang_code\":\"en\",\"senses\":[{\"glosses\":[\"tub\"]}],"
                + "\"sounds\":[{\"ipa\":\"/bɑːθ/\",\"tags\":[\"Received-Pronunciation\",\"UK\"]},"
                + "{\"ipa\":\"/bæθ/\",\"tags\":[\"US\"]},{\"ogg_url\":\"us.ogg\",\"tags\":[\"US\"]},"
                + "{\"ogg_url\":\"uk.ogg\",\"tags\":[\"UK\"]}]}");
    assertThat(sink.lexeme("bath").pronunciations())
        .extracting(each -> each.ipa() + " " + each.audioUrl() + " " + each.accent())
        .containsExactly("/bɑːθ/ uk.ogg en-GB", "/bæθ/ us.ogg en-US");
  }

  @Test
  void nounsAndTheirTranslationsHaveGenders() throws IOException {
    RecordingSink sink =
        read(
            "{\"word\":\"Hund\",\"pos\":\"noun\",\"lang_code\":\"de\",\"forms\":[{\"form\":\"Hund\","
                + "\"tags\":[\"canonical\",\"masculine\"]}],\"senses\":[{\"glosses\":[\"dog\"]}],"
                + "\"translations\":[{\"lang_code\":\"fr\",\"word\":\"chien\",\"sense\":\"dog\","
                + "\"tags\":[\"masculine\"]}]}",
            "{\"word\":\"Butter\",\"pos\":\"noun\",\"lang_code\":\"de\",\"senses\":[{\"glosses\":"
                + "[\"butter\"],\"tags\":[\"feminine\",\"dialectal\"]},{\"glosses\":[\"spread\"],"
                + "\"tags\":[\"masculine\"]}]}");
    assertThat(gender(sink, "Hund")).isEqualTo(Gender.MASCULINE.number());
    assertThat(gender(sink, "chien")).isEqualTo(Gender.MASCULINE.number());
    assertThat(gender(sink, "Butter")).isEqualTo(Gender.MASCULINE_OR_FEMININE.number());
  }

  private static int gender(RecordingSink sink, String lemma) {
    return sink.lexeme(lemma).number(LexemeColumn.GENDER.attribute());
  }

  @Test
  void rejectsLinesThatAreNotEntries() throws IOException {
    RecordingSink sink =
        read(
            "{\"title\":\"x\",\"redirect\":\"y\"}",
            "{\"word\":\"a\"",
            "{\"pos\":\"noun\"}",
            "{\"word\":\"*x\",\"pos\":\"noun\",\"lang_code\":\"gem-pro\"}",
            "{\"word\":\"b\",\"pos\":\"noun\",\"lang_code\":\"en\",\"senses\":\"?\"}",
            "{\"word\":\"ka\",\"pos\":\"romanization\",\"lang_code\":\"ja\",\"senses\":[]}");
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.rejects)
        .hasSize(3)
        .anyMatch(r -> r.startsWith("raw.jsonl:2 not valid JSON"))
        .anyMatch(r -> r.startsWith("raw.jsonl:3 "))
        .anyMatch(r -> r.startsWith("raw.jsonl:4 unknown language"));
    RecordedLayer none = new RecordedLayer().file("a.json", "");
    assertThatThrownBy(() -> none.read("kaikki")).hasMessageContaining(".jsonl");
  }
}
