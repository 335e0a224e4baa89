package org.lexhub.store.translation.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** What people type around a word does not keep it from being found. */
class SourceTextTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "eng | noun | the house | house | house",
        "eng | noun | An  Apple! | apple | Apple",
        "eng | noun | “tree” | tree | tree",
        "eng | noun | (tree) | tree | tree",
        "eng | noun | tree… | tree | tree",
        "eng | noun | of the tree?! | '' | ''",
        "eng | verb | to sleep | sleep | sleep",
        "eng | verb | I am | am | am",
        "deu | noun | der Hund | Hund | Hund",
        "deu | noun | »eine Katze« | Katze | Katze",
        "deu | verb | zu gehen | gehen | gehen",
        "fra | noun | l'eau | eau | eau",
        "fra | noun | L’eau ! | eau | eau",
        "fra | verb | j'aime | aime | aime",
        "spa | noun | ¿el perro? | perro | perro",
        "ita | noun | lo zio. | zio | zio",
        "por | noun | uma árvore | árvore | árvore",
        "nld | noun | het huis | huis | huis",
        "dan | verb | at spise | spise | spise",
        "swe | verb | att äta | äta | äta",
        "nob | verb | å spise | spise | spise",
        "ell | noun | το σπίτι; | σπίτι | σπίτι",
        "heb | noun | ה-בית | בית | בית",
        "hun | noun | az alma | alma | alma",
        "ron | noun | o casă | casă | casă",
        "jpn | noun | 「犬」。 | 犬 | 犬",
        "cmn | noun | 狗？ | 狗 | 狗",
        "hin | noun | घर। | घर | घर",
        "arb | noun | بيت؟ | بيت | بيت",
        "rus | noun | «Дом» | дом | Дом",
        "eng | noun | Water \uD83D\uDCA7 | Water | Water",
        "eng | noun | \u2764\uFE0F tree | tree | tree",
        "deu | noun | the Hund | '' | ''",
        "deu | noun | kein Hund | '' | ''",
        "spa | verb | no Hund | '' | ''",
        "rus | verb | не Hund | '' | ''",
        "eng | verb | don't Hund | '' | ''"
      })
  void whatSurroundsAWordIsLeftOut(
      String code, String pos, String text, String lemma, String matched) throws IOException {
    Pos right = pos.equals("noun") ? Pos.NOUN : Pos.VERB;
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("a thing");
    data.meaning("something to do");
    String word = lemma.equals("''") ? "Hund" : lemma;
    data.lexeme(language, word, Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(language, word, Pos.VERB).sense(1, 5000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, code, text);
      if (lemma.equals("''")) {
        assertThat(answer.found()).isFalse();
      } else {
        assertThat(store.lexemes().posOf(answer.lexeme())).isEqualTo(right);
        assertThat(answer.matched().toString()).isEqualTo(matched);
        assertThat(answer.matchedOther()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ita | il conto, per favore! | il conto per favore",
        "eng | the bill, please | the bill please",
        "arb | نعم، شكرا | نعم شكرا",
        "jpn | はい、元気です | はい元気です",
        "deu | weder ... noch | weder noch",
        "deu | weder...noch | weder noch",
        "fra | ne … pas | ne pas"
      })
  void commasAndEllipsesInsideAPhraseAreLeftOut(String code, String text, String lemma)
      throws IOException {
    assertFindsOther(code, text, lemma, Pos.PHRASE);
  }

  /** Checks that a text finds the only lexeme, which is spelled otherwise. */
  private void assertFindsOther(String code, String text, String lemma, Pos pos)
      throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("the only meaning");
    data.lexeme(language, lemma, pos).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, code, text);
      assertThat(answer.lexeme()).isEqualTo(data.row(language, lemma, pos));
      assertThat(answer.matchedOther()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deu | sowohl als auch | sowohl … als auch",
        "eng | neither nor | neither ... nor",
        "eng | Neither, nor! | neither ... nor",
        "swe | varken eller | varken...eller",
        "hun | nemcsak hanem | nemcsak…hanem"
      })
  void pairedWordsAreListedWithAnEllipsis(String code, String text, String lemma)
      throws IOException {
    assertFindsOther(code, text, lemma, Pos.CONJ);
  }

  @Test
  void aListedPhraseIsNotReplacedByOneOfItsWords() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("says that the speaker sleeps");
    data.meaning("be asleep");
    data.lexeme(english, "I sleep", Pos.PHRASE).sense(0, 9000, 0);
    data.lexeme(english, "sleep", Pos.VERB).sense(1, 9000, 0).rank = 100;
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", "I sleep");
      assertThat(answer.lexeme()).isEqualTo(data.row(english, "I sleep", Pos.PHRASE));
      assertThat(answer.matchedOther()).isFalse();
    }
  }

  @Test
  void aPhraseOfOneSourceIsFoundIfThatIsSure() throws IOException {
    TestDataset data = new TestDataset();
    int spanish = data.language("spa", "Spanish", LanguageLevel.LANGUAGE, -1);
    data.meaning("during this week");
    data.meaning("seven days");
    data.lexeme(spanish, "esta semana", Pos.ADV).sense(0, 8600, 0);
    data.lexeme(spanish, "ese semana", Pos.ADV).sense(0, 2000, 0);
    data.lexeme(spanish, "semana", Pos.NOUN).sense(1, 9500, 0).rank = 300;
    try (Store store = data.open(folder.resolve("words"))) {
      assertThat(translate(store, "spa", "esta semana").matchedOther()).isFalse();
      assertThat(translate(store, "spa", "ese semana").lexeme())
          .isEqualTo(data.row(spanish, "semana", Pos.NOUN));
    }
  }

  @Test
  void theWholeTextComesFirst() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("a rock band");
    data.meaning("what people do at night");
    data.lexeme(english, "The Who", Pos.NAME).sense(0, 9000, 0);
    data.lexeme(english, "who", Pos.PRON).sense(1, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", "the who");
      assertThat(answer.lexeme()).isEqualTo(data.row(english, "The Who", Pos.NAME));
      assertThat(answer.matchedOther()).isFalse();
    }
  }

  @Test
  void aCompanionComesBeforeAnotherSpellingOfTheWholeText() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("a country of Africa");
    data.meaning("to move");
    data.lexeme(english, "Togo", Pos.NAME).sense(0, 9000, 0);
    data.lexeme(english, "go", Pos.VERB).sense(1, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      for (String typed : List.of("to go", "to  go", "To Go")) {
        Translation answer = translate(store, "eng", typed);
        assertThat(answer.lexeme()).as(typed).isEqualTo(data.row(english, "go", Pos.VERB));
      }
      Translation country = translate(store, "eng", "togo");
      assertThat(country.lexeme()).isEqualTo(data.row(english, "Togo", Pos.NAME));
    }
  }

  @Test
  void letterCaseSaysLittleAfterAnArticle() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("the sacred writings");
    data.meaning("something to read");
    data.lexeme(english, "Book", Pos.NOUN).sense(0, 5000, 0);
    data.lexeme(english, "book", Pos.NOUN).sense(1, 9000, 30);
    try (Store store = data.open(folder.resolve("words"))) {
      for (String typed : List.of("A Book", "the Book", "a book")) {
        assertThat(translate(store, "eng", typed).lexeme())
            .as(typed)
            .isEqualTo(data.row(english, "book", Pos.NOUN));
      }
      assertThat(translate(store, "eng", "Book").lexeme())
          .isEqualTo(data.row(english, "Book", Pos.NOUN));
    }
  }

  @Test
  void anEmojiIsFoundByItsName() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    data.meaning("a dog's face");
    data.lexeme(english, "dog face", Pos.NOUN).sense(0, 9000, 0).forms.addAll(List.of("🐶", "🐕"));
    data.lexeme(german, "Hundegesicht", Pos.NOUN).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation fromEnglish = translate(store, "eng", "🐶");
      assertThat(fromEnglish.lexeme()).isEqualTo(data.row(english, "dog face", Pos.NOUN));
      Translation fromGerman = translate(store, "deu", "🐶!");
      assertThat(fromGerman.lexeme()).isEqualTo(data.row(german, "Hundegesicht", Pos.NOUN));
      assertThat(fromGerman.matched().toString()).isEqualTo("Hundegesicht");
      assertThat(translate(store, "deu", "🐱").found()).isFalse();
    }
  }

  @Test
  void aWordWithAMarkIsNoBetterThanTheWord() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("what one dictionary has");
    data.meaning("what is said to thank");
    data.lexeme(english, "thank you!", Pos.OTHER).sense(0, 9000, 0);
    data.lexeme(english, "thank you", Pos.PHRASE).sense(1, 9000, 0).sources.add(1);
    data.lexeme(english, "-ish", Pos.SUFFIX).sense(0, 9000, 0);
    data.lexeme(english, "ish", Pos.ADV).sense(1, 9000, 0).sources.add(1);
    try (Store store = data.open(folder.resolve("words"))) {
      assertThat(translate(store, "eng", "Thank you!").lexeme())
          .isEqualTo(data.row(english, "thank you", Pos.PHRASE));
      assertThat(translate(store, "eng", "-ish").lexeme())
          .isEqualTo(data.row(english, "-ish", Pos.SUFFIX));
    }
  }

  @Test
  void aMeaningInCapitalsIsNoPhrase() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("the name of a concept");
    data.meaning("to take in food");
    data.lexeme(english, "TO EAT", Pos.OTHER).sense(0, 9000, 0);
    data.lexeme(english, "eat", Pos.VERB).sense(1, 9000, 0).rank = 300;
    try (Store store = data.open(folder.resolve("words"))) {
      assertThat(translate(store, "eng", "TO EAT").lexeme())
          .isEqualTo(data.row(english, "eat", Pos.VERB));
    }
  }

  @Test
  void aPhraseIsFoundAsItIsListed() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("to be angry");
    data.lexeme(english, "lose one's temper", Pos.VERB).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", "Lose your temper!");
      assertThat(answer.lexeme()).isEqualTo(data.row(english, "lose one's temper", Pos.VERB));
      assertThat(answer.matched().toString()).isEqualTo("lose one's temper");
      assertThat(translate(store, "eng", "lose your way").found()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "do laundry, do the laundry",
    "get used to, get used to something",
    "that's a good idea, good idea",
    "wash laundry, ''"
  })
  void anEnglishPhraseIsListedInOtherWords(String text, String listed) throws IOException {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("a meaning with a German word");
    for (String lemma : List.of("do the laundry", "get used to something", "good idea")) {
      data.lexeme(english, lemma, Pos.PHRASE).sense(0, 9000, 0);
    }
    data.lexeme(german, "Wort", Pos.NOUN).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", text);
      assertThat(answer.size()).isEqualTo(listed.isEmpty() ? 0 : 1);
      if (!listed.isEmpty()) {
        assertThat(answer.matched().toString()).isEqualTo(listed);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "get on my nerves, get on somebody's nerves",
    "got on his nerves, get on somebody's nerves",
    "getting on everyone's nerves, ''",
    "get to you, get to"
  })
  void personsOfAnEnglishPhraseAreReplaced(String text, String matched) throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("annoy");
    data.meaning("receive");
    data.lexeme(english, "get", Pos.VERB).sense(1, 9000, 0).forms.add("got");
    data.lexeme(english, "get on somebody's nerves", Pos.PHRASE).sense(0, 9000, 0);
    data.lexeme(english, "get to", Pos.VERB).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", text);
      assertThat(answer.found()).isEqualTo(!matched.isEmpty());
      if (answer.found()) {
        assertThat(answer.matched().toString()).isEqualTo(matched);
        assertThat(answer.matchedOther()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fra | me laver les mains | se laver les mains",
        "fra | lave leurs mains | laver ses mains",
        "fra | t'en aller | s'en aller",
        "deu | mir die Hände waschen | sich die Hände waschen",
        "deu | die Miete bezahlt | die Miete bezahlen",
        "spa | pagado el alquiler | pagar el alquiler",
        "spa | me laver les mains | ''"
      })
  void aPhraseHasOtherPersonsAndAnInflectedVerb(String code, String text, String phrase)
      throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("do");
    data.lexeme(language, "laver", Pos.VERB).sense(0, 9000, 0).forms.add("lave");
    data.lexeme(language, "bezahlen", Pos.VERB).sense(0, 9000, 0).forms.add("bezahlt");
    data.lexeme(language, "pagar", Pos.VERB).sense(0, 9000, 0).forms.add("pagado");
    data.lexeme(language, phrase.isEmpty() ? "laver" : phrase, Pos.PHRASE).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, code, text);
      assertThat(answer.found()).isEqualTo(!phrase.isEmpty());
      if (answer.found()) {
        assertThat(answer.matched().toString()).isEqualTo(phrase);
        assertThat(answer.lexeme()).isEqualTo(data.row(language, phrase, Pos.PHRASE));
      }
    }
  }

  @Test
  void aPhraseWithoutTranslationsIsTranslatedAsItIsWrittenElsewhere() throws IOException {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("become angry");
    data.meaning("become angry, of one dictionary");
    data.lexeme(english, "lose your temper", Pos.VERB).sense(1, 9000, 0);
    data.lexeme(english, "lose one's temper", Pos.VERB).sense(0, 9000, 0);
    data.lexeme(german, "wütend werden", Pos.VERB).sense(0, 9000, 0);
    data.lexeme(english, "lose your way", Pos.VERB).sense(1, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", "lose your temper");
      assertThat(answer.size()).isEqualTo(1);
      assertThat(answer.matched().toString()).isEqualTo("lose one's temper");
      Translation none = translate(store, "eng", "lose your way");
      assertThat(none.size()).isZero();
      assertThat(none.lexeme()).isEqualTo(data.row(english, "lose your way", Pos.VERB));
      assertThat(none.matched().toString()).isEqualTo("lose your way");
    }
  }

  @Test
  void aTextWithoutTranslationsIsTranslatedWithoutBlanksAndHyphens() throws IOException {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("Saturday and Sunday");
    data.meaning("the same, of one dictionary");
    data.lexeme(english, "week-end", Pos.NOUN).sense(1, 9000, 0);
    data.lexeme(english, "weekend", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(german, "Wochenende", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(english, "year-end", Pos.NOUN).sense(1, 9000, 0);
    data.lexeme(english, "yearend", Pos.NOUN).sense(1, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      Translation answer = translate(store, "eng", "week-end");
      assertThat(answer.size()).isEqualTo(1);
      assertThat(answer.matched().toString()).isEqualTo("weekend");
      Translation none = translate(store, "eng", "year-end");
      assertThat(none.size()).isZero();
      assertThat(none.lexeme()).isEqualTo(data.row(english, "year-end", Pos.NOUN));
      assertThat(none.matched().toString()).isEqualTo("year-end");
    }
  }

  private static Translation translate(Store store, String code, String text) {
    TranslateQuery query = new TranslateQuery();
    query.setText(text);
    int entry = store.codes().find(code);
    query.source().add(store.codes().language(entry, 0));
    query.addTarget().add(0);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    return answer;
  }
}
