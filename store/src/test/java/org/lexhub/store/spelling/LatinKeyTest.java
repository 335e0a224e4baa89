package org.lexhub.store.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.text.Utf8Buffer;

class LatinKeyTest {
  private final Romanizer romanizer = new Romanizer();
  private final LatinKey said = new LatinKey();
  private final LatinKey written = new LatinKey();

  @ParameterizedTest
  @CsvSource({
    "привет, privet",
    "привет, privjet",
    "привет, privyet",
    "щи, shchi",
    "щи, schi",
    "щи, sci",
    "хорошо, khorosho",
    "хорошо, horosho",
    "Чайковский, tchaikovsky",
    "Чайковский, chaykovskiy",
    "Чайковский, caikovskij",
    "ёлка, yolka",
    "ёлка, jolka",
    "ёлка, elka",
    "царь, tsar",
    "царь, car",
    "царь, czar",
    "Юля, yulya",
    "Юля, julja",
    "Юля, iulia",
    "ευχαριστώ, efharisto",
    "ευχαριστώ, efcharisto",
    "ευχαριστώ, eucharisto",
    "θάλασσα, thalassa",
    "θάλασσα, thalasa",
    "και, kai",
    "και, ke",
    "φιλοσοφία, philosophia",
    "φιλοσοφία, filosofia",
    "とうきょう, tokyo",
    "とうきょう, toukyou",
    "とうきょう, tookyoo",
    "しんぶん, shimbun",
    "しんぶん, sinbun",
    "しんぶん, simbun",
    "しんぶん, shinbun",
    "ふじ, fuji",
    "ふじ, huzi",
    "つなみ, tunami",
    "つなみ, tsunami",
    "ちゃ, cha",
    "ちゃ, tya",
    "じゃま, jama",
    "じゃま, zyama",
    "じゃま, jyama",
    "まっちゃ, matcha",
    "まっちゃ, maccha",
    "まっちゃ, mattya",
    "おおの, ohno",
    "おおの, ono",
    "にほん, nihonn",
    "こんな, konna",
    "김치, kimchi",
    "김치, gimchi",
    "안녕, annyeong",
    "안녕, annyong",
    "안녕, anyong",
    "한국, hanguk",
    "한국, hankuk",
    "नमस्ते, namaste",
    "नमस्ते, namastey",
    "शक्ति, shakti",
    "शक्ति, sakti",
    "शक्ति, shakthi",
    "भारत, bharat",
    "भारत, bhaarat",
    "भारत, bharata",
    "खाना, khana",
    "खाना, kana",
    "தமிழ், tamil",
    "தமிழ், thamizh",
    "ხაჭაპური, khachapuri",
    "ხაჭაპური, hachapuri",
    "שלום, shalom",
    "שלום, sholom",
    "תודה, toda",
    "תודה, todah",
    "חבר, chaver",
    "חבר, haver",
    "חבר, khaver",
    "דוד, david",
    "ילד, yeled",
    "ספר, sefer",
    "מצה, matzah",
    "מצה, matsa",
    "سلام, salam",
    "سلام, salaam",
    "كتاب, kitab",
    "كتاب, ketab",
    "شكرا, shukran",
    "مرحبا, marhaba",
    "قهوة, qahwa",
    "قهوة, kahwa",
    "مدرسة, madrasa",
    "مدرسة, madrasah",
    "بيت, bayt",
    "بيت, beit",
    "محمد, muhammad",
    "محمد, mohamed",
  })
  void agreesWithEveryUsualRomanization(String word, String latin) {
    assertThat(distance(word, latin)).isNotNegative();
  }

  @ParameterizedTest
  @CsvSource({
    "лук, lyuk",
    "шест, test",
    "мост, most1x",
    "きて, kitte",
    "かっこ, kako",
    "さか, zaka",
    "こな, konna",
    "θέμα, tema",
    "김, nim",
    "खल, gal",
    "כלב, kalab1u",
    "ילד, lid",
    "ילד, lod",
    "שלום, shalim",
    "كتاب, kutub",
    "كاتب, kitb",
    "سلام, silm",
  })
  void keepsOtherWordsApart(String word, String latin) {
    assertThat(distance(word, latin.replaceAll("[0-9]", "q"))).isNegative();
  }

  @ParameterizedTest
  @CsvSource({"привет, privet, 0", "привет, privyet, 1", "とうきょう, tokyo, 2", "كتاب, kitab, 1"})
  void countsTheLettersThatDiffer(String word, String latin, int distance) {
    assertThat(distance(word, latin)).isEqualTo(distance);
  }

  @ParameterizedTest
  @CsvSource({
    "привет, privet",
    "щи, shchi",
    "Чайковский, tschaikowsky",
    "とうきょう, tokyo",
    "שלום, shalom",
    "תודה, todah",
    "ישראל, yisrael",
    "كتاب, kitab",
    "شكرا, shukran",
    "مدرسة, madrasah",
    "صديق, sadeeq",
    "خانه, khaneh",
  })
  void findsUsualRomanizationsAmongAllLanguages(String word, String latin) {
    assertThat(distance(word, latin, true)).isNotNegative();
  }

  @ParameterizedTest
  @CsvSource({
    "רכב, recieve",
    "רכיבה, recieve",
    "نهنگ, nihongo",
    "غذا, geoda",
    "طبل, table",
  })
  void keepsFarWordsApartAmongAllLanguages(String word, String latin) {
    assertThat(distance(word, latin, true)).isNegative();
  }

  private int distance(String word, String latin) {
    return distance(word, latin, false);
  }

  /** Returns the minimum distance over the readings of a word. */
  private int distance(String word, String latin, boolean strict) {
    byte[] utf8 = word.getBytes(StandardCharsets.UTF_8);
    byte[] typed = latin.getBytes(StandardCharsets.US_ASCII);
    LatinSystem system = Objects.requireNonNull(LatinSystem.of(utf8, 0, utf8.length));
    int best = -1;
    for (int way = 0; way < 2; way++) {
      Utf8Buffer out = new Utf8Buffer(16);
      assertThat(romanizer.append(system, way == 1, utf8, 0, utf8.length, out)).isTrue();
      assertThat(said.read(system, typed, 0, typed.length)).isTrue();
      written.readWritten(system, out.bytes(), 0, out.length());
      int distance = said.distance(system, written, strict);
      best = distance >= 0 && (best < 0 || distance < best) ? distance : best;
    }
    return best;
  }
}
