package org.lexhub.loader.source.wordnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads marked glosses of WordNet, with expressions and with errors. */
class WngtSourceTest {
  private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
  private static final String DOCTYPE = "<!DOCTYPE wordnet SYSTEM \"glosstag.dtd\">";

  private static RecordingSink read(String... synsets) throws IOException {
    return new RecordedLayer()
        .file("verb.xml", HEAD, DOCTYPE, "<wordnet>", String.join("\n", synsets), "</wordnet>")
        .read("wngt");
  }

  @Test
  void readsDefinitionsAndExamples() throws IOException {
    RecordingSink sink =
        read(
            "<synset id=\"v00001740\" ofs=\"00001740\" pos=\"v\">",
            "<terms><term>breathe</term></terms>",
            "<keys><sk>breathe%2:29:00::</sk></keys>",
            "<gloss desc=\"orig\"><orig>draw air into the lungs</orig></gloss>",
            "<gloss desc=\"wsd\"><def id=\"v00001740_d\">",
            "<wf id=\"1\" lemma=\"draw%1|draw%2\" pos=\"VB\" tag=\"un\">draw</wf>",
            "<wf id=\"2\" lemma=\"lung%1\" pos=\"NNS\" tag=\"auto\">",
            " <id id=\"3\" lemma=\"lung\" sk=\"lung%1:08:00::\"/>lungs</wf>",
            "</def><ex id=\"4\"><qf rend=\"dq\">",
            "<wf id=\"5\" tag=\"auto\"><id sk=\"breathe%2:29:00::\"/>breathe</wf>",
            "</qf></ex></gloss></synset>");
    assertThat(sink.rejects).isEmpty();
    String key = "wn30:00001740-v";
    assertThat(sink.sentences)
        .containsExactly(
            new TaggedSentence(
                key,
                key,
                List.of(
                    new TaggedWord("draw", null, null),
                    new TaggedWord("lungs", Pos.NOUN, "lung%1:08:00::"))),
            new TaggedSentence(
                key, key, List.of(new TaggedWord("breathe", Pos.VERB, "breathe%2:29:00::"))));
  }

  @Test
  void joinsTheWordsOfAnExpression() throws IOException {
    RecordingSink sink =
        read(
            "<synset ofs=\"00002325\" pos=\"v\"><gloss desc=\"wsd\"><def>",
            "<cf coll=\"b\" tag=\"un\"><glob coll=\"b\" lemma=\"carbon_monoxide%1\" tag=\"auto\">",
            "<id coll=\"b\" lemma=\"carbon monoxide\" sk=\"carbon_monoxide%1:27:00::\"/>",
            "</glob>carbon</cf><cf coll=\"b\" tag=\"un\">monoxide</cf>",
            "<cf coll=\"c\" tag=\"un\"><glob coll=\"c\" tag=\"man\">",
            "<id sk=\"take_up%2:35:04::\"/></glob>taking</cf>",
            "<wf tag=\"ignore\">it</wf><cf coll=\"c\" tag=\"un\">up</cf>",
            "</def></gloss></synset>");
    assertThat(sink.sentences)
        .singleElement()
        .satisfies(each ->
            assertThat(each.words())
                .containsExactly(
                    new TaggedWord("carbon monoxide", Pos.NOUN, "carbon_monoxide%1:27:00::"),
                    new TaggedWord("taking", Pos.VERB, "take_up%2:35:04::"),
                    new TaggedWord("it", null, null),
                    new TaggedWord("up", null, null)));
  }

  @Test
  void rejectsUnknownSynsetsAndSenseKeys() throws IOException {
    RecordingSink sink =
        read(
            "<synset ofs=\"12\" pos=\"v\"><gloss><def><wf>lost</wf></def></gloss></synset>",
            "<synset ofs=\"00002325\" pos=\"v\"><gloss><def>",
            "<wf tag=\"man\"><id sk=\"lung%7:08:00::\"/>kept</wf>",
            "<wf tag=\"man\"><id sk=\"purposefully_ignored%0:00:00::\"/>too</wf>",
            "</def></gloss></synset>");
    assertThat(sink.rejects)
        .containsExactly(
            "verb.xml:4 not a synset of WordNet 3.0: ofs=\"12\" pos=\"v\"",
            "verb.xml:6 not a sense key: \"lung%7:08:00::\"");
    assertThat(sink.sentences)
        .singleElement()
        .satisfies(each ->
            assertThat(each.words())
                .containsExactly(
                    new TaggedWord("kept", null, null), new TaggedWord("too", null, null)));
  }

  @Test
  void refusesAFileThatIsNotXml() {
    RecordedLayer layer = new RecordedLayer().file("verb.xml", HEAD, "<wordnet>", "<synset");
    assertThatThrownBy(() -> layer.read("wngt")).hasMessageContaining("not valid XML");
  }

  @Test
  void namesTheFilesThatAreMissing() {
    RecordedLayer layer = new RecordedLayer().file("README", "x");
    assertThatThrownBy(() -> layer.read("wngt")).hasMessageContaining(".xml");
  }
}
