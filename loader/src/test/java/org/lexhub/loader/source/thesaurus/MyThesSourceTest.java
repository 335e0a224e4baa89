package org.lexhub.loader.source.thesaurus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

class MyThesSourceTest {
  @Test
  void readsSynonymsWithoutWiderAndOppositeWords() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "mythes/th_de_DE_v2.dat",
                "UTF-8",
                "köter|2",
                "-|Hund|Köter (ugs.)|Kläffer (ugs.)|Lebewesen (Oberbegriff)",
                "-|Köter",
                "hier|1",
                "-|da|an dieser Stelle hier im Ort|dort (Antonym)")
            .file("mythes/th_de_AT_v2.dat", "UTF-8", "köter|1", "-|Hund")
            .file(
                "mythes/th_en_US_v2.dat", "UTF-8", "happy|1", "(adj)|glad|blissful (similar term)")
            .read("mythes");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord("deu", "köter", null, "deu", List.of("Hund")),
            new EntryRecord("eng", "happy", Pos.ADJ, "eng", List.of("glad")));
    assertThat(sink.relatedWords())
        .containsExactly("köter synonym Hund", "happy synonym glad", "happy similar blissful");
    assertThat(sink.sources)
        .extracting(each -> each.name())
        .containsExactly("mythes-deu", "mythes-eng");
  }

  @Test
  void remarksNameOtherRelationsThanSynonyms() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "th_de_DE_v2.dat",
                "UTF-8",
                "hier|1",
                "-|da (ugs.)|dort (Antonym)|Ort (Oberbegriff)|Ecke (Unterbegriff)|jetzt (Assoziation)")
            .read("mythes");
    assertThat(sink.relatedWords())
        .containsExactly(
            "hier synonym da",
            "hier antonym dort",
            "hier hypernym Ort",
            "hier hyponym Ecke",
            "hier also jetzt");
    assertThat(sink.entries).hasSize(1);
    assertThat(sink.entries.get(0).translations()).containsExactly("da");
  }

  @Test
  void theHeadwordHasTheSpellingAndTheRegisterOfItsSynset() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("th_de_DE_v2.dat", "UTF-8", "köter|1", "-|Hund|Köter (ugs.)|Vierbeiner")
            .read("mythes");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord(
                "deu",
                "Köter",
                null,
                "deu",
                List.of("Hund", "Vierbeiner"),
                new EntryDetail(Register.COLLOQUIAL, null, List.of(), List.of())));
  }

  @Test
  void readsOtherEncodingsAndSeveralPartsOfSpeech() throws IOException {
    byte[] czech =
        "ISO8859-2\npěkný|1\n(příd. jm.)|hezký|krásný\n".getBytes(Charset.forName("ISO-8859-2"));
    RecordingSink sink =
        new RecordedLayer()
            .bytes("th_cs_CZ_v2.dat", czech)
            .file("thes_fr.dat", "UTF-8", "beau|1", "(Adjectif Nom)|joli")
            .read("mythes");
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord("ces", "pěkný", Pos.ADJ, "ces", List.of("hezký", "krásný")),
            new EntryRecord("fra", "beau", null, "fra", List.of("joli")));
  }

  @Test
  void rejectsBrokenRowsAndRefusesUnknownEncodings() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("th_de_DE_v2.dat", "UTF-8", "kein Zähler", "Hund|x", "Ende|2", "-|Schluss")
            .read("mythes");
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.rejects.get(0)).contains("expected word|number");
    assertThat(sink.rejects.get(2)).contains("the file ends");
    RecordedLayer unknown = new RecordedLayer().file("th_de_DE_v2.dat", "no such encoding", "a|0");
    assertThatThrownBy(() -> unknown.read("mythes"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("must name the encoding");
  }
}
