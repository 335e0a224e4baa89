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
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

class PronunciationMergeTest {
  private final RankedSources sources = new RankedSources();
  private final RecordSink wordnet = sources.layer("wordnet", 90, 0.9);
  private final RecordSink list = sources.layer("list", 10, 0.6);

  @BeforeEach
  void languages() {
    wordnet.language(
        LanguageRecord.builder("stan1293", "eng").level(LanguageLevel.LANGUAGE).build());
    wordnet.language(
        LanguageRecord.builder("stan1290", "fra").level(LanguageLevel.LANGUAGE).build());
  }

  /** Returns the pronunciations of the lexemes of a spelling, with their accents. */
  private List<String> said(String lemma) {
    MergedDataset dataset = sources.merge();
    List<String> all = new ArrayList<>();
    MergedLexeme lexeme = new MergedLexeme();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      if (dataset.strings().text(lexeme.lemma()).equals(lemma)) {
        StringBuilder line = new StringBuilder(Pos.at(lexeme.pos()).code());
        for (int k = 0; k < lexeme.accents().size(); k++) {
          int accent = lexeme.accents().getInt(k);
          line.append(' ').append(dataset.strings().text(lexeme.pronunciations().getInt(2 * k)));
          line.append(accent < 0 ? "" : " " + dataset.strings().text(accent));
        }
        all.add(line.toString());
      }
    }
    return all;
  }

  private static LexemeRecord word(String language, String lemma, Pos pos, String... ipa) {
    LexemeRecord.Builder word = LexemeRecord.builder(language, lemma, pos);
    for (int i = 0; i < ipa.length; i += 2) {
      word.pronunciation(ipa[i], null, ipa[i + 1].isEmpty() ? null : ipa[i + 1]);
    }
    return word.build();
  }

  @Test
  void aPronunciationOfAnotherPartOfSpeechIsLeftOut() {
    wordnet.lexeme(word("eng", "house", Pos.NOUN, "haʊs", ""));
    wordnet.lexeme(word("eng", "house", Pos.VERB, "haʊz", ""));
    list.annotate(
        word("eng", "house", Pos.OTHER, "/haʊs/", "en-GB", "/haʊz/", "en-GB", "/ˈhaʊs/", "en-US"),
        null);
    assertThat(said("house")).containsExactly("noun /haʊs/", "verb /haʊz/ en-GB");
  }

  @Test
  void nounsAreStressedEarlierThanVerbsWhereNoSourceTells() {
    wordnet.lexeme(word("eng", "import", Pos.NOUN));
    wordnet.lexeme(word("eng", "import", Pos.VERB));
    wordnet.lexeme(word("eng", "abuse", Pos.NOUN));
    wordnet.lexeme(word("eng", "abuse", Pos.VERB));
    wordnet.lexeme(word("eng", "separate", Pos.ADJ));
    wordnet.lexeme(word("eng", "separate", Pos.VERB));
    list.annotate(
        word("eng", "import", Pos.OTHER, "/ɪmˈpɔːt/", "en-GB", "/ˈɪmpɔːt/", "en-GB"), null);
    list.annotate(word("eng", "abuse", Pos.OTHER, "/əˈbjuːz/", "", "/əˈbjuːs/", ""), null);
    list.annotate(word("eng", "separate", Pos.OTHER, "/ˈsɛpəreɪt/", "", "/ˈsɛprət/", ""), null);
    assertThat(said("import"))
        .containsExactly(
            "noun /ˈɪmpɔːt/ en-GB /ɪmˈpɔːt/ en-GB", "verb /ɪmˈpɔːt/ en-GB /ˈɪmpɔːt/ en-GB");
    assertThat(said("abuse"))
        .containsExactly("noun /əˈbjuːs/ /əˈbjuːz/", "verb /əˈbjuːz/ /əˈbjuːs/");
    assertThat(said("separate"))
        .containsExactlyInAnyOrder("verb /ˈsɛpəreɪt/ /ˈsɛprət/", "adj /ˈsɛprət/ /ˈsɛpəreɪt/");
  }

  @Test
  void equalPronunciationsAreOneAndEnglishHasAFewForEachAccent() {
    wordnet.lexeme(word("eng", "run", Pos.VERB, "ɹʌn", ""));
    list.annotate(word("eng", "run", Pos.OTHER, "/ɹˈʌn/", "en-GB", "/ˈɹʌn/", "en-US"), null);
    wordnet.lexeme(word("eng", "go", Pos.VERB));
    list.annotate(
        word("eng", "go", Pos.OTHER, "/ɡəʊ/", "en-GB", "/ɡʌʊ/", "en-GB", "/ɡɜːʊ/", "en-GB"), null);
    list.annotate(word("eng", "go", Pos.OTHER, "/ɡoʊ/", "en-US"), null);
    assertThat(said("run")).containsExactly("verb /rʌn/");
    assertThat(said("go")).containsExactly("verb /ɡəʊ/ en-GB /ɡʌʊ/ en-GB /ɡoʊ/ en-US");
  }

  @Test
  void otherLanguagesKeepAllThatDiffer() {
    wordnet.lexeme(word("fra", "chat", Pos.NOUN));
    list.annotate(word("fra", "chat", Pos.OTHER, "/ʃa/", "", "/t͡ʃat/", "", "/tʃat/", ""), null);
    assertThat(said("chat")).containsExactly("noun /ʃa/ /tʃat/");
  }
}
