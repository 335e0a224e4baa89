package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

class LexemeMergeTest {
  private final RankedSources sources = new RankedSources();
  private final RecordSink high = sources.layer("high", 90, 0.9);
  private final RecordSink low = sources.layer("low", 10, 0.6);

  @BeforeEach
  void languages() {
    high.language(LanguageRecord.builder("stan1293", "eng").level(LanguageLevel.LANGUAGE).build());
    high.language(LanguageRecord.builder("stan1295", "deu").level(LanguageLevel.LANGUAGE).build());
    high.language(LanguageRecord.builder("stan1318", "arb").level(LanguageLevel.LANGUAGE).build());
  }

  private static LexemeRecord lexeme(String code, String lemma, SenseRecord... senses) {
    LexemeRecord.Builder builder = LexemeRecord.builder(code, lemma, Pos.NOUN);
    for (SenseRecord sense : senses) {
      builder.sense(sense);
    }
    return builder.build();
  }

  private static <T> List<T> each(MergedDataset dataset, Function<MergedLexeme, T> view) {
    List<T> all = new ArrayList<>();
    MergedLexeme lexeme = new MergedLexeme();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      all.add(view.apply(lexeme));
    }
    return all;
  }

  private static MergedLexeme only(MergedDataset dataset) {
    assertThat(dataset.lexemes()).isEqualTo(1);
    MergedLexeme lexeme = new MergedLexeme();
    dataset.lexeme(0, lexeme);
    return lexeme;
  }

  @Test
  void oneLexemePerLanguageLemmaAndPos() {
    high.lexeme(lexeme("deu", "Straße", SenseRecord.of("x:1")));
    low.lexeme(lexeme("de", " Straße ", SenseRecord.of("x:1")));
    low.lexeme(lexeme("stan1295", "Strasse", SenseRecord.of("x:1")));
    low.lexeme(LexemeRecord.of("deu", "Straße", Pos.NAME, SenseRecord.of("x:1")));
    high.lexeme(lexeme("eng", "cafe\u0301", SenseRecord.of("x:1")));
    low.lexeme(lexeme("eng", "caf\u00e9", SenseRecord.of("x:1")));
    low.lexeme(lexeme("ara", "كلب", SenseRecord.of("x:1")));
    MergedDataset dataset = sources.merge();
    assertThat(
            each(
                dataset,
                one ->
                    dataset.languages().get(one.language()).iso639_3()
                        + " "
                        + dataset.strings().text(one.lemma())
                        + " "
                        + Pos.at(one.pos()).code()))
        .containsExactly(
            "eng caf\u00e9 noun",
            "deu Strasse noun",
            "deu Straße noun",
            "deu Straße name",
            "arb كلب noun");
  }

  @Test
  void badLemmasAndUnknownLanguagesAreRejected() {
    low.lexeme(lexeme("eng", "  ", SenseRecord.of("x:1")));
    low.lexeme(lexeme("eng", "a\u0000b", SenseRecord.of("x:1")));
    low.lexeme(lexeme("eng", "a\ud800b", SenseRecord.of("x:1")));
    low.lexeme(lexeme("eng", "a".repeat(257), SenseRecord.of("x:1")));
    low.lexeme(lexeme("zzz", "word", SenseRecord.of("x:1")));
    low.lexeme(lexeme("zzz", "other", SenseRecord.of("x:1")));
    MergedDataset dataset = sources.merge();
    assertThat(dataset.lexemes()).isZero();
    assertThat(sources.rejects.count()).isEqualTo(6);
    assertThat(sources.rejects.examples())
        .containsExactly(
            "eng: empty lemma",
            "eng: lemma with a control character",
            "eng: lemma with half a surrogate pair",
            "eng: lemma longer than 256 characters: " + "a".repeat(40) + "…",
            "2 lexemes of the unknown language \"zzz\"");
  }

  @Test
  void invisibleAndMisreadCharactersMakeNoOtherWord() {
    low.lexeme(lexeme("arb", "مجلس\u200e", SenseRecord.of("x:1")));
    low.lexeme(lexeme("arb", "\ufeffمجلس", SenseRecord.of("x:1")));
    low.lexeme(lexeme("deu", "P\ufffdtria", SenseRecord.of("x:1")));
    low.lexeme(lexeme("deu", "c\u009cur", SenseRecord.of("x:1")));
    low.lexeme(lexeme("deu", "cœur", SenseRecord.of("x:1")));
    low.lexeme(lexeme("eng", "από\u00a0τη  μύτη", SenseRecord.of("x:1")));
    low.lexeme(lexeme("arb", "می\u200cخواهم", SenseRecord.of("x:1")));
    MergedDataset dataset = sources.merge();
    assertThat(each(dataset, one -> dataset.strings().text(one.lemma())))
        .containsExactlyInAnyOrder("مجلس", "cœur", "από τη μύτη", "می\u200cخواهم");
    assertThat(sources.rejects.examples())
        .containsExactly("deu: lemma with letters that were lost: P\ufffdtria");
  }

  @Test
  void sensesAreCombinedAndOrderedByTheAuthoritativeSource() {
    high.lexeme(
        lexeme(
            "eng",
            "bank",
            SenseRecord.of("x:river", 2).withGloss("own"),
            SenseRecord.of("x:money", 1)));
    low.lexeme(
        lexeme(
            "eng",
            "bank",
            SenseRecord.of("x:rare", 1).withEvidence(0.5),
            SenseRecord.of("x:often").withTagCount(9),
            SenseRecord.of("x:sure"),
            SenseRecord.of("x:river", 1).withEvidence(0.5),
            SenseRecord.of("x:river", 1).withEvidence(0.25)));
    low.meaning(new MeaningRecord("x:money", null, null, null, "a business"));
    low.meaning(new MeaningRecord("x:river", null, null, null, "land"));
    MergedDataset dataset = sources.merge();
    MergedLexeme bank = only(dataset);
    MergedMeaning meaning = new MergedMeaning();
    assertThat(bank.senses())
        .extracting(sense -> {
          dataset.meaning(sense.meaning(), meaning);
          return meaning.key();
        })
        .containsExactly("x:money", "x:river", "x:rare", "x:often", "x:sure");
    // 1 - (1 - 0.9) * (1 - 0.6 * 0.5): a source that asserts it twice counts once, with its best
    // evidence.
    assertThat(bank.senses())
        .extracting(MergedSense::confidence)
        .containsExactly(9000, 9300, 3000, 6000, 6000);
    assertThat(bank.senses()).extracting(MergedSense::source).containsExactly(0, 0, 1, 1, 1);
    assertThat(bank.senses().get(1).sources().toIntArray()).containsExactly(0, 1);
    assertThat(bank.sources().toIntArray()).containsExactly(0, 1);
    assertThat(dataset.texts().text(bank.senses().get(0).gloss())).isEqualTo("a business");
    assertThat(dataset.texts().text(bank.senses().get(1).gloss())).isEqualTo("own");
    assertThat(dataset.texts().text(bank.senses().get(2).gloss())).isEqualTo("bank");
  }

  @Test
  void equalFormsAreOneWithTheFeaturesOfAll() {
    high.lexeme(lexeme("eng", "run", SenseRecord.of("x:run")));
    LexemeRecord.Builder first = LexemeRecord.builder("eng", "run", Pos.NOUN);
    high.annotate(first.form("ran", List.of()).form("runs", List.of("plural")).build(), null);
    LexemeRecord.Builder second = LexemeRecord.builder("eng", "run", Pos.NOUN);
    low.annotate(second.form("ran", List.of("past")).form("ran", List.of("old")).build(), null);
    MergedDataset dataset = sources.merge();
    MergedLexeme run = only(dataset);
    List<String> forms = new ArrayList<>();
    for (int i = 0; i < run.forms().size(); i += 2) {
      String features = dataset.featureSets().text(run.forms().getInt(i + 1));
      String form = dataset.strings().text(run.forms().getInt(i));
      forms.add(form + " " + features.replace(Staging.FEATURE_SEPARATOR, "+"));
    }
    assertThat(forms).containsExactly("ran past+old", "runs plural");
  }

  @Test
  void sensesThatNoSourceNumbersFollowByConfidence() {
    RecordSink middle = sources.layer("middle", 50, 0.5);
    middle.lexeme(lexeme("deu", "Buch", SenseRecord.of("x:month"), SenseRecord.of("x:barber")));
    low.lexeme(lexeme("deu", "Buch", SenseRecord.of("x:book"), SenseRecord.of("x:count", 1)));
    MergedLexeme lexeme = only(sources.merge());
    assertThat(lexeme.senses())
        .extracting(MergedSense::source)
        .as("numbered, then more confident, then more authoritative")
        .containsExactly(2, 2, 1, 1);
  }

  @Test
  void countedFrequenciesComeBeforeEstimates() {
    high.lexeme(
        LexemeRecord.builder("deu", "Wasser", Pos.NOUN)
            .frequency(new FrequencyRecord(230, -1, Double.NaN, "estimate"))
            .sense(SenseRecord.of("x:1"))
            .build());
    low.annotate(
        LexemeRecord.builder("deu", "wasser", Pos.OTHER)
            .frequency(new FrequencyRecord(250, 700, 7.5, "films"))
            .build(),
        null);
    low.annotate(
        LexemeRecord.builder("deu", "Wasser", Pos.OTHER)
            .frequency(new FrequencyRecord(9, 9, 0.1, "later"))
            .build(),
        null);
    MergedDataset dataset = sources.merge();
    MergedLexeme lexeme = only(dataset);
    assertThat(dataset.strings().text(lexeme.frequencyCorpus())).isEqualTo("films");
    assertThat(lexeme.frequencyRank()).isEqualTo(250);
    assertThat(lexeme.frequencyCount()).isEqualTo(700);
    assertThat(lexeme.frequencyPerMillion()).isEqualTo(7.5);
  }

  @Test
  void annotationsAddToExistingLexemesOnly() {
    high.lexeme(lexeme("deu", "Hund", SenseRecord.of("x:1")));
    high.lexeme(LexemeRecord.builder("deu", "Weg", Pos.NOUN).pronunciation("/veːk/", null).build());
    high.lexeme(LexemeRecord.builder("deu", "weg", Pos.ADV).build());
    low.annotate(
        LexemeRecord.builder("de", "hund", Pos.OTHER)
            .frequency(new FrequencyRecord(7, 70, 7.5, "films"))
            .build(),
        null);
    low.annotate(
        LexemeRecord.builder("de", "weg", Pos.OTHER)
            .pronunciation("/vɛk/", null)
            .proficiency("CEFR:A1")
            .build(),
        null);
    low.annotate(LexemeRecord.builder("de", "Hund", Pos.OTHER).reading("nie").build(), Pos.VERB);
    low.annotate(LexemeRecord.builder("de", "nirgends", Pos.OTHER).reading("x").build(), null);
    MergedDataset dataset = sources.merge();
    assertThat(
            each(
                dataset,
                one ->
                    dataset.strings().text(one.lemma())
                        + one.frequencyRank()
                        + one.pronunciations().size() / 2
                        + one.proficiencies().size()
                        + one.sources()
                        + one.attribute(LexemeColumn.READING)))
        .containsExactly("Hund700[0, 1]-1", "Weg010[0]-1", "weg011[0, 1]-1");
    assertThat(dataset.unmatchedAnnotations()).isEqualTo(Map.of("low", 2L));
  }

  @Test
  void aTranscriptionWithoutSlashesIsTheSameAsOneWithThem() {
    high.lexeme(
        LexemeRecord.builder("deu", "Weg", Pos.NOUN)
            .pronunciation("veːk", null)
            .pronunciation("[veːkʰ]", null)
            .build());
    low.annotate(
        LexemeRecord.builder("deu", "Weg", Pos.OTHER)
            .pronunciation("/veːk/", "https://example.org/weg.ogg")
            .pronunciation("veːkʰ", null)
            .pronunciation("/veːkʰ/", null)
            .build(),
        null);
    MergedDataset dataset = sources.merge();
    assertThat(
            each(
                dataset,
                one ->
                    one.pronunciations()
                        .intStream()
                        .mapToObj(at -> at < 0 ? "-" : dataset.strings().text(at))
                        .toList()
                        .toString()))
        .containsExactly("[/veːk/, https://example.org/weg.ogg, [veːkʰ], -, /veːkʰ/, -]");
  }
}
