package org.lexhub.loader.merge.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.RankedSources;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

class StatedPairsTest {
  private final RankedSources sources = new RankedSources();
  private final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  private final RecordSink dictionary = sources.layer("dictionary", 20, 0.8);

  @BeforeEach
  void stage() {
    wordnet.language(LanguageRecord.builder("stan1293", "eng").build());
    wordnet.language(LanguageRecord.builder("dani1285", "dan").build());
    wordnet.meaning(new MeaningRecord("ili:i1", null, Pos.NOUN, null, null));
    word("eng", "bank", Pos.NOUN);
    word("eng", "bank", Pos.VERB);
    word("dan", "bred", Pos.NOUN);
    word("dan", "kyst", Pos.NOUN);
  }

  private void word(String language, String lemma, Pos pos) {
    wordnet.lexeme(
        LexemeRecord.builder(language, lemma, pos).sense(SenseRecord.of("ili:i1", 1)).build());
  }

  private void entry(@Nullable Pos pos, String from, String lemma, String to, String... words) {
    dictionary.entry(new EntryRecord(from, lemma, pos, to, List.of(words)));
  }

  @Test
  void pairsAreStatedOfBothWordsInThePartOfSpeechOfTheEntry() {
    entry(Pos.NOUN, "dan", "bred", "eng", "bank");
    entry(Pos.NOUN, "eng", "bank", "dan", "bred");
    assertThat(pairs()).containsExactlyInAnyOrder("bred noun - bank noun", "bank noun - bred noun");
  }

  @Test
  void anEntryWithoutPartOfSpeechIsAboutAllLexemesOfASpelling() {
    entry(null, "dan", "bred", "eng", "bank");
    assertThat(pairs())
        .containsExactlyInAnyOrder(
            "bred noun - bank noun",
            "bred noun - bank verb",
            "bank noun - bred noun",
            "bank verb - bred noun");
  }

  @Test
  void synonymsOfOneLanguageAreNoTranslations() {
    entry(null, "dan", "bred", "dan", "kyst");
    assertThat(pairs()).isEmpty();
  }

  private List<String> pairs() {
    MergedDataset dataset = sources.merge();
    StatedPairs stated = dataset.statedPairs();
    List<String> words = new ArrayList<>();
    MergedLexeme lexeme = new MergedLexeme();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      words.add(dataset.strings().text(lexeme.lemma()) + " " + Pos.at(lexeme.pos()).code());
    }
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      for (int at = stated.start(i); at < stated.end(i); at++) {
        pairs.add(words.get(i) + " - " + words.get(stated.other(at)));
      }
    }
    return pairs;
  }
}
