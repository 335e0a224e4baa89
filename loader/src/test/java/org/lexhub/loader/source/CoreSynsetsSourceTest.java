package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads words of synsets. */
class CoreSynsetsSourceTest {
  private static RecordingSink read(String... rows) throws IOException {
    return readFile("dan.tsv", "synset\tlemma\tpos", rows);
  }

  private static RecordingSink readFile(String name, String header, String... rows)
      throws IOException {
    return CoreFiles.with()
        .file("core/synsets/" + name, CoreFiles.lines(header, rows))
        .read("core");
  }

  @Test
  void theFirstWordOfASynsetHasMoreEvidence() throws IOException {
    RecordingSink sink =
        read("14802450-n\tstål\tnoun", "02316868-v\tgive\tverb", "02316868-v\tskænke\tverb");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.lexemes)
        .extracting(LexemeRecord::lemma)
        .containsExactly("stål", "give", "skænke");
    assertThat(sink.lexemes)
        .extracting(LexemeRecord::pos)
        .containsExactly(Pos.NOUN, Pos.VERB, Pos.VERB);
    assertThat(sink.lexemes)
        .flatExtracting(LexemeRecord::senses)
        .containsExactly(
            SenseRecord.of("wn30:14802450-n", 1),
            SenseRecord.of("wn30:02316868-v", 1),
            SenseRecord.of("wn30:02316868-v", 1).withEvidence(0.9));
  }

  @Test
  void rejectsRowsWithoutSynsetWordOrPos() throws IOException {
    RecordingSink sink = read("steel\tstål\tnoun", "14802450-n\t\tnoun", "14802450-n\tstål\tmetal");
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.rejects.getFirst()).contains("not a synset: steel");
  }

  @Test
  void aWordCanHaveAReading() throws IOException {
    RecordingSink sink =
        readFile(
            "jpn.tsv",
            "synset\tlemma\tpos\treading",
            "14802450-n\t鋼\tnoun\tはがね",
            "14802450-n\tスチール\tnoun\t");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.lexemes).extracting(LexemeRecord::reading).containsExactly("はがね", null);
  }

  @Test
  void aWordCanStateItsPlace() throws IOException {
    RecordingSink sink =
        readFile(
            "bul.tsv",
            "synset\tlemma\tpos\tplace",
            "14802450-n\tстомана\tnoun\t",
            "14802450-n\tчелик\tnoun\t4",
            "14802450-n\tжелязо\tnoun\t0");
    assertThat(sink.lexemes)
        .flatExtracting(LexemeRecord::senses)
        .extracting(SenseRecord::evidence)
        .containsExactly(1.0, 0.7);
    assertThat(sink.rejects).hasSize(1);
    assertThat(sink.rejects.getFirst()).contains("from 1 to 99");
  }

  @Test
  void moreWordsOfAConceptFollowThoseOfItsListWithLessEvidence() throws IOException {
    RecordingSink sink =
        CoreFiles.with("week\tWEEK\tTime\tOther\tnoun\tSeven days.\t15169873-n\ta1\t200")
            .file(
                "core/words/bul.tsv",
                "concept\tlemma\tpos",
                "week\tседмица\tnoun",
                "week\tнеделя\tnoun")
            .file("core/synsets/bul.tsv", "synset\tlemma\tpos", "15169873-n\tседмичка\tnoun")
            .read("core");
    assertThat(sink.lexemes)
        .flatExtracting(LexemeRecord::senses)
        .containsExactly(
            SenseRecord.of("core:week", 1),
            SenseRecord.of("core:week", 1).withEvidence(0.9),
            SenseRecord.of("wn30:15169873-n", 1).withEvidence(0.8));
  }

  @Test
  void sensesOfAWordFollowThoseOfItsConceptsWithLessEvidence() throws IOException {
    RecordingSink sink =
        CoreFiles.with("week\tWEEK\tTime\tOther\tnoun\tSeven days.\t15169873-n\ta1\t200")
            .file("core/words/kor.tsv", "concept\tlemma\tpos", "week\t주\tnoun")
            .file(
                "core/synsets/kor.tsv",
                "synset\tlemma\tpos",
                "08654360-n\t주\tnoun",
                "08546183-n\t주\tnoun")
            .read("core");
    assertThat(sink.lexemes)
        .flatExtracting(LexemeRecord::senses)
        .containsExactly(
            SenseRecord.of("core:week", 1),
            SenseRecord.of("wn30:08654360-n", 2).withEvidence(0.5),
            SenseRecord.of("wn30:08546183-n", 3).withEvidence(0.5));
  }
}
