package org.lexhub.loader.merge.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.assemble.MergedDataset;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** Matches dictionary entries: English has the most senses, then Danish; Khasi has none. */
class EntryMatchTest extends MatchedEntries {
  @Test
  void aNounIsNoFunctionWord() {
    word("eng", "must", Pos.AUX, "ili:i8");
    entry("dan", "most", Pos.NOUN, "eng", "must");
    entry("dan", "måtte", Pos.VERB, "eng", "must");
    assertThat(links("dan"))
        .contains("måtte verb ili:i8")
        .noneMatch(link -> link.startsWith("most noun ili:i8"));
  }

  @Test
  void aWordWithoutMeaningsGetsThoseOfItsSynonyms() {
    entry("dan", "køter", null, "dan", "hund");
    entry("dan", "kyst", null, "dan", "hund");
    entry("dan", "ukendt", null, "dan", "fremmed");
    entry("eng", "mutt", null, "eng", "dog");
    assertThat(links("dan"))
        .containsExactlyInAnyOrder("hund noun ili:i5", "kyst noun ili:i2", "køter noun ili:i5");
    assertThat(links("eng")).noneMatch(link -> link.startsWith("mutt"));
  }

  @Test
  void severalDictionariesFromWhichAWordLearnsAreOneStatement() {
    entry("dan", "bred", Pos.NOUN, "eng", "bank");
    entry("dan", "brink", Pos.NOUN, "eng", "bank");
    sources
        .layer("other", 20, 0.8)
        .entry(new EntryRecord("dan", "brink", Pos.NOUN, "eng", List.of("bank")));
    assertThat(confidence("dan", "brink", "ili:i2"))
        .isPositive()
        .isEqualTo(confidence("dan", "bred", "ili:i2"));
  }

  private int confidence(String iso, String lemma, String key) {
    if (merged == null) {
      merged = sources.merge();
    }
    MergedDataset dataset = merged;
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      for (MergedSense sense : lexeme.senses()) {
        dataset.meaning(sense.meaning(), meaning);
        if (lexeme.language() == dataset.languageWithIso(iso)
            && dataset.strings().text(lexeme.lemma()).equals(lemma)
            && meaning.key().equals(key)) {
          return sense.confidence();
        }
      }
    }
    return 0;
  }

  @Test
  void synonymsConfirmTheMeaningThatTheyShare() {
    word("dan", "strand", Pos.NOUN, "ili:i2");
    entry("dan", "strand", null, "dan", "kyst");
    assertThat(links("dan"))
        .containsExactlyInAnyOrder("hund noun ili:i5", "kyst noun ili:i2", "strand noun ili:i2 +");
  }

  @Test
  void aSentenceIsAnExampleOfAWordWithOneMeaning() {
    dictionary.usage("dan", "hund", new ExampleRecord("En hund gør.", "A dog barks."));
    dictionary.usage("eng", "bank", new ExampleRecord("The bank is closed.", null));
    dictionary.usage("dan", "ukendt", new ExampleRecord("Han er ukendt.", null));
    assertThat(links("dan")).contains("hund noun ili:i5").hasSize(2);
    MergedDataset dataset = Objects.requireNonNull(merged);
    MergedLexeme lexeme = new MergedLexeme();
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      for (MergedSense sense : lexeme.senses()) {
        for (int k = 0; k < sense.examples().size(); k++) {
          examples.add(dataset.texts().text(sense.examples().first(k)));
        }
      }
    }
    assertThat(examples).containsExactly("En hund gør.");
  }

  @Test
  void anUnknownWordGetsTheMeaningThatItsTranslationsShareFirst() {
    entry("kha", "rud", null, "eng", "bank", "shore");
    assertThat(links("kha")).first().isEqualTo("rud noun ili:i2");
    assertThat(links("eng"))
        .containsExactlyInAnyOrder(
            "bank noun ili:i1",
            "bank noun ili:i2",
            "dog noun ili:i5",
            "dog noun ili:i6",
            "dog noun ili:i7",
            "lean adj ili:i3",
            "lean verb ili:i4",
            "shore noun ili:i2");
  }

  @Test
  void thePartOfSpeechOfTheEntryDecides() {
    entry("kha", "rai", Pos.ADJ, "eng", "lean");
    entry("eng", "lean", Pos.VERB, "kha", "long");
    assertThat(links("kha")).containsExactly("long verb ili:i4", "rai adj ili:i3");
  }

  @Test
  void wordsThatShareAMeaningKeepToIt() {
    entry("dan", "hund", null, "eng", "dog");
    assertThat(links("dan")).containsExactly("hund noun ili:i5 +", "kyst noun ili:i2");
  }

  @Test
  void anEntryConfirmsOnlyTheLikeliestOfSeveralSharedMeanings() {
    word("dan", "banke", Pos.NOUN, "ili:i1", "ili:i2");
    entry("dan", "banke", null, "eng", "bank");
    assertThat(links("dan"))
        .containsOnlyOnce("banke noun ili:i1 +", "banke noun ili:i2")
        .doesNotContain("banke noun ili:i2 +");
  }

  @Test
  void anEntryConfirmsAFurtherMeaningForWhichAnotherWordSpeaks() {
    word("dan", "banke", Pos.NOUN, "ili:i1", "ili:i2");
    entry("dan", "banke", null, "eng", "bank", "shore");
    assertThat(links("dan")).contains("banke noun ili:i2 +");
  }

  private void defined(
      String from, String lemma, String definition, String to, String... translations) {
    EntryDetail detail =
        new EntryDetail(null, null, List.of(new TextRecord(from, definition)), List.of());
    dictionary.entry(new EntryRecord(from, lemma, Pos.NOUN, to, List.of(translations), detail));
  }

  /** Returns {@code lemma key definition} of the senses with a definition. */
  private List<String> definitions(String iso) {
    List<String> found = new ArrayList<>();
    merged = merged == null ? sources.merge() : merged;
    MergedDataset dataset = merged;
    MergedLexeme lexeme = new MergedLexeme();
    MergedMeaning meaning = new MergedMeaning();
    for (int i = 0; i < dataset.lexemes(); i++) {
      dataset.lexeme(i, lexeme);
      for (MergedSense sense : lexeme.senses()) {
        if (lexeme.language() == dataset.languageWithIso(iso) && !sense.definitions().isEmpty()) {
          dataset.meaning(sense.meaning(), meaning);
          String lemma = dataset.strings().text(lexeme.lemma());
          String text = dataset.texts().text(sense.definitions().second(0));
          found.add(lemma + " " + meaning.key() + " " + text);
        }
      }
    }
    return found;
  }

  @Test
  void aDefinitionGoesToTheSenseOfTheHeadwordThatTheTranslationHasToo() {
    defined("eng", "bank", "land along water", "dan", "kyst");
    assertThat(definitions("eng")).containsExactly("bank ili:i2 land along water");
  }

  @Test
  void aDefinitionGoesToAMeaningThatIsFarLikelierThanTheNext() {
    word("eng", "hound", Pos.NOUN, "ili:i5");
    word("eng", "edge", Pos.NOUN, "ili:i1", "ili:i2");
    defined("kha", "ksew", "u ksew", "eng", "hound");
    defined("kha", "rud", "ka jaka", "eng", "bank", "edge");
    assertThat(links("kha")).contains("rud noun ili:i1", "rud noun ili:i2");
    List<String> definitions = definitions("kha");
    assertThat(definitions).hasSize(2).contains("ksew ili:i5 u ksew");
    assertThat(definitions)
        .anyMatch(text -> text.startsWith("rud word:kha:rud:") && text.endsWith(" ka jaka"));
  }

  @Test
  void definitionsThatAreAlikeDecideBetweenMeanings() {
    wordnet.definition("ili:i1", "eng", "an institution that keeps money");
    wordnet.definition("ili:i2", "eng", "sloping land along a river");
    defined("eng", "bank", "institution for keeping money", "kha", "ka bank");
    defined("eng", "bank", "land along a river", "kha", "rud");
    assertThat(links("kha")).contains("ka bank noun ili:i1", "rud noun ili:i2");
    assertThat(definitions("eng"))
        .containsExactlyInAnyOrder(
            "bank ili:i1 institution for keeping money", "bank ili:i2 land along a river");
  }

  @Test
  void wordsThatNobodyKnowsShareANewMeaningWithTheirDefinition() {
    defined("dan", "hygge", "rar stemning", "kha", "suk");
    defined("dan", "hygge", "rar stemning", "eng", "cosiness thing");
    List<String> danish = definitions("dan");
    assertThat(danish).hasSize(1);
    assertThat(danish.getFirst()).startsWith("hygge word:dan:hygge:").endsWith("rar stemning");
    assertThat(links("kha")).singleElement().asString().startsWith("suk noun word:dan:hygge:");
  }

  @Test
  void anUnknownEnglishHeadwordGetsANewMeaning() {
    entry("eng", "relief crew", Pos.NOUN, "kha", "mentor");
    assertThat(links("eng")).contains("relief crew noun word:eng:relief crew:noun");
    assertThat(links("kha")).containsExactly("mentor noun word:eng:relief crew:noun");
  }

  @Test
  void aFormOfAKnownWordGetsNoMeanings() {
    LexemeRecord.Builder hund = LexemeRecord.builder("dan", "hund", Pos.NOUN);
    wordnet.annotate(hund.form("hunde", List.of("plural")).build(), Pos.NOUN);
    entry("dan", "hunde", null, "eng", "bank");
    entry("dan", "Hund", null, "eng", "bank");
    assertThat(links("dan")).containsExactly("hund noun ili:i5", "kyst noun ili:i2");
  }

  @Test
  void aMisspeltEnglishWordGetsNoMeaning() {
    word("eng", "accommodation", Pos.NOUN, "ili:i2");
    entry("eng", "accomodation", Pos.NOUN, "kha", "ing");
    assertThat(links("eng")).noneMatch(link -> link.startsWith("accomo"));
  }

  @Test
  void aDefinitionOfNoKnownMeaningFoundsOne() {
    word("dan", "banke", Pos.NOUN, "ili:i1", "ili:i6");
    defined("dan", "banke", "et sted i havet", "kha", "nongbah");
    assertThat(definitions("dan").getFirst())
        .startsWith("banke word:dan:banke:")
        .endsWith("et sted i havet");
  }

  @Test
  void anUnknownEnglishTranslationNeedsASecondEntry() {
    entry("kha", "rud", null, "eng", "crusier");
    entry("kha", "mentor", null, "eng", "coastline");
    entry("dan", "strand", null, "eng", "coastline");
    assertThat(links("eng"))
        .anyMatch(link -> link.startsWith("coastline "))
        .noneMatch(link -> link.startsWith("crusier "));
  }

  @Test
  void otherEntriesOfTheWordHelpToChoose() {
    entry("kha", "rud", null, "eng", "bank");
    entry("kha", "rud", null, "dan", "kyst");
    assertThat(links("kha")).first().isEqualTo("rud noun ili:i2");
  }

  @Test
  void aTranslationThatNobodyKnowsLearnsFromAWordThatIsKnown() {
    word("kha", "ksew", Pos.NOUN, "ili:i5");
    entry("kha", "ksew", null, "dan", "vovse");
    assertThat(links("dan")).contains("vovse noun ili:i5");
    assertThat(links("kha")).containsExactly("ksew noun ili:i5");
  }

  @Test
  void englishLearnsNothing() {
    entry("dan", "hund", null, "eng", "doggo");
    entry("kha", "ha", Pos.ADP, "eng", "bank");
    assertThat(links("eng")).hasSize(8);
  }

  @Test
  void whatIsLearntIsTaughtOn() {
    entry("dan", "bred", null, "eng", "shore");
    entry("kha", "rud", null, "dan", "bred");
    assertThat(links("kha")).containsExactly("rud noun ili:i2");
  }

  @Test
  void wordsThatNobodyKnowsShareAMeaningOfTheirOwn() {
    entry("kha", "xlem", Pos.NOUN, "dan", "dims");
    entry("dan", "dims", Pos.NOUN, "kha", "tiar");
    entry("kha", "snem", Pos.NOUN, "eng", "thingummy");
    assertThat(links("kha"))
        .containsExactly("tiar noun word:dan:dims:noun", "xlem noun word:dan:dims:noun");
    assertThat(links("dan")).contains("dims noun word:dan:dims:noun");
    assertThat(links("eng")).hasSize(8);
  }

  @Test
  void grammaticalWordsHaveNothingToDoWithNounsSpelledAlike() {
    entry("kha", "ha", Pos.ADP, "dan", "kyst");
    assertThat(links("kha")).containsExactly("ha adp word:dan:kyst:adp");
    assertThat(links("dan")).contains("kyst adp word:dan:kyst:adp", "kyst noun ili:i2");
  }

  @Test
  void anInterjectionOfSeveralWordsHasTheMeaningsOfThePhraseThatIsSpelledAlike() {
    word("dan", "god nat", Pos.NOUN, "ili:i8");
    entry("kha", "khublei shibun", Pos.INTJ, "dan", "god nat");
    entry("kha", "ha", Pos.INTJ, "dan", "kyst");
    assertThat(links("kha"))
        .containsExactly("ha intj word:dan:kyst:intj", "khublei shibun intj ili:i8");
  }

  @Test
  void aPhraseWithoutItsBlanksIsThePhrase() {
    word("eng", "access road", Pos.NOUN, "ili:i8");
    word("eng", "every day", Pos.ADV, "ili:i9");
    word("eng", "everyday", Pos.ADJ, "ili:i10");
    word("dan", "god nat", Pos.NOUN, "ili:i11");
    entry("kha", "rud", Pos.NOUN, "eng", "accessroad");
    entry("kha", "man", null, "eng", "everyday");
    entry("kha", "long", Pos.NOUN, "dan", "godnat");
    entry("dan", "hund", Pos.NOUN, "eng", "house dog");
    entry("kha", "wan", Pos.NOUN, "eng", "housedog");
    assertThat(links("kha"))
        .containsExactly("long noun word:dan:godnat:noun", "man adj ili:i10", "rud noun ili:i8");
  }

  @Test
  void inflectedFormsAreNoWordsOfTheirOwn() {
    LexemeRecord.Builder lean = LexemeRecord.builder("eng", "lean", Pos.VERB);
    wordnet.annotate(lean.form("leant", List.of("past")).build(), Pos.VERB);
    entry("kha", "rud", null, "eng", "shores");
    entry("kha", "long", Pos.VERB, "eng", "leant");
    assertThat(links("kha")).containsExactly("long verb ili:i4", "rud noun ili:i2");
    assertThat(links("eng")).hasSize(8);
  }

  @Test
  void explanationsAreNoWords() {
    entry("kha", "rud", null, "eng", "be gone");
    entry("kha", "ksew", null, "dan", "som der gør");
    assertThat(links("eng")).hasSize(8);
    assertThat(links("dan")).hasSize(2);
    assertThat(links("kha")).isEmpty();
  }

  @Test
  void aWordIsNoAbbreviationThatIsSpelledAlike() {
    word("dan", "IA", Pos.NOUN, "ili:i5");
    entry("kha", "rud", null, "dan", "ia");
    entry("kha", "ksew", null, "dan", "IA");
    assertThat(links("kha")).contains("ksew noun ili:i5").doesNotContain("rud noun ili:i5");
  }

  @Test
  void aWordIsANameInOtherLetterCase() {
    word("dan", "Tivoli", Pos.NOUN, "ili:i5");
    entry("kha", "ksew", null, "dan", "tivoli");
    assertThat(links("kha")).contains("ksew noun ili:i5");
  }

  @Test
  void entriesOfUnknownLanguagesAreLeftOut() {
    entry("xxx", "foo", null, "eng", "dog");
    assertThat(links("eng")).hasSize(8);
  }

  private void monolingual(String from, String lemma, @Nullable Pos pos, String... definitions) {
    for (String definition : definitions) {
      List<TextRecord> own = List.of(new TextRecord(from, definition));
      dictionary.entry(
          EntryRecord.defined(from, lemma, pos, new EntryDetail(null, null, own, List.of())));
    }
  }

  @Test
  void theOnlyDefinitionOfAWordWithOneMeaningBelongsToIt() {
    monolingual("dan", "hund", Pos.NOUN, "et husdyr der gør");
    monolingual("dan", "kyst", null, "land ved havet");
    assertThat(definitions("dan"))
        .containsExactlyInAnyOrder("hund ili:i5 et husdyr der gør", "kyst ili:i2 land ved havet");
    assertThat(links("dan")).containsExactlyInAnyOrder("hund noun ili:i5", "kyst noun ili:i2");
  }

  @Test
  void otherDefinitionsFoundMeaningsOfTheirOwn() {
    monolingual("dan", "hund", null, "et husdyr der gør", "en slem fejl");
    monolingual("dan", "zob", Pos.VERB, "at løbe hurtigt");
    assertThat(definitions("dan")).noneMatch(each -> each.startsWith("hund ili:i5"));
    assertThat(links("dan"))
        .hasSize(5)
        .filteredOn(link -> link.contains("word:dan:hund:"))
        .hasSize(2)
        .allMatch(link -> link.startsWith("hund noun "));
    assertThat(links("dan")).anyMatch(link -> link.startsWith("zob verb word:dan:zob:"));
  }

  @Test
  void aDefinitionJoinsTheMeaningWithASimilarOne() {
    word("dan", "bank", Pos.NOUN, "ili:i1", "ili:i2");
    wordnet.definition("ili:i1", "dan", "virksomhed der låner penge ud");
    wordnet.definition("ili:i5", "dan", "husdyr der gør");
    monolingual(
        "dan", "bank", Pos.NOUN, "en virksomhed der låner penge ud", "en skrå kant i jorden");
    assertThat(definitions("dan")).contains("bank ili:i1 en virksomhed der låner penge ud");
    assertThat(links("dan"))
        .filteredOn(link -> link.startsWith("bank noun word:dan:bank:"))
        .hasSize(1);
  }

  @Test
  void aDefinitionOfAFormIsNotOneOfItsLemma() {
    dictionary.annotate(
        LexemeRecord.builder("dan", "hund", Pos.NOUN).form("hunde", List.of()).build(), Pos.NOUN);
    monolingual("dan", "hunde", Pos.NOUN, "flere dyr af samme art");
    assertThat(definitions("dan")).noneMatch(each -> each.startsWith("hund ili:i5"));
    assertThat(links("dan")).anyMatch(link -> link.startsWith("hunde noun word:dan:hunde:"));
  }

  @Test
  void englishWordsWithMeaningsGetNoneByDefinition() {
    monolingual("eng", "dog", Pos.NOUN, "an animal that barks", "a mean fellow");
    monolingual("eng", "zobb", Pos.NOUN, "a small quadruped");
    assertThat(links("eng"))
        .anyMatch(link -> link.startsWith("zobb noun word:eng:zobb:"))
        .noneMatch(link -> link.startsWith("dog noun word:"));
  }
}
