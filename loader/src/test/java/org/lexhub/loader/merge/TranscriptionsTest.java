package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;

/** A wordlist writes Japanese, Chinese, Thai, Dutch and Archi in Latin letters. */
class TranscriptionsTest {
  private static final int WORDS = 100;

  private final RankedSources sources = new RankedSources();
  private final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  private final RecordSink list = sources.layer("list", 40, 0.8);

  @BeforeEach
  void stage() {
    list.transcribes();
    for (String code : List.of("nucl1643 jpn", "mand1415 cmn", "thai1261 tha", "arch1244 aqc")) {
      String[] codes = code.split(" ", -1);
      wordnet.language(LanguageRecord.builder(codes[0], codes[1]).build());
    }
    for (int i = 0; i < WORDS; i++) {
      String number = "五" + (char) ('一' + i);
      wordnet.lexeme(LexemeRecord.of("jpn", number, Pos.NOUN, SenseRecord.of("x:" + i)));
      wordnet.lexeme(LexemeRecord.of("cmn", number, Pos.NOUN, SenseRecord.of("x:" + i)));
      String thai = "ก" + (char) ('ก' + i % 40) + (char) ('ก' + i / 40);
      wordnet.lexeme(LexemeRecord.of("tha", thai, Pos.NOUN, SenseRecord.of("x:" + i)));
    }
  }

  private static void word(RecordSink sink, String language, String lemma, String key) {
    sink.lexeme(LexemeRecord.of(language, lemma, Pos.NOUN, SenseRecord.of(key)));
  }

  /** Returns {@code lemma[romanization] meaning} of all words of a meaning. */
  private List<String> words(String language, String key) {
    MergedDataset dataset = sources.merge();
    List<String> words = new ArrayList<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      int romanization = lexeme.attribute(LexemeColumn.ROMANIZATION);
      for (MergedSense sense : lexeme.senses()) {
        dataset.meaning(sense.meaning(), meaning);
        if (lexeme.language() == dataset.languageWithIso(language) && meaning.key().equals(key)) {
          words.add(
              dataset.strings().text(lexeme.lemma())
                  + (romanization < 0 ? "" : "[" + dataset.strings().text(romanization) + "]")
                  + " "
                  + sense.sources().size());
        }
      }
    }
    return words;
  }

  @Test
  void aTranscriptionIsTheRomanizationOfTheWordThatIsReadSo() {
    word(wordnet, "jpn", "川", "x:river");
    word(wordnet, "jpn", "もし", "x:if");
    wordnet.annotate(LexemeRecord.builder("jpn", "川", Pos.NOUN).reading("かわ").build(), null);
    word(list, "jpn", "kawa", "x:river");
    word(list, "jpn", "moshi", "x:if");
    assertThat(words("jpn", "x:river")).containsExactly("川[kawa] 2");
    assertThat(words("jpn", "x:if")).containsExactly("もし[moshi] 2");
  }

  @Test
  void tonesInDigitsAreThoseInMarks() {
    word(wordnet, "cmn", "狗", "x:dog");
    word(wordnet, "cmn", "够", "x:dog");
    wordnet.annotate(LexemeRecord.builder("cmn", "够", Pos.OTHER).reading("gòu").build(), null);
    wordnet.annotate(LexemeRecord.builder("cmn", "狗", Pos.OTHER).reading("gǒu").build(), null);
    word(list, "cmn", "gou3", "x:dog");
    assertThat(words("cmn", "x:dog")).containsExactlyInAnyOrder("狗 2", "够 1");
  }

  @Test
  void aTranscriptionOfAnUnknownWordIsNoLemma() {
    word(list, "tha", "mâenáam", "x:river");
    assertThat(words("tha", "x:river")).isEmpty();
  }

  @Test
  void wordsOfALanguageWithoutOtherSourcesStay() {
    word(list, "aqc", "sarsi", "x:river");
    assertThat(words("aqc", "x:river")).containsExactly("sarsi 1");
  }

  @Test
  void wordsOfLanguagesWithLatinLettersStay() {
    wordnet.language(LanguageRecord.builder("dutc1256", "nld").build());
    for (int i = 0; i < WORDS; i++) {
      word(wordnet, "nld", "woord" + i, "x:" + i);
    }
    word(list, "nld", "rivier", "x:river");
    assertThat(words("nld", "x:river")).containsExactly("rivier 1");
  }
}
