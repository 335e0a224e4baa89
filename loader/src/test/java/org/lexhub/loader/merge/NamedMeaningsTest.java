package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** English "crane" is a bird and a machine; four languages have words for both. */
class NamedMeaningsTest {
  private static final List<String> CODES = List.of("deu", "fra", "nld", "dan");

  private final RankedSources sources = new RankedSources();
  private final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  private final RecordSink emoji = sources.layer("emoji", 50, 0.9);

  @BeforeEach
  void stage() {
    wordnet.language(LanguageRecord.builder("stan1293", "eng").build());
    for (String code : CODES) {
      wordnet.language(LanguageRecord.builder(code + "x1234", code).build());
      word(wordnet, code, code + "bird", "wn30:00000001-n");
      word(wordnet, code, code + "machine", "wn30:00000002-n");
    }
    meaning(wordnet, "wn30:00000001-n", Pos.NOUN, null, "a bird");
    meaning(wordnet, "wn30:00000002-n", Pos.NOUN, null, "a machine");
    word(wordnet, "eng", "crane", "wn30:00000001-n");
    word(wordnet, "eng", "crane", "wn30:00000002-n");
  }

  private static void meaning(
      RecordSink sink, String key, @Nullable Pos pos, @Nullable String concept, String gloss) {
    sink.meaning(new MeaningRecord(key, null, pos, concept, gloss));
  }

  private static void word(RecordSink sink, String language, String lemma, String key) {
    sink.lexeme(LexemeRecord.of(language, lemma, Pos.NOUN, SenseRecord.of(key)));
  }

  /** Returns the number of words by meaning. */
  private Map<String, Integer> words() {
    MergedDataset dataset = sources.merge();
    Map<String, Integer> words = new TreeMap<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      for (MergedSense sense : lexeme.senses()) {
        dataset.meaning(sense.meaning(), meaning);
        words.merge(meaning.key(), 1, Integer::sum);
      }
    }
    return words;
  }

  @Test
  void anEmojiIsTheSynsetWithWhichItSharesWords() {
    meaning(emoji, "cldr:1F3D7", Pos.NOUN, null, "crane");
    word(emoji, "eng", "crane", "cldr:1F3D7");
    CODES.forEach(code -> word(emoji, code, code + "machine", "cldr:1F3D7"));
    word(emoji, "fra", "grue", "cldr:1F3D7");
    assertThat(words()).isEqualTo(Map.of("wn30:00000001-n", 5, "wn30:00000002-n", 6));
  }

  @Test
  void anEmojiThatSharesWordsWithBothSynsetsIsNeither() {
    meaning(emoji, "cldr:1F3D7", Pos.NOUN, null, "crane");
    CODES.forEach(code -> word(emoji, code, code + "machine", "cldr:1F3D7"));
    CODES.forEach(code -> word(emoji, code, code + "bird", "cldr:1F3D7"));
    assertThat(words()).containsEntry("cldr:1F3D7", 8);
  }

  @Test
  void ofSynsetsWithTheSameWordsAnEmojiIsTheUsualSenseOfItsName() {
    tag("wn30:00000001-n", 2);
    tag("wn30:00000002-n", 9);
    meaning(emoji, "cldr:1F3D7", Pos.NOUN, null, "crane");
    CODES.forEach(code -> word(emoji, code, code + "machine", "cldr:1F3D7"));
    CODES.forEach(code -> word(emoji, code, code + "bird", "cldr:1F3D7"));
    assertThat(words()).isEqualTo(Map.of("wn30:00000001-n", 5, "wn30:00000002-n", 9));
  }

  @Test
  void aRareSenseOfItsNameNeedsMoreWords() {
    tag("wn30:00000001-n", 2);
    tag("wn30:00000002-n", 9);
    meaning(emoji, "cldr:1F3D7", Pos.NOUN, null, "crane");
    CODES.forEach(code -> word(emoji, code, code + "bird", "cldr:1F3D7"));
    assertThat(words()).isEqualTo(Map.of("wn30:00000001-n", 5, "wn30:00000002-n", 5));
  }

  /** Gives English "crane" a number of tags in a synset. */
  private void tag(String synset, int count) {
    wordnet.lexeme(
        LexemeRecord.of("eng", "crane", Pos.NOUN, SenseRecord.of(synset).withTagCount(count)));
  }

  @Test
  void wordsOfTwoLanguagesAreTooLittleEvidence() {
    meaning(emoji, "cldr:1F3D7", Pos.NOUN, null, "crane");
    word(emoji, "deu", "deubird", "cldr:1F3D7");
    word(emoji, "fra", "frabird", "cldr:1F3D7");
    assertThat(words()).containsEntry("cldr:1F3D7", 2);
  }

  @Test
  void aConceptSetIsTheSynsetOfItsGloss() {
    emoji.concept(new ConceptRecord("7", "CRANE", null, null));
    emoji.concept(new ConceptRecord("8", "HERON", null, null));
    meaning(emoji, "concepticon:7", null, "7", "A large bird.");
    meaning(emoji, "concepticon:8", null, "8", "A large bird.");
    CODES.forEach(code -> word(emoji, code, code + "bird", "concepticon:7"));
    CODES.forEach(code -> word(emoji, code, code + "bird", "concepticon:8"));
    assertThat(words())
        .isEqualTo(Map.of("wn30:00000001-n", 5, "wn30:00000002-n", 5, "concepticon:8", 4));
  }

  @Test
  void aWordWithoutPartOfSpeechHasThatOfItsMeaning() {
    emoji.lexeme(LexemeRecord.of("deu", "deubird", Pos.OTHER, SenseRecord.of("wn30:00000001-n")));
    emoji.lexeme(LexemeRecord.of("deu", "ach", Pos.OTHER, SenseRecord.of("x:ach")));
    MergedDataset dataset = sources.merge();
    MergedLexeme lexeme = new MergedLexeme();
    Map<String, Integer> found = new TreeMap<>();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      if (lexeme.language() == dataset.languageWithIso("deu")) {
        found.put(dataset.strings().text(lexeme.lemma()) + " " + Pos.at(lexeme.pos()).code(), 1);
      }
    }
    assertThat(found.keySet()).containsExactly("ach other", "deubird noun", "deumachine noun");
  }
}
