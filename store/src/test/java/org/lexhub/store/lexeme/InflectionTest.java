package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/** Inflected forms that no source lists lead to their lemma, and to no other part of speech. */
class InflectionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "eng, noun, houses, house",
    "deu, noun, Kindern, Kind",
    "rus, noun, книгами, книга",
    "bul, noun, къщата, къща",
    "bul, noun, книги, книга",
    "bul, noun, градовете, град",
    "bul, noun, езици, език",
    "bul, noun, немците, немец",
    "bul, noun, учителят, учител",
    "bul, noun, децата, дете",
    "bul, adj, новите, нов",
    "bul, adj, важната, важен",
    "bul, verb, говориш, говоря",
    "bul, verb, искаха, искам",
    "bul, verb, бяха, съм",
    "mkd, noun, куќата, куќа",
    "mkd, adj, важните, важен",
    "mkd, verb, работам, работи",
    "hin, noun, लड़के, लड़का",
    "hin, noun, लड़कियाँ, लड़की",
    "hin, noun, किताबों, किताब",
    "hin, adj, अच्छी, अच्छा",
    "hin, verb, बोलता, बोलना",
    "hin, verb, गए, जाना",
    "arb, noun, البيت, بيت",
    "arb, noun, والكتاب, كتاب",
    "arb, noun, السيارات, سيارة",
    "arb, noun, مدرستها, مدرسة",
    "arb, adj, الكبيرة, كبير",
    "arb, verb, يكتبون, كتب",
    "jpn, verb, 食べた, 食べる",
    "jpn, verb, たべます, たべる",
    "jpn, verb, 食べられなかった, 食べる",
    "jpn, verb, 飲んでいます, 飲む",
    "jpn, verb, 書きませんでした, 書く",
    "jpn, verb, 泳いだ, 泳ぐ",
    "jpn, verb, 待って, 待つ",
    "jpn, verb, 会いたい, 会う",
    "jpn, verb, 行った, 行く",
    "jpn, verb, 来ました, 来る",
    "jpn, verb, 勉強しました, 勉強する",
    "jpn, noun, 勉強しました, 勉強",
    "jpn, adj, 高くなかった, 高い",
    "jpn, adj, 静かな, 静か",
    "jpn, noun, 学校には, 学校",
    "kor, verb, 먹었어요, 먹다",
    "kor, verb, 갑니다, 가다",
    "kor, verb, 갔다, 가다",
    "kor, verb, 왔어요, 오다",
    "kor, verb, 마셨습니다, 마시다",
    "kor, verb, 배워요, 배우다",
    "kor, verb, 공부했어요, 공부하다",
    "kor, verb, 들었다, 듣다",
    "kor, verb, 몰라요, 모르다",
    "kor, verb, 읽고 있다, 읽다",
    "kor, adj, 추워요, 춥다",
    "kor, adj, 예쁜, 예쁘다",
    "kor, adj, 바빠요, 바쁘다",
    "kor, noun, 학교에서, 학교",
    "kor, noun, 사람들은, 사람",
    "kor, noun, 물을, 물",
    "pol, noun, kotami, kot",
    "pol, noun, książkę, książka",
    "pol, adj, dobrego, dobry",
    "pol, verb, czytała, czytać",
    "pol, verb, pracuję, pracować",
    "ces, noun, ženou, žena",
    "ces, verb, dělali, dělat",
    "slk, adj, dobrého, dobrý",
    "ukr, noun, книгами, книга",
    "ukr, adj, нового, новий",
    "ukr, verb, читаємо, читати",
    "tur, noun, evlerde, ev",
    "tur, noun, kitabı, kitap",
    "tur, verb, yazıyorum, yazmak",
    "tur, verb, geldi, gelmek",
    "fin, noun, talossa, talo",
    "fin, adj, punaisen, punainen",
    "hun, noun, házban, ház",
    "hun, noun, almát, alma",
    "ron, noun, lupului, lup",
    "cat, verb, cantaven, cantar",
    "ell, noun, ανθρώπους, άνθρωπος",
    "ell, noun, προβλήματα, πρόβλημα",
    "ell, verb, γράφουμε, γράφω",
    "heb, noun, הספרים, ספר",
    "pes, noun, کتاب‌ها, کتاب",
    "ind, verb, membacakan, baca",
    "ind, noun, rumahnya, rumah"
  })
  void aFormLeadsToItsLemma(String code, String pos, String form, String lemma) throws IOException {
    Pos right = Pos.valueOf(pos.toUpperCase(Locale.ROOT));
    TestDataset data = new TestDataset();
    int language = data.language(code, "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("something");
    data.lexeme(language, lemma, right).sense(0, 9000, 0);
    data.lexeme(language, lemma, Pos.INTJ).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      LanguageSet languages = new LanguageSet();
      languages.add(language);
      LexemeHits hits = new LexemeHits();
      byte[] text = form.getBytes(StandardCharsets.UTF_8);
      store.lexemeSearch().find(text, text.length, languages, hits);
      assertThat(hits.size()).isEqualTo(1);
      assertThat(store.lexemes().pos(hits.lexeme(0))).isEqualTo(right.number());
      assertThat(hits.match(0)).isEqualTo(MatchKind.FORM);
    }
  }
}
