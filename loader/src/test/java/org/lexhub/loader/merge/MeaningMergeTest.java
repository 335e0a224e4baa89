package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

class MeaningMergeTest {
  private final RankedSources sources = new RankedSources();

  private static MeaningRecord meaning(String key) {
    return new MeaningRecord(key, null, null, null, null);
  }

  private static List<String> keys(MergedDataset dataset) {
    List<String> keys = new ArrayList<>();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.meanings(); i++) {
      dataset.meaning(i, meaning);
      keys.add(meaning.key());
    }
    return keys;
  }

  private static MergedMeaning find(MergedDataset dataset, String key) {
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.meanings(); i++) {
      dataset.meaning(i, meaning);
      if (meaning.key().equals(key)) {
        return meaning;
      }
    }
    throw new AssertionError(key);
  }

  @Test
  void joinedKeysAreOneMeaningNamedByTheBestKey() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.sameMeaning("concepticon:2009", "wn30:02084071-n");
    sink.sameMeaning("wn30:02084071-n", "ili:i46360");
    sink.meaning(meaning("core:dog"));
    sink.sameMeaning("core:dog", "concepticon:2009");
    sink.meaning(meaning("core:cat"));
    assertThat(keys(sources.merge())).containsExactly("ili:i46360", "core:cat");
    assertThat(sources.rejects.count()).isZero();
  }

  @Test
  void differentIlisAndDifferentSynsetsAreNeverJoinedNotEvenThroughOthers() {
    RecordSink low = sources.layer("low", 1, 0.5);
    RecordSink high = sources.layer("high", 9, 0.5);
    low.sameMeaning("x:1", "ili:i2");
    high.sameMeaning("x:1", "ili:i1");
    low.sameMeaning("wn30:00000001-n", "wn30:00000002-n");
    for (String key : List.of("x:1", "ili:i1", "ili:i2", "wn30:00000001-n", "wn30:00000002-n")) {
      low.meaning(meaning(key));
    }
    assertThat(keys(sources.merge()))
        .containsExactly("ili:i1", "ili:i2", "wn30:00000001-n", "wn30:00000002-n");
    assertThat(sources.rejects.count()).isEqualTo(2);
    assertThat(sources.rejects.examples().get(0)).contains("ili:i1").contains("ili:i2");
  }

  @Test
  void keysThatNobodyUsesMakeNoMeaningButSensesDo() {
    RecordSink sink = sources.layer("s", 1, 0.5);
    sink.language(LanguageRecord.builder("stan1293", "eng").build());
    sink.sameMeaning("ili:i1", "wn30:00000001-n");
    sink.sameMeaning("ili:i2", "wn30:00000002-n");
    sink.relation("ili:i2", RelationType.HYPERNYM, "ili:i1");
    sink.relation("ili:i2", RelationType.HYPERNYM, "ili:i3");
    sink.relation("wn30:00000002-n", RelationType.HYPERNYM, "ili:i1");
    sink.relation("ili:i2", RelationType.SIMILAR, "wn30:00000002-n");
    sink.meaning(meaning("ili:i1"));
    sink.lexeme(LexemeRecord.of("eng", "word", Pos.NOUN, SenseRecord.of("wn30:00000002-n")));
    MergedDataset dataset = sources.merge();
    assertThat(keys(dataset)).containsExactly("ili:i1", "ili:i2");
    assertThat(find(dataset, "ili:i2").relations().toIntArray())
        .containsExactly(RelationType.HYPERNYM.number(), 0);
  }

  @Test
  void fieldsComeFromTheMostAuthoritativeRecordThatHasThem() {
    RecordSink low = sources.layer("low", 1, 0.5);
    RecordSink high = sources.layer("high", 9, 0.5);
    low.concept(new ConceptRecord("2009", "DOG", null, "Person/Thing"));
    high.concept(new ConceptRecord("2009", null, "Animals", null));
    low.meaning(new MeaningRecord("ili:i1", 5L, Pos.NOUN, null, "low"));
    high.meaning(new MeaningRecord("wn30:00000001-n", null, null, null, "high"));
    low.sameMeaning("ili:i1", "wn30:00000001-n");
    low.sameMeaning("ili:i1", "concepticon:2009");
    low.meaning(new MeaningRecord("x:1", null, null, "77", null));
    MergedDataset dataset = sources.merge();
    MergedMeaning meaning = find(dataset, "ili:i1");
    assertThat(dataset.texts().text(meaning.gloss())).isEqualTo("high");
    assertThat(meaning.lexiconId()).isEqualTo(5);
    assertThat(meaning.pos()).isEqualTo(Pos.NOUN.number());
    ConceptRecord concept = dataset.concepts().get(meaning.concept()).record();
    assertThat(concept).isEqualTo(new ConceptRecord("2009", "DOG", "Animals", "Person/Thing"));
    assertThat(sources.rejects.examples()).containsExactly("meaning x:1: no concept 77");
  }

  @Test
  void traitsComeFromTheMostAuthoritativeSourceThatKnowsAny() {
    RecordSink low = sources.layer("low", 1, 0.5);
    RecordSink high = sources.layer("high", 9, 0.5);
    low.meaning(meaning("ili:i1"));
    low.meaning(meaning("x:2"));
    high.sameMeaning("ili:i1", "wn30:00000001-v");
    low.traits("ili:i1", VerbFrames.frame(2));
    low.traits("x:2", VerbFrames.frame(3));
    high.traits("wn30:00000001-v", VerbFrames.frame(8));
    high.traits("ili:i1", VerbFrames.field(38));
    high.traits("no:meaning", VerbFrames.frame(1));
    MergedDataset dataset = sources.merge();
    assertThat(find(dataset, "ili:i1").traits())
        .isEqualTo(VerbFrames.frame(8) | VerbFrames.field(38));
    assertThat(find(dataset, "x:2").traits()).isEqualTo(VerbFrames.frame(3));
  }
}
