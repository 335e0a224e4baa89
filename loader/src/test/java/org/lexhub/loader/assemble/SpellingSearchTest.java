package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Loads records and searches the snapshot for their spellings. */
class SpellingSearchTest {
  private static final List<String> LANGUAGES =
      List.of(
          "stan1293 eng",
          "stan1295 deu",
          "mand1415 cmn",
          "nucl1643 jpn",
          "russ1263 rus",
          "mode1248 ell",
          "hebr1245 heb",
          "stan1318 arb",
          "hind1269 hin",
          "kore1280 kor",
          "stan1288 spa",
          "amha1245 amh",
          "viet1252 vie",
          "dani1285 dan");

  @TempDir static Path folder;

  private static Store store;

  private final LexemeHits hits = new LexemeHits();

  @BeforeAll
  static void load() throws Exception {
    List<String> lines = new ArrayList<>();
    for (String language : LANGUAGES) {
      String[] codes = language.split(" ", -1);
      lines.add(
          "{\"language\":{\"glottocode\":\""
              + codes[0]
              + "\",\"iso639_3\":\""
              + codes[1]
              + "\",\"name\":\""
              + codes[1]
              + "\"}}");
    }
    word(
        lines, "eng", "noun", "ice cream", "mother-in-law", "e-mail", "dog", "box", "city", "wolf");
    word(lines, "eng", "verb", "run", "make", "dog", "tidy");
    word(lines, "eng", "adj", "big", "easy");
    word(lines, "eng", "adv", "don't");
    word(lines, "deu", "noun", "Haus", "Straße", "über");
    word(lines, "deu", "verb", "machen", "gehen", "wandern");
    word(lines, "deu", "adj", "schön", "aktuell");
    word(lines, "dan", "noun", "smørrebrød", "gård");
    word(lines, "spa", "noun", "canción", "perro");
    word(lines, "spa", "verb", "hablar", "ir", "ser");
    word(lines, "cmn", "noun", "你好,nǐ hǎo", "绿,lǜ", "西安", "国", "國");
    word(lines, "cmn", "noun", "银行,yín háng", "银行家");
    word(lines, "vie", "noun", "giấm", "cà phê");
    word(lines, "jpn", "noun", "猫,ねこ", "東京,とうきょう", "新聞,しんぶん", "コーヒー", "寿司,すし");
    word(lines, "jpn", "noun", "図書館");
    word(lines, "jpn", "verb", "読む,よむ", "書く,かく", "待つ,まつ");
    lines.add(
        "{\"lexeme\":{\"language\":\"jpn\",\"lemma\":\"飲む\",\"pos\":\"verb\",\"forms\":[{\"form\":\"飲みます\"}],"
            + "\"senses\":[{\"meaning\":\"own:drink\"}]}}");
    word(lines, "rus", "noun", "привет", "щи", "ёлка", "собака");
    word(lines, "ell", "noun", "καλημέρα", "ευχαριστώ");
    word(lines, "heb", "noun", "שלום", "ילד", "דוד");
    word(lines, "arb", "noun", "كتاب", "شكرا", "كاتب");
    word(lines, "hin", "noun", "नमस्ते", "हिन्दी");
    word(lines, "kor", "noun", "안녕", "김치", "한국어");
    word(lines, "kor", "verb", "사랑하다");
    word(lines, "amh", "noun", "ሰላም");
    new LoadFolder(folder)
        .file("words/words.jsonl", lines.toArray(new String[0]))
        .recipe("words")
        .load(folder.resolve("out"));
    Path current = Objects.requireNonNull(SnapshotFolder.of(folder.resolve("out")).current());
    Store.verify(current, line -> {});
    store = Store.open(current);
  }

  @AfterAll
  static void close() {
    store.close();
  }

  /** Adds words, each followed by a comma and its reading. */
  private static void word(List<String> lines, String language, String pos, String... words) {
    for (String word : words) {
      String[] parts = word.split(",", -1);
      String reading = parts.length > 1 ? ",\"reading\":\"" + parts[1] + "\"" : "";
      lines.add(
          "{\"lexeme\":{\"language\":\""
              + language
              + "\",\"lemma\":\""
              + parts[0]
              + "\",\"pos\":\""
              + pos
              + "\""
              + reading
              + ",\"senses\":[{\"meaning\":\"own:"
              + language
              + parts[0].hashCode()
              + "\"}]}}");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "icecream, ice cream, lemma",
    "としょかん, 図書館, reading",
    "toshokan, 図書館, romanization",
    "のみます, 飲む, form",
    "nomimasu, 飲む, form",
    "ice-cream, ice cream, lemma",
    "Ice Cream, ice cream, lemma",
    "email, e-mail, lemma",
    "e mail, e-mail, lemma",
    "dont, don't, lemma",
    "don’t, don't, lemma",
    "mother in law, mother-in-law, lemma",
    "d og, dog, lemma",
    "dogs, dog, form",
    "boxes, box, form",
    "cities, city, form",
    "wolves, wolf, form",
    "running, run, form",
    "making, make, form",
    "tidied, tidy, form",
    "bigger, big, form",
    "easiest, easy, form",
    "Häuser, Haus, form",
    "Hausern, Haus, form",
    "gemacht, machen, form",
    "gewandert, wandern, form",
    "ging, gehen, form",
    "gegangen, gehen, form",
    "gestein, , ",
    "vamos, ir, form",
    "사랑해요, 사랑하다, form",
    "machst, machen, form",
    "schoen, schön, lemma",
    "Strasse, Straße, lemma",
    "STRASSE, Straße, lemma",
    "ueber, über, lemma",
    "aktüll, , ",
    "aktuell, aktuell, lemma",
    "smoerrebroed, smørrebrød, lemma",
    "gaard, gård, lemma",
    "canciones, canción, form",
    "hablamos, hablar, form",
    "perros, perro, form",
    "nihao, 你好, romanization",
    "ni hao, 你好, reading",
    "ni3hao3, 你好, romanization",
    "nǐhǎo, 你好, romanization",
    "NI3 HAO3, 你好, romanization",
    "nǐ hǎo, 你好, reading",
    "lv4, 绿, reading",
    "lu:4, 绿, reading",
    "lü, 绿, reading",
    "xian, 西安, romanization",
    "xi'an, 西安, romanization",
    "guo, 国, romanization",
    "yinhangjia, 银行家, romanization",
    "国, 国, lemma",
    "國, 國, lemma",
    "neko, 猫, romanization",
    "ネコ, 猫, reading",
    "ﾈｺ, 猫, reading",
    "ねこ, 猫, reading",
    "tokyo, 東京, romanization",
    "toukyou, 東京, romanization",
    "tōkyō, 東京, romanization",
    "tookyoo, 東京, romanization",
    "shinbun, 新聞, romanization",
    "simbun, 新聞, romanization",
    "shimbun, 新聞, romanization",
    "susi, 寿司, romanization",
    "こーひー, コーヒー, lemma",
    "koohii, コーヒー, romanization",
    "kohi, コーヒー, romanization",
    "こおひい, コーヒー, lemma",
    "privet, привет, romanization",
    "privyet, привет, romanization",
    "ПРИВЕТ, привет, lemma",
    "shchi, щи, romanization",
    "schi, щи, romanization",
    "šči, щи, romanization",
    "елка, ёлка, lemma",
    "yolka, ёлка, romanization",
    "elka, ёлка, romanization",
    "kalimera, καλημέρα, romanization",
    "καλημερα, καλημέρα, lemma",
    "efharisto, ευχαριστώ, romanization",
    "shalom, שלום, romanization",
    "שלומ, שלום, lemma",
    "שָׁלוֹם, שלום, lemma",
    "yeled, ילד, romanization",
    "david, דוד, romanization",
    "kitab, كتاب, romanization",
    "كِتَاب, كتاب, lemma",
    "كتـاب, كتاب, lemma",
    "کتاب, كتاب, lemma",
    "shukran, شكرا, romanization",
    "katib, كاتب, romanization",
    "namaste, नमस्ते, romanization",
    "हिंदी, हिन्दी, lemma",
    "hindi, हिन्दी, romanization",
    "annyeong, 안녕, romanization",
    "kimchi, 김치, romanization",
    "ㅇㅏㄴㄴㅕㅇ, 안녕, lemma",
    "hangugeo, 한국어, romanization",
    "hankuko, 한국어, romanization",
    "selam, ሰላም, prefix",
  })
  void findsTheWord(String typed, String lemma, String match) {
    search(typed);
    if (lemma == null) {
      assertThat(hits.size()).isZero();
      return;
    }
    assertThat(lemma(0)).isEqualTo(lemma);
    assertThat(hits.match(0).code()).isEqualTo(match);
  }

  @ParameterizedTest
  @CsvSource({"国, 國", "kutub, كتاب", "kitb, كتاب", "lid, ילד", "sake, собака", "does, dog"})
  void doesNotTakeOtherWordsForTheSame(String typed, String lemma) {
    search(typed);
    for (int i = 0; i < hits.size(); i++) {
      assertThat(lemma(i)).isNotEqualTo(lemma);
    }
  }

  @ParameterizedTest
  @CsvSource({"yomimasu, 読む", "yonda, 読む", "kakimasita, 書く", "matte, 待つ", "machimasen, 待つ"})
  void japaneseFormsInLatinLettersLeadToTheirVerb(String typed, String lemma) {
    LexemeQuery q = new LexemeQuery();
    q.setText(typed);
    q.languages().clear();
    q.languages().add(store.codes().language(store.codes().find("jpn"), 0));
    store.lexemeSearch().search(q, hits);

    assertThat(hits.size()).isNotZero();
    assertThat(lemma(0)).isEqualTo(lemma);
    assertThat(hits.match(0).code()).isEqualTo("form");
  }

  @Test
  void findTakesVariantsWhereThereIsNoExactSpelling() {
    assertThat(find("icecream")).containsExactly("ice cream");
    assertThat(find("privyet")).containsExactly("привет");
    assertThat(find("dogs")).containsExactly("dog", "dog");
    assertThat(find("dog")).containsExactly("dog", "dog");
    assertThat(find("nosuchword")).isEmpty();
  }

  @Test
  void findTakesNoVietnameseWordWithOtherMarks() {
    assertThat(find("giấm")).containsExactly("giấm");
    assertThat(find("giam")).containsExactly("giấm");
    assertThat(find("GIẤM")).containsExactly("giấm");
    assertThat(find("giảm")).isEmpty();
    assertThat(find("ca phe")).containsExactly("cà phê");
    assertThat(find("cà phe")).isEmpty();
    assertThat(find("cá phê")).isEmpty();
  }

  @Test
  void whatTheLoaderMadeIsServedAndMarked() {
    search("привет");
    int lexeme = hits.lexeme(0);
    assertThat(store.strings().get(store.lexemes().romanization(lexeme))).isEqualTo("privet");
    assertThat(store.lexemes().isRomanizationMade(lexeme)).isTrue();
    assertThat(store.lexemes().isReadingMade(lexeme)).isFalse();
  }

  private void search(String text) {
    LexemeQuery q = new LexemeQuery();
    q.setText(text);
    store.lexemeSearch().search(q, hits);
  }

  private List<String> find(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    LanguageSet all = new LanguageSet();
    all.setAll();
    store.lexemeSearch().find(utf8, utf8.length, all, hits);
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      lemmas.add(lemma(i));
    }
    return lemmas;
  }

  private String lemma(int i) {
    return store.strings().get(store.lexemes().lemma(hits.lexeme(i)));
  }
}
