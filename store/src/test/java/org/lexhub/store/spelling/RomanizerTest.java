package org.lexhub.store.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.text.Utf8Buffer;

class RomanizerTest {
  private final Romanizer romanizer = new Romanizer();

  @ParameterizedTest
  @CsvSource({
    "привет, privet",
    "Москва, moskva",
    "щи, shchi",
    "жёлтый, zholtyy",
    "хорошо, khorosho",
    "Київ, kiyiv",
    "при\u0301вет, privet",
    "καλημέρα, kalimera",
    "ευχαριστώ, efcharisto",
    "Μπαμπάς, bampas",
    "ψυχή, psychi",
    "גלידה, glida",
    "ירושלים, yroshlim",
    "كتاب, ktab",
    "كِتَاب, kitab",
    "مدرسة, mdrsa",
    "नमस्ते, namaste",
    "हिन्दी, hindi",
    "हिंदी, hindi",
    "मतलब, matlab",
    "भारत, bharat",
    "আমি, aami",
    "வணக்கம், vanakkam",
    "ಕನ್ನಡ, kannada",
    "안녕하세요, annyeonghaseyo",
    "한국어, hangugeo",
    "독립, dongnip",
    "신라, silla",
    "학교, hakgyo",
    "ねこ, neko",
    "ネコ, neko",
    "とうきょう, toukyou",
    "まっちゃ, matcha",
    "ざっし, zasshi",
    "しんぶん, shinbun",
    "გამარჯობა, gamarjoba",
    "Հայաստան, hayastan",
    "добрый день, dobryy den",
  })
  void writesWhatPeopleType(String word, String latin) {
    assertThat(romanize(word, false)).isEqualTo(latin);
  }

  @ParameterizedTest
  @CsvSource({"ёлка, elka", "דוד, dvd", "شكرا, shkran", "नमक, namak", "मतलब, matalab"})
  void readsSomeWordsInASecondWay(String word, String latin) {
    assertThat(romanize(word, true)).isEqualTo(latin);
  }

  @ParameterizedTest
  @ValueSource(strings = {"食べる", "приветの", "ねこ猫", "카페猫"})
  void leavesMixedWordsAlone(String word) {
    assertThat(romanize(word, false)).isNull();
  }

  @Test
  void knowsTheScriptByTheFirstLetterThatHasOne() {
    assertThat(system("1-й")).isEqualTo(LatinSystem.CYRILLIC);
    assertThat(system("Tシャツ")).isEqualTo(LatinSystem.JAPANESE);
    assertThat(system("தமிழ்")).isEqualTo(LatinSystem.TAMIL);
    assertThat(system("ἄνθρωπος")).isEqualTo(LatinSystem.GREEK);
    assertThat(system("ﾈｺ")).isEqualTo(LatinSystem.JAPANESE);
    assertThat(system("word")).isNull();
    assertThat(system("猫")).isNull();
    assertThat(system("ሰላም")).isNull();
  }

  @Test
  void allocatesNothing() {
    byte[][] words = new byte[6][];
    String[] texts = {"здравствуйте", "مَدْرَسَة", "नमस्ते", "안녕하세요", "とうきょう", "שלום"};
    LatinSystem[] systems = new LatinSystem[texts.length];
    for (int i = 0; i < texts.length; i++) {
      words[i] = texts[i].getBytes(StandardCharsets.UTF_8);
      systems[i] = Objects.requireNonNull(system(texts[i]));
    }
    Utf8Buffer out = new Utf8Buffer(64);
    LatinKey said = new LatinKey();
    LatinKey written = new LatinKey();
    long bytes =
        AllocatedBytes.bytes(() -> {
          for (int i = 0; i < words.length; i++) {
            out.clear();
            romanizer.append(systems[i], false, words[i], 0, words[i].length, out);
            said.read(systems[i], out.bytes(), 0, out.length());
            written.readWritten(systems[i], out.bytes(), 0, out.length());
            said.distance(systems[i], written, false);
          }
        });
    assertThat(bytes).isZero();
  }

  private static @Nullable LatinSystem system(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return LatinSystem.of(utf8, 0, utf8.length);
  }

  private @Nullable String romanize(String word, boolean second) {
    byte[] utf8 = word.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer out = new Utf8Buffer(16);
    boolean done =
        romanizer.append(Objects.requireNonNull(system(word)), second, utf8, 0, utf8.length, out);
    assertThat(done).isEqualTo(out.length() > 0);
    return done ? out.toString() : null;
  }
}
