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

/** English "cat" has four senses; an automatic wordnet writes French "chat" for all of them. */
class SpreadLinksTest {
  private final RankedSources sources = new RankedSources();
  private final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  private final RecordSink automatic = sources.layer("automatic", 70, 0.75);
  private final RecordSink checked = sources.layer("checked", 60, 0.9);

  @BeforeEach
  void stage() {
    wordnet.language(LanguageRecord.builder("stan1293", "eng").build());
    wordnet.language(LanguageRecord.builder("stan1290", "fra").build());
    word(wordnet, "eng", "cat", "x:animal", "x:gossip", "x:whip", "x:vehicle");
    word(wordnet, "eng", "dog", "x:dog");
  }

  private static void word(RecordSink sink, String language, String lemma, String... keys) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma, Pos.NOUN);
    for (int i = 0; i < keys.length; i++) {
      lexeme.sense(SenseRecord.of(keys[i], language.equals("eng") ? i + 1 : 0));
    }
    sink.lexeme(lexeme.build());
  }

  private Map<String, Integer> french() {
    MergedDataset dataset = sources.merge();
    Map<String, Integer> confidences = new TreeMap<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      if (lexeme.language() == dataset.languageWithIso("fra")) {
        for (MergedSense sense : lexeme.senses()) {
          dataset.meaning(sense.meaning(), meaning);
          confidences.put(meaning.key(), sense.confidence());
        }
      }
    }
    return confidences;
  }

  @Test
  void linksThatNobodyConfirmsAreWeakBesideOneThatIsConfirmed() {
    word(automatic, "fra", "chat", "x:animal", "x:gossip", "x:whip", "x:vehicle", "x:dog");
    word(checked, "fra", "chat", "x:animal");
    Map<String, Integer> french = french();
    assertThat(french.get("x:animal")).isEqualTo(9750);
    assertThat(french.get("x:dog")).isEqualTo(7500);
    assertThat(french.get("x:gossip")).isEqualTo(french.get("x:whip")).isLessThan(4000);
  }

  @Test
  void theFirstSenseIsTheMainOneIfNobodyConfirmsAny() {
    word(automatic, "fra", "chat", "x:animal", "x:gossip", "x:whip");
    Map<String, Integer> french = french();
    assertThat(french.get("x:animal")).isEqualTo(7500);
    assertThat(french.get("x:gossip")).isEqualTo(french.get("x:whip")).isLessThan(6000);
  }

  @Test
  void aFunctionWordIsHardlyANoun() {
    word(automatic, "fra", "et", "x:weight", "x:both");
    checked.lexeme(LexemeRecord.of("fra", "et", Pos.CONJ, SenseRecord.of("x:and")));
    word(checked, "fra", "et", "x:both");
    Map<String, Integer> french = french();
    assertThat(french.get("x:weight")).isEqualTo(2250);
    assertThat(french.get("x:both")).isEqualTo(9750);
    assertThat(french.get("x:and")).isEqualTo(9000);
  }

  @Test
  void wordnetsThatAreMadeByHandMayRepeatAWord() {
    word(checked, "fra", "chat", "x:animal", "x:gossip", "x:whip");
    assertThat(french().values()).containsOnly(9000);
  }

  @Test
  void sourcesOfOneProjectDoNotConfirmEachOther() {
    word(sources.part("there", "dictionary", 20, 0.8), "fra", "chat", "x:animal");
    word(sources.part("back", "dictionary", 20, 0.8), "fra", "chat", "x:animal");
    assertThat(french()).containsExactly(Map.entry("x:animal", 8000));
  }
}
