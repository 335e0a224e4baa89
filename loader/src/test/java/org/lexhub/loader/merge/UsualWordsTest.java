package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** A list gives French "ongle" for the nail of a finger and "clou" for that of a carpenter. */
class UsualWordsTest {
  private final RankedSources sources = new RankedSources();
  private final RecordSink list = sources.layer("list", 90, 0.95);
  private final RecordSink wordnet = sources.layer("wordnet", 70, 0.9);

  @BeforeEach
  void stage() {
    list.listsUsualWords();
    list.language(LanguageRecord.builder("stan1293", "eng").build());
    list.language(LanguageRecord.builder("stan1290", "fra").build());
    word(list, "eng", "nail", "x:finger", "x:carpenter");
    word(list, "fra", "ongle", "x:finger");
    word(list, "fra", "clou", "x:carpenter");
  }

  private static void word(RecordSink sink, String language, String lemma, String... keys) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma, Pos.NOUN);
    for (String key : keys) {
      lexeme.sense(SenseRecord.of(key, 0));
    }
    sink.lexeme(lexeme.build());
  }

  private Map<String, Integer> confidences(String language) {
    MergedDataset dataset = sources.merge();
    Map<String, Integer> confidences = new TreeMap<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      if (lexeme.language() == dataset.languageWithIso(language)) {
        for (MergedSense sense : lexeme.senses()) {
          dataset.meaning(sense.meaning(), meaning);
          confidences.put(
              dataset.strings().text(lexeme.lemma()) + " " + meaning.key(), sense.confidence());
        }
      }
    }
    return confidences;
  }

  @Test
  void aLinkThatTheListContradictsIsWeak() {
    word(wordnet, "fra", "clou", "x:finger", "x:carpenter");
    Map<String, Integer> french = confidences("fra");
    assertThat(french.get("clou x:carpenter")).isGreaterThan(9500);
    assertThat(french.get("clou x:finger")).isEqualTo(2700);
    assertThat(french.get("ongle x:finger")).isEqualTo(9500);
  }

  @Test
  void aWordOfAnotherPartOfSpeechIsContradictedToo() {
    wordnet.lexeme(LexemeRecord.of("fra", "clou", Pos.VERB, SenseRecord.of("x:finger")));
    assertThat(confidences("fra").get("clou x:finger")).isEqualTo(2700);
  }

  @Test
  void aWordThatTheListDoesNotHaveIsNotContradicted() {
    word(wordnet, "fra", "griffe", "x:finger");
    assertThat(confidences("fra").get("griffe x:finger")).isEqualTo(9000);
  }

  @Test
  void aMeaningThatTheListDoesNotHaveIsNotContradicted() {
    word(wordnet, "fra", "clou", "x:highlight");
    assertThat(confidences("fra").get("clou x:highlight")).isEqualTo(9000);
  }

  @Test
  void aLinkOfEnglishIsNotContradicted() {
    word(list, "eng", "claw", "x:animal");
    word(wordnet, "eng", "claw", "x:finger");
    assertThat(confidences("eng").get("claw x:finger")).isEqualTo(9000);
  }
}
