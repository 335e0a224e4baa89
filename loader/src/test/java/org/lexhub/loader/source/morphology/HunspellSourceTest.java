package org.lexhub.loader.source.morphology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;

class HunspellSourceTest {
  private static final String[] CZECH = {
    "SET ISO8859-2",
    "FORBIDDENWORD q",
    "PFX N Y 1",
    "PFX N 0 ne .",
    "SFX H Y 4",
    "SFX H   0    u        [^ey]",
    "SFX H   0    \u016f        [^ey]",
    "SFX H   0    ov/Y     [^ey]",
    "SFX H   e    i        [ae]  # after a vowel",
    "SFX Y Y 2",
    "SFX Y   \u00fd    \u00e1        \u00fd",
    "SFX Y   \u00fd    \u00e9ho      \u00fd",
    "SFX R Y 1",
    "SFX R   \u00fd    e        \u00fd"
  };

  private static byte[] encoded(Charset charset, String... lines) {
    return (String.join("\n", lines) + "\n").getBytes(charset);
  }

  private static RecordingSink read(RecordedLayer layer, Set<String> earlier) throws IOException {
    RecordingSink sink = new RecordingSink();
    sink.earlier = earlier;
    Formats.source("hunspell").read(layer.layer("hunspell"), sink);
    return sink;
  }

  private static List<String> forms(LexemeRecord lexeme) {
    return lexeme.forms().stream().map(FormRecord::form).toList();
  }

  @Test
  void suffixesMakeFormsAndDerivationsDoNot() throws IOException {
    Charset latin2 = Charset.forName("ISO-8859-2");
    RecordingSink sink =
        read(
            new RecordedLayer()
                .bytes("cs_CZ.aff", encoded(latin2, CZECH))
                .bytes(
                    "cs_CZ.dic",
                    encoded(latin2, "4", "hrad/HN", "mal\u00fd/YRN", "moře/H", "zde", "dům/H")),
            Set.of("hrad", "mal\u00fd", "moře", "zde"));
    assertThat(sink.annotations)
        .extracting(LexemeRecord::languageCode)
        .containsExactly("ces", "ces", "ces");
    assertThat(forms(sink.annotations.get(0))).containsExactly("hradu", "hrad\u016f");
    assertThat(forms(sink.annotations.get(1))).containsExactly("mal\u00e1", "mal\u00e9ho");
    assertThat(forms(sink.annotations.get(2))).containsExactly("moři");
    assertThat(sink.annotations)
        .extracting(LexemeRecord::pos)
        .containsExactly(Pos.NOUN, Pos.ADJ, Pos.NOUN);
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void aFlagOfSeveralPartsOfSpeechLeavesItOpen() throws IOException {
    RecordingSink sink =
        read(
            new RecordedLayer()
                .bytes(
                    "lt_LT.aff",
                    encoded(
                        StandardCharsets.UTF_8,
                        "SET UTF-8",
                        "SFX D Y 1",
                        "SFX D as o as",
                        "SFX B Y 1",
                        "SFX B as am as",
                        "SFX E Y 1",
                        "SFX E as ukas as"))
                .bytes("lt_LT.dic", encoded(StandardCharsets.UTF_8, "2", "namas/DE", "geras/B")),
            Set.of("namas", "geras"));
    assertThat(sink.annotations)
        .extracting(HunspellSourceTest::forms)
        .containsExactly(List.of("namo"), List.of("geram"));
    assertThat(sink.annotations).extracting(LexemeRecord::pos).containsExactly(Pos.OTHER, Pos.ADJ);
  }

  @Test
  void fieldsTellPartOfSpeechAndFeatures() throws IOException {
    ByteArrayOutputStream affixes = new ByteArrayOutputStream();
    affixes.writeBytes(
        encoded(
            StandardCharsets.UTF_8,
            "SET UTF-8",
            "NEEDAFFIX u",
            "AF 2",
            "AF \u00c1",
            "AF u",
            "AM 5",
            "AM po:noun ts:NOM",
            "AM st:út po:noun is:PLUR ts:NOM",
            "AM is:PLUR is:ACC",
            "AM ds:s_adj is:ACC",
            "AM is:PLUR is:POSSESSEE is:ACC"));
    byte[] flag = {(byte) 0xc1}; // a byte that is no UTF-8
    for (String rule : List.of("Y 4", "0 at . 3", "0 as . 4", "0 eit . 5", "0 an/2 . 3")) {
      affixes.writeBytes("SFX ".getBytes(StandardCharsets.UTF_8));
      affixes.writeBytes(flag);
      affixes.writeBytes((" " + rule + "\n").getBytes(StandardCharsets.UTF_8));
    }
    String affixFile = new String(affixes.toByteArray(), StandardCharsets.ISO_8859_1);
    byte[] alias =
        affixFile.replace("AF \u00c3\u0081", "AF \u00c1").getBytes(StandardCharsets.ISO_8859_1);
    RecordingSink sink =
        read(
            new RecordedLayer()
                .bytes("hu_HU.aff", alias)
                .file("hu_HU.dic", "3", "út\t1", "utak/1\t2", "hibás/2\t9"),
            Set.of("út"));
    assertThat(sink.annotations).hasSize(1);
    assertThat(sink.annotations.getFirst().pos()).isEqualTo(Pos.NOUN);
    assertThat(sink.annotations.getFirst().forms())
        .containsExactly(
            new FormRecord("utak", List.of("plural")),
            new FormRecord("utakat", List.of("plural", "accusative")));
  }

  @Test
  void readsLongAndNumberedFlags() throws IOException {
    RecordedLayer croatian =
        new RecordedLayer()
            .file("hr_HR.aff", "SET UTF-8", "FLAG long", "SFX XZ Y 1", "SFX XZ ati am ati")
            .file("hr_HR.dic", "1", "pjevati/XZXY");
    assertThat(forms(read(croatian, Set.of("pjevati")).annotations.getFirst()))
        .containsExactly("pjevam");
    RecordedLayer turkish =
        new RecordedLayer()
            .file("tr_TR.aff", "SET UTF-8", "FLAG num", "SFX 12 Y 1", "SFX 12 0 lar [aou].")
            .file("tr_TR.dic", "1", "kitap/7,12");
    assertThat(forms(read(turkish, Set.of("kitap")).annotations.getFirst()))
        .containsExactly("kitaplar");
  }

  @Test
  void rejectsBrokenRowsAndRefusesUnknownEncodings() throws IOException {
    RecordingSink sink =
        read(
            new RecordedLayer()
                .file(
                    "cs_CZ.aff",
                    "SET UTF-8",
                    "SFX H Y 3",
                    "SFX H 0",
                    "SFX H 0 u [ab",
                    "SFX H 0 y .")
                .file("cs_CZ.dic", "2", "hrad/H", "/H"),
            Set.of("hrad"));
    assertThat(forms(sink.annotations.getFirst())).containsExactly("hrady");
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.rejects.get(0)).contains("expected SFX flag strip add condition");
    assertThat(sink.rejects.get(1)).contains("no condition: [ab");
    assertThat(sink.rejects.get(2)).contains("expected word/flags");
    RecordedLayer unknown =
        new RecordedLayer().file("cs_CZ.aff", "SET nonsense").file("cs_CZ.dic", "0");
    assertThatThrownBy(() -> unknown.read("hunspell"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("unknown encoding");
    RecordedLayer alone = new RecordedLayer().file("cs_CZ.aff", "SET UTF-8");
    assertThatThrownBy(() -> alone.read("hunspell"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("needs cs_CZ.dic");
  }
}
