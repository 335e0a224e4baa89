package org.lexhub.loader.source.thesaurus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

class KenetSourceTest {
  private static final String WATER =
      "<SYNSET><ID>TUR10-0000030</ID><SYNONYM><LITERAL>su<SENSE>1</SENSE></LITERAL>"
          + "<LITERAL>ab<SENSE>2</SENSE><GROUP>1</GROUP></LITERAL></SYNONYM><POS>n</POS>"
          + "<ILR>ENG31-14869913-n<TYPE>SYNONYM</TYPE></ILR>"
          + "<SR>TUR10-0530340<TYPE>HYPERNYM</TYPE></SR><SR>TUR10-1<TYPE>ODD</TYPE></SR>"
          + "<DEF>Renksiz madde</DEF><EXAMPLE>Temiz su iç.|Gel &amp; git.</EXAMPLE></SYNSET>";

  private static RecordedLayer layer(String... synsets) {
    return new RecordedLayer()
        .file(
            "package/turkish_wordnet.xml", "<SYNSETS>" + String.join("\n", synsets) + "</SYNSETS>")
        .file("package/ili-mapping.txt", "ENG31-14869913-n->i82501", "nonsense");
  }

  @Test
  void readsWordsDefinitionsExamplesAndLinks() throws IOException {
    RecordingSink sink = layer(WATER).read("kenet");
    assertThat(sink.links())
        .containsExactly("tur su noun kenet:TUR10-0000030", "tur ab noun kenet:TUR10-0000030");
    assertThat(sink.same).containsExactly("kenet:TUR10-0000030 = ili:i82501");
    assertThat(sink.relations).containsExactly("kenet:TUR10-0000030 hypernym kenet:TUR10-0530340");
    assertThat(sink.definitions).containsExactly("kenet:TUR10-0000030 tur Renksiz madde");
    LexemeRecord water = sink.lexeme("su");
    assertThat(water.senses().get(0).examples())
        .containsExactly(new ExampleRecord("Temiz su iç.", null));
    assertThat(sink.lexeme("ab").senses().get(0).order()).isEqualTo(2);
    assertThat(sink.rejects).hasSize(1);
  }

  @Test
  void leavesOutPlaceholdersAndRejectsSynsetsWithoutPartOfSpeech() throws IOException {
    RecordingSink sink =
        layer(
                "<SYNSET><ID>T1</ID><SYNONYM><LITERAL>(tarih)<SENSE>1</SENSE></LITERAL></SYNONYM>"
                    + "<POS>n</POS></SYNSET>",
                "<SYNSET><ID>T2</ID><SYNONYM><LITERAL>x<SENSE>1</SENSE></LITERAL></SYNONYM></SYNSET>",
                "<SYNSET><ID>T3</ID><SYNONYM><LITERAL>damlaya damlaya göl olur<SENSE>1</SENSE>"
                    + "</LITERAL></SYNONYM><POS>i</POS></SYNSET>")
            .read("kenet");
    assertThat(sink.links()).containsExactly("tur damlaya damlaya göl olur proverb kenet:T3");
    assertThat(sink.rejects).hasSize(2);
    RecordedLayer broken = new RecordedLayer().file("turkish_wordnet.xml", "<SYNSETS><SYNSET>");
    assertThatThrownBy(() -> broken.read("kenet"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not valid XML");
  }
}
