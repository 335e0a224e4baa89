package org.lexhub.store.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.text.Utf8Buffer;

class FoldTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Haus, haus",
        "résumé, resume",
        "España, espana",
        "Straße, strasse",
        "STRASSE, strasse",
        "Ærø, aero",
        "Œuvre, oeuvre",
        "Łódź, lodz",
        "Đà Nẵng, da nang",
        "İstanbul, istanbul",
        "ılık, ilik",
        "þorn, thorn",
        "ﬁsh, fish",
        "ＡＢＣ１２, abc12",
        "x², x2",
        "Ёлка, елка",
        "ΛΌΓΟΣ, λογοσ",
        "λόγος, λογοσ",
        "شَمْس, شمس",
        "كتـــاب, كتاب",
        "أحمد, احمد",
        "علی, علي",
        "שָׁלוֹם, שלומ",
        "ארץ, ארצ",
        "װײַן, וויינ",
        "إسلام, اسلام",
        "آب, اب",
        "مؤمن, مومن",
        "مدرسة, مدرسه",
        "مدرسۃ, مدرسه",
        "کتاب, كتاب",
        "بڑے, بڑي",
        "ئالما, يالما",
        "لا, لا",
        "۱۲۳, 123",
        "don’t, dont",
        "don't, dont",
        "rock 'n' roll, rock n roll",
        "ʻokina, okina",
        "צ׳יפס, ציפס",
        "ice_cream, ice cream",
        "well‐known, well known",
        "a – b, a b",
        "a_-_b, a b",
        "pa\u00ADper, paper",
        "می\u200Cشود, ميشود",
        "ﾊﾞｰ, ばあ",
        "コーヒー, こおひい",
        "ラーメン, らあめん",
        "らーめん, らあめん",
        "ヴァイオリン, ゔぁいおりん",
        "ニューヨーク, にゅうよおく",
        "ー, ー",
        "ンー, んー",
        "ぱ, ぱ",
        "が, が",
        "क़लम, कलम",
        "हिन्दी, हिंदी",
        "हिंदी, हिंदी",
        "लम्बा, लंबा",
        "अन्न, अन्न",
        "हँसी, हंसी",
        "हृत्‌, हृत्",
        "উৎসব, উত্সব",
        "അവൻ, അവന്",
        "ไทย, ไทย",
        "น้ำ, น้ำ",
        "한국어, 한국어",
        "ㅎㅏㄴㄱㅜㄱㅇㅓ, 한국어",
        "ㅇㅏㄴㄴㅕㅇ, 안녕",
        "ㄷㅏㄺ, 닭",
        "ㅎㅏㄴ ㄱㅡㄹ, 한 글",
        "ﾡﾢ, ᄀᄁ",
        "日本語, 日本語",
        "中文　字典, 中文 字典",
        "-ness, ness",
      })
  void foldsWhatPeopleTakeForTheSame(String text, String folded) {
    assertThat(Fold.fold(text)).isEqualTo(Normalizer.normalize(folded, Normalizer.Form.NFC));
  }

  @Test
  void keepsVoicedKanaApart() {
    assertThat(Fold.fold("か")).isNotEqualTo(Fold.fold("が"));
    assertThat(Fold.fold("は")).isNotEqualTo(Fold.fold("ぱ"));
  }

  @ParameterizedTest
  @CsvSource({"发, 髮", "國, 国", "后, 後", "かん, がん", "ほん, ぽん", "चाल, छाल", "ბ, პ", "ת, ט"})
  void keepsApartWhatIsDifferent(String one, String other) {
    assertThat(Fold.fold(one)).isNotEqualTo(Fold.fold(other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"がぎぐげご", "ヴァイオリン", "한글", "각", "கொ", "ൊ", "မဦ"})
  void takesDecomposedTextAsComposed(String text) {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFD);
    assertThat(Fold.fold(apart)).isEqualTo(Fold.fold(text));
  }

  @Test
  void dropsBlanksAtTheEndsAndJoinsThoseInside() {
    assertThat(Fold.fold("  a \t\n b　")).isEqualTo("a b");
    assertThat(Fold.fold(" \u2003\t")).isEmpty();
    assertThat(Fold.fold("   ")).isEmpty();
    assertThat(Fold.fold("")).isEmpty();
  }

  @Test
  void keepsATextWithoutLetters() {
    assertThat(Fold.fold("-")).isEqualTo("-");
    assertThat(Fold.fold(" - ")).isEqualTo("-");
    assertThat(Fold.fold("\u0301")).isEqualTo("\u0301");
    assertThat(Fold.fold("-\u0000-")).isEqualTo("--");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"80", "c3", "c328", "c0af", "e28228", "eda080", "f0288cbc", "f4908080", "61ff"})
  void reportsMalformedUtf8AndAppendsNothing(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    Utf8Buffer out = new Utf8Buffer(8);
    out.putAscii("x");
    assertThat(Fold.fold(bytes, 0, bytes.length, out)).isFalse();
    assertThat(out.toString()).isEqualTo("x");
  }

  @Test
  void appendsBehindWhatTheBufferHolds() {
    byte[] text = "_Éa_".getBytes(StandardCharsets.UTF_8);
    Utf8Buffer out = new Utf8Buffer(1);
    out.putAscii("か");
    out.clear();
    out.putAscii("x ");
    assertThat(Fold.fold(text, 0, text.length, out)).isTrue();
    assertThat(out.toString()).isEqualTo("x ea");
  }

  @Test
  void foldingAgainChangesNothing() {
    long seed = 42;
    Random random = new Random(seed);
    for (int i = 0; i < 200_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = 1 + random.nextInt(5); n > 0; n--) {
        text.appendCodePoint(codePoint(random));
      }
      String once = Fold.fold(text.toString());
      assertThat(Fold.fold(once))
          .as("seed %d, %s", seed, text.codePoints().boxed().toList())
          .isEqualTo(once);
    }
  }

  private static int codePoint(Random random) {
    while (true) {
      int limit = random.nextBoolean() ? 0x3200 : 0x20000;
      int codePoint = random.nextInt(limit);
      if (Character.isDefined(codePoint) && (codePoint < 0xD800 || codePoint > 0xDFFF)) {
        return codePoint;
      }
    }
  }

  @Test
  void everyCodePointFoldsByTheRules() throws Exception {
    assumeTrue(Runtime.version().feature() == 25, "the table is made from the Unicode of JDK 25");
    try (InputStream in = FoldTable.class.getResourceAsStream("fold.tsv")) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.US_ASCII))
          .isEqualTo(new FoldRules().table());
    }
  }

  @Test
  void allocatesNothing() {
    byte[] text = "Ärger mit ﬁsh – ぱﾊﾞ 한국어 शक्ति".getBytes(StandardCharsets.UTF_8);
    Utf8Buffer out = new Utf8Buffer(256);
    long bytes =
        AllocatedBytes.bytes(() -> {
          out.clear();
          Fold.fold(text, 0, text.length, out);
        });
    assertThat(bytes).isZero();
  }
}
