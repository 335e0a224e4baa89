package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.store.table.Pos;

/** FreeDict's TEI, with its pitfalls. */
class FreeDictSourceTest {
  private static RecordingSink read() throws IOException {
    return new RecordedLayer()
        .file(
            "deu-eng/deu-eng.tei",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE TEI SYSTEM \"file:///no/such/freedict.dtd\">",
            "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><text><body>",
            "<entry><form><orth>Hund</orth><orth>Hündchen</orth><pron>hʊnt</pron></form>",
            "<gramGrp><pos>n</pos></gramGrp>",
            "<sense><cit type=\"trans\"><quote>dog</quote></cit>",
            "<cit type=\"trans\"><quote>  hound\n </quote></cit>",
            "<cit type=\"example\"><quote>ein Hund bellt</quote></cit></sense>",
            "<sense><cit type=\"trans\"><quote></quote></cit></sense>",
            "<sense><def>scoundrel, bad man, a person whom nobody likes at all</def></sense></entry>",
            "<entry><form><orth></orth></form></entry>",
            "</body></text></TEI>")
        .file("deu-eng/COPYING", "licence")
        .read("freedict");
  }

  @Test
  void readsHeadwordsAndTranslationsBySense() throws IOException {
    RecordingSink sink = read();
    LexemeRecord hund = sink.lexeme("Hund");
    assertThat(hund.languageCode()).isEqualTo("deu");
    assertThat(hund.pos()).isEqualTo(Pos.NOUN);
    assertThat(hund.pronunciations().get(0).ipa()).isEqualTo("/hʊnt/");
    assertThat(hund.forms().get(0).form()).isEqualTo("Hündchen");
    assertThat(hund.senses()).hasSize(2);
    assertThat(sink.lexemes)
        .extracting(LexemeRecord::lemma)
        .containsExactly("dog", "hound", "scoundrel", "bad man", "Hund");
    assertThat(sink.lexeme("dog").senses().get(0).meaningKey())
        .isEqualTo(hund.senses().get(0).meaningKey());
    assertThat(sink.lexeme("dog").senses().get(0).evidence()).isEqualTo(0.8);
    assertThat(sink.sources).extracting(s -> s.name()).containsExactly("freedict-deu-eng");
  }

  @Test
  void rejectsEntriesWithoutHeadword() throws IOException {
    assertThat(read().rejects).containsExactly("deu-eng/deu-eng.tei:12 an entry without headword");
  }

  @Test
  void namesTheLineOfBrokenXml() {
    RecordedLayer layer = new RecordedLayer().file("deu-eng.tei", "<TEI>", "<entry>");
    assertThatThrownBy(() -> layer.read("freedict")).hasMessageContaining("deu-eng.tei:");
    RecordedLayer none = new RecordedLayer().file("x.xml", "");
    assertThatThrownBy(() -> none.read("freedict")).hasMessageContaining(".tei");
  }
}
