package org.lexhub.loader.merge.entry;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.merge.RankedSources;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** Entries of a dictionary to match: English has the most senses, then Danish; Khasi has none. */
abstract class MatchedEntries {
  final RankedSources sources = new RankedSources();
  final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  @Nullable MergedDataset merged;
  final RecordSink dictionary = sources.layer("dictionary", 20, 0.8);

  @BeforeEach
  void stage() {
    wordnet.language(LanguageRecord.builder("stan1293", "eng").build());
    wordnet.language(LanguageRecord.builder("dani1285", "dan").build());
    wordnet.language(LanguageRecord.builder("khas1269", "kha").build());
    word("eng", "bank", Pos.NOUN, "ili:i1", "ili:i2");
    word("eng", "shore", Pos.NOUN, "ili:i2");
    word("eng", "lean", Pos.ADJ, "ili:i3");
    word("eng", "lean", Pos.VERB, "ili:i4");
    word("eng", "dog", Pos.NOUN, "ili:i5", "ili:i6", "ili:i7");
    word("dan", "hund", Pos.NOUN, "ili:i5");
    word("dan", "kyst", Pos.NOUN, "ili:i2");
  }

  void word(String language, String lemma, Pos pos, String... keys) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma, pos);
    for (int i = 0; i < keys.length; i++) {
      wordnet.meaning(new MeaningRecord(keys[i], null, pos, null, null));
      lexeme.sense(SenseRecord.of(keys[i], i + 1));
    }
    wordnet.lexeme(lexeme.build());
  }

  void entry(String from, String lemma, @Nullable Pos pos, String to, String... translations) {
    dictionary.entry(new EntryRecord(from, lemma, pos, to, List.of(translations)));
  }

  /** Returns {@code lemma pos key}, and a plus if several sources assert the sense. */
  List<String> links(String iso) {
    if (merged == null) {
      merged = sources.merge();
    }
    MergedDataset dataset = merged;
    List<String> links = new ArrayList<>();
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      if (lexeme.language() == dataset.languageWithIso(iso)) {
        for (MergedSense sense : lexeme.senses()) {
          dataset.meaning(sense.meaning(), meaning);
          links.add(
              dataset.strings().text(lexeme.lemma())
                  + " "
                  + Pos.at(lexeme.pos()).code()
                  + " "
                  + meaning.key()
                  + (sense.sources().size() > 1 ? " +" : ""));
        }
      }
    }
    return links;
  }
}
