package org.lexhub.loader.source.japanese;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads entries in the XML of JMdict, JMnedict and KANJIDIC2. */
class JmdictSourceTest {
  private static final String[] HEAD = {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<!DOCTYPE JMdict [",
    "<!ELEMENT JMdict (entry*)>",
    "<!ENTITY n \"noun (common) (futsuumeishi)\">",
    "<!ENTITY secret SYSTEM \"file:///etc/passwd\">",
    "]>"
  };

  private static RecordingSink read(String... entries) throws IOException {
    String body = "<JMdict>" + String.join("\n", entries) + "</JMdict>";
    return new RecordedLayer()
        .file("JMdict_e.xml", String.join("\n", HEAD) + "\n" + body)
        .read("jmdict");
  }

  @Test
  void readsSensesInSeveralLanguagesWithExamples() throws IOException {
    RecordingSink sink =
        read(
            "<entry><ent_seq>1467640</ent_seq><k_ele><keb>猫</keb></k_ele>",
            "<r_ele><reb>ねこ</reb></r_ele>",
            "<sense><pos>&n;</pos><gloss>cat</gloss><gloss>feline</gloss>",
            "<example><ex_srce exsrc_type=\"tat\">1</ex_srce><ex_text>猫</ex_text>",
            "<ex_sent xml:lang=\"jpn\">猫が好き。</ex_sent>",
            "<ex_sent xml:lang=\"eng\">I like cats &amp; dogs.</ex_sent></example></sense>",
            "<sense><field>&music;</field><misc>&sl;</misc><gloss>shamisen</gloss></sense>",
            "<sense><gloss xml:lang=\"ger\">Katze</gloss></sense></entry>");
    assertThat(sink.entries)
        .extracting(each -> each.targetCode() + " " + each.pos() + " " + each.translations())
        .containsExactly("eng NOUN [cat, feline]", "eng NOUN [shamisen]", "deu NOUN [Katze]");
    assertThat(sink.entries.get(0).detail().examples())
        .containsExactly(new ExampleRecord("猫が好き。", "I like cats & dogs."));
    assertThat(sink.entries.get(1).detail().register()).isEqualTo(Register.SLANG);
    assertThat(sink.entries.get(1).detail().domain()).isEqualTo("music");
    assertThat(sink.annotation("猫").reading()).isEqualTo("ねこ");
  }

  @Test
  void readsAntonymsAndReferences() throws IOException {
    RecordingSink sink =
        read(
            "<entry><k_ele><keb>暗い</keb></k_ele><r_ele><reb>くらい</reb></r_ele>",
            "<sense><pos>adj-i</pos><xref>暗黒</xref><ant>明るい・あかるい・1</ant>",
            "<gloss>dark</gloss></sense></entry>");
    assertThat(sink.relatedWords()).containsExactly("暗い antonym 明るい", "暗い also 暗黒");
  }

  @Test
  void choosesSpellingsAndReadingsThatBelongTogether() throws IOException {
    RecordingSink sink =
        read(
            "<entry><k_ele><keb>罰壱</keb><ke_inf>&sK;</ke_inf></k_ele><k_ele><keb>罰一</keb></k_ele>",
            "<r_ele><reb>ばついち</reb><re_restr>罰一</re_restr></r_ele>",
            "<r_ele><reb>バツイチ</reb><re_nokanji/></r_ele>",
            "<sense><pos>n</pos><gloss>divorcee</gloss></sense>",
            "<sense><misc>&uk;</misc><gloss>one x mark</gloss></sense></entry>");
    assertThat(sink.entries).extracting(EntryRecord::lemma).containsExactly("罰一", "ばついち");
    LexemeRecord word = sink.annotation("罰一");
    assertThat(word.reading()).isEqualTo("ばついち");
    assertThat(word.forms())
        .containsExactly(
            new FormRecord("罰壱", List.of("rare")), new FormRecord("バツイチ", List.of("alternative")));
  }

  @Test
  void explanationsAreDefinitions() throws IOException {
    RecordingSink sink =
        read(
            "<entry><r_ele><reb>あいさつ</reb></r_ele><sense><pos>&n;</pos><gloss>greeting</gloss><gloss>a"
                + " few polite words at the"
                + " beginning</gloss></sense><sense><pos>&v5r;</pos><gloss>to do something only"
                + " halfway and then stop</gloss></sense></entry>",
            "<entry><k_ele><keb>空</keb></k_ele></entry>");
    assertThat(sink.entries.get(0).detail().definitions())
        .containsExactly(new TextRecord("eng", "greeting; a few polite words at the beginning"));
    assertThat(sink.lexemes).hasSize(1);
    assertThat(sink.lexemes.get(0).pos()).isEqualTo(Pos.VERB);
    assertThat(sink.rejects).hasSize(1);
    assertThat(sink.rejects.get(0)).contains("no reading");
  }

  @Test
  void neitherReadsNorRepeatsExternalEntities() throws IOException {
    RecordingSink sink =
        read(
            "<entry><r_ele><reb>ひみつ</reb></r_ele><sense><pos>&secret;</pos>"
                + "<gloss>secret</gloss></sense></entry>");
    assertThat(sink.entries)
        .containsExactly(new EntryRecord("jpn", "ひみつ", null, "eng", List.of("secret")));
    RecordedLayer broken = new RecordedLayer().file("JMdict", "<JMdict><entry>");
    assertThatThrownBy(() -> broken.read("jmdict")).isInstanceOf(IOException.class);
  }

  @Test
  void readsNames() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "JMnedict.xml",
                "<JMnedict><entry><k_ele><keb>小泉</keb></k_ele><r_ele><reb>こいずみ</reb></r_ele>",
                "<trans><name_type>&surname;</name_type><trans_det>Koizumi</trans_det></trans>",
                "</entry></JMnedict>")
            .read("jmdict");
    assertThat(sink.entries)
        .containsExactly(new EntryRecord("jpn", "小泉", Pos.NAME, "eng", List.of("Koizumi")));
  }

  @Test
  void readsCharactersWithMeaningsAndReadings() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "kanjidic2.xml",
                "<kanjidic2><header><file_version>4</file_version></header>",
                "<character><literal>猫</literal><misc><freq>1702</freq></misc>",
                "<reading_meaning><rmgroup><reading r_type=\"pinyin\">mao1</reading>",
                "<reading r_type=\"ja_on\">ビョウ</reading><reading r_type=\"ja_kun\">ねこ</reading>",
                "<reading r_type=\"ja_kun\">ねこ.い</reading><meaning>cat</meaning>",
                "<meaning m_lang=\"fr\">chat</meaning></rmgroup></reading_meaning></character>",
                "<character><literal></literal></character></kanjidic2>")
            .read("kanjidic2");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord("jpn", "猫", null, "eng", List.of("cat")),
            new EntryRecord("jpn", "猫", null, "fra", List.of("chat")));
    assertThat(sink.annotation("猫").forms())
        .containsExactly(
            new FormRecord("ビョウ", List.of("on-reading")),
            new FormRecord("ねこ", List.of("kun-reading")));
    assertThat(sink.annotation("猫").frequency()).extracting("rank").isEqualTo(1702);
    assertThat(sink.rejects).hasSize(1);
  }
}
