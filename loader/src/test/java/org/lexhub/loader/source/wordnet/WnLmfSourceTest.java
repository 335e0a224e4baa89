package org.lexhub.loader.source.wordnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/** Reads WN-LMF files, with their special cases. */
class WnLmfSourceTest {
  private static final String[] FILE = {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<!DOCTYPE LexicalResource SYSTEM \"file:///no/such/WN-LMF-1.3.dtd\">",
    "<LexicalResource xmlns:dc=\"https://example.org/dc/\">",
    "<Lexicon id=\"ow\" label=\"Open Words\" language=\"en\" license=\"CC\" version=\"1\" url=\"u\">",
    "<LexicalEntry id=\"e1\"><Lemma writtenForm=\"apple\" partOfSpeech=\"n\">",
    "<Pronunciation>ˈæp.əl</Pronunciation></Lemma><Form writtenForm=\"apples\"/>",
    "<Sense id=\"s2\" synset=\"ow-2-n\"/>",
    "<Sense id=\"s1\" synset=\"ow-1-n\"><SenseRelation relType=\"derivation\" target=\"s3\"/>",
    "<Count>7</Count><Example>an &apos;apple&apos; a day</Example></Sense>",
    "<Sense id=\"bad\"/></LexicalEntry>",
    "<LexicalEntry id=\"e2\"><Lemma writtenForm=\"apply\" partOfSpeech=\"s\"/>",
    "<Sense id=\"s3\" synset=\"ow-3-s\" n=\"4\"/></LexicalEntry>",
    "<Synset id=\"ow-1-n\" ili=\"i77708\" partOfSpeech=\"n\"><Definition>a fruit</Definition>",
    "<SynsetRelation relType=\"hypernym\" target=\"ow-2-n\"/>",
    "<SynsetRelation relType=\"is_caused_by\" target=\"ow-2-n\"/>",
    "<Example>red apples</Example></Synset>",
    "<Synset id=\"ow-2-n\" ili=\"in\" partOfSpeech=\"n\"><Definition>a firm</Definition></Synset>",
    "<Synset id=\"ow-3-s\" ili=\"\" partOfSpeech=\"s\"/>",
    "<Synset ili=\"i5\"/>",
    "</Lexicon>",
    "<Lexicon id=\"fr\" label=\"Mots\" language=\"fr\" license=\"L2\" version=\"2\" url=\"\">",
    "<LexicalEntry id=\"f1\"><Lemma writtenForm=\"pomme\" partOfSpeech=\"n\"/>",
    "<Sense id=\"fs\" synset=\"fr-1-n\"/></LexicalEntry>",
    "<Synset id=\"fr-1-n\" ili=\"i77708\" partOfSpeech=\"n\"><Definition>un fruit</Definition></Synset>",
    "</Lexicon></LexicalResource>"
  };

  private static RecordingSink read() throws IOException {
    return new RecordedLayer().file("words.xml", FILE).read("wn-lmf");
  }

  @Test
  void readsEntriesInTheirOrder() throws IOException {
    RecordingSink sink = read();
    LexemeRecord apple = sink.lexeme("apple");
    assertThat(apple.pronunciations().get(0).ipa()).isEqualTo("ˈæp.əl");
    assertThat(apple.forms().get(0).form()).isEqualTo("apples");
    assertThat(apple.senses())
        .extracting(s -> s.order() + " " + s.meaningKey() + " " + s.tagCount())
        .containsExactly("1 wn-lmf:ow-2-n 0", "2 wn-lmf:ow-1-n 7");
    assertThat(apple.senses().get(1).examples().get(0).text()).isEqualTo("an 'apple' a day");
    LexemeRecord apply = sink.lexeme("apply");
    assertThat(apply.pos()).isEqualTo(Pos.ADJ);
    assertThat(apply.senses().get(0).order()).isEqualTo(4);
  }

  @Test
  void joinsOnlyByTheInterlingualIndex() throws IOException {
    assertThat(read().same)
        .containsExactly("wn-lmf:ow-1-n = ili:i77708", "wn-lmf:fr-1-n = ili:i77708");
  }

  @Test
  void joinsTheLexiconsOfASourceByOtherIdentifiers() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "pair.xml",
                "<LexicalResource><Lexicon id=\"a\" language=\"en\">",
                "<LexicalEntry id=\"a1\"><Lemma writtenForm=\"dog\" partOfSpeech=\"n\"/>",
                "<Form writtenForm=\"dogs\"><Tag category=\"feature\">plural</Tag>",
                "<Tag category=\"penn\">NNS</Tag></Form>",
                "<Sense id=\"a2\" synset=\"a3\"/></LexicalEntry>",
                "<Synset id=\"a3\" ili=\"own-1\" partOfSpeech=\"n\">",
                "<Definition language=\"de\">ein Tier</Definition>",
                "<Definition language=\"en\">an animal</Definition></Synset>",
                "</Lexicon><Lexicon id=\"b\" language=\"de\">",
                "<Synset id=\"b3\" ili=\"own-1\" partOfSpeech=\"n\"/>",
                "</Lexicon></LexicalResource>")
            .read("wn-lmf");
    assertThat(sink.same)
        .containsExactly("wn-lmf:a3 = wn-lmf:ili:own-1", "wn-lmf:b3 = wn-lmf:ili:own-1");
    assertThat(sink.lexeme("dog").forms())
        .extracting(form -> form.form() + form.features())
        .containsExactly("dogs[plural]");
    assertThat(sink.meanings)
        .extracting(m -> m.key() + " " + m.gloss())
        .containsExactly("wn-lmf:a3 an animal", "wn-lmf:b3 null");
    assertThat(sink.definitions).containsExactly("wn-lmf:a3 de ein Tier", "wn-lmf:a3 en an animal");
  }

  @Test
  void readsDefinitionsExamplesAndRelations() throws IOException {
    RecordingSink sink = read();
    assertThat(sink.definitions).contains("wn-lmf:ow-1-n en a fruit", "wn-lmf:fr-1-n fr un fruit");
    assertThat(sink.examples).containsExactly("wn-lmf:ow-1-n en red apples");
    assertThat(sink.relations)
        .containsExactlyInAnyOrder(
            "wn-lmf:ow-1-n hypernym wn-lmf:ow-2-n", "wn-lmf:ow-1-n derivation wn-lmf:ow-3-s");
    assertThat(sink.meanings)
        .extracting(m -> m.key() + " " + m.gloss())
        .contains("wn-lmf:ow-3-s null", "wn-lmf:fr-1-n null", "wn-lmf:ow-1-n a fruit");
  }

  @Test
  void relationsOfSensesAreRelationsOfTheirWords() throws IOException {
    assertThat(read().wordRelations)
        .containsExactly(
            new WordRelationRecord(
                "en",
                "apple",
                Pos.NOUN,
                "wn-lmf:ow-1-n",
                RelationType.DERIVATION,
                "apply",
                Pos.ADJ,
                "wn-lmf:ow-3-s",
                1));
  }

  @Test
  void readsFramesAndLexicographerFiles() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "verbs.xml",
                "<LexicalResource><Lexicon id=\"v\" language=\"en\">",
                "<LexicalEntry id=\"e1\"><Lemma writtenForm=\"give\" partOfSpeech=\"v\"/>",
                "<Sense id=\"s1\" synset=\"1\" subcat=\"to  plain own\"/><Sense id=\"s2\" synset=\"2\"/>",
                "<SyntacticBehaviour subcategorizationFrame=\"It is ----ing\" senses=\"s2 s9\"/>",
                "</LexicalEntry>",
                "<Synset id=\"1\" partOfSpeech=\"v\" lexfile=\"verb.possession\"/>",
                "<Synset id=\"2\" partOfSpeech=\"v\" lexfile=\"verb.weather\"/>",
                "<Synset id=\"3\" partOfSpeech=\"n\" lexfile=\"noun.person\"/>",
                "<Synset id=\"4\" partOfSpeech=\"n\" lexfile=\"noun.animal\"/>",
                "<SyntacticBehaviour id=\"to\" subcategorizationFrame=\"Somebody ----s something to somebody\"/>",
                "<SyntacticBehaviour id=\"plain\" subcategorizationFrame=\"Somebody ----s something\"/>",
                "<SyntacticBehaviour id=\"own\" subcategorizationFrame=\"Nobody ever ----s\"/>",
                "</Lexicon></LexicalResource>")
            .read("wn-lmf");
    assertThat(sink.traits)
        .containsExactlyInAnyOrder(
            "wn-lmf:1 " + Long.toHexString(VerbFrames.field(40)),
            "wn-lmf:1 " + Long.toHexString(VerbFrames.frame(15) | VerbFrames.frame(8)),
            "wn-lmf:2 " + Long.toHexString(VerbFrames.field(43)),
            "wn-lmf:2 " + Long.toHexString(VerbFrames.frame(3)),
            "wn-lmf:3 " + Long.toHexString(VerbFrames.PERSON));
  }

  @Test
  void makesFurtherLexiconsSeparateSources() throws IOException {
    assertThat(read().sources)
        .singleElement()
        .satisfies(source -> {
          assertThat(source.name()).isEqualTo("wn-lmf-fr");
          assertThat(source.title()).isEqualTo("Mots");
          assertThat(source.licence()).isEqualTo("L2");
        });
  }

  @Test
  void rejectsElementsWithoutIdWithTheirLine() throws IOException {
    assertThat(read().rejects)
        .containsExactly(
            "words.xml:10 this Sense has no synset", "words.xml:19 this Synset has no id");
  }

  @Test
  void namesTheLineOfBrokenXml() {
    RecordedLayer broken = new RecordedLayer().file("w.xml", "<LexicalResource>", "<Lexicon");
    assertThatThrownBy(() -> broken.read("wn-lmf")).hasMessageContaining("w.xml:");
    RecordedLayer other = new RecordedLayer().file("w.xml", "<html/>");
    assertThatThrownBy(() -> other.read("wn-lmf")).hasMessageContaining("not a WN-LMF file");
  }

  @Test
  void readsNoExternalEntity() {
    RecordedLayer attack =
        new RecordedLayer()
            .file(
                "w.xml",
                "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
                "<LexicalResource><Lexicon id=\"a\" language=\"en\"><Synset id=\"1\">",
                "<Definition>&x;</Definition></Synset></Lexicon></LexicalResource>");
    assertThatThrownBy(
            () -> {
              RecordingSink sink = attack.read("wn-lmf");
              // If the parser ignores the entity instead of refusing it, the records contain
              // nothing of the file.
              assertThat(sink.definitions).isEmpty();
              throw new IOException("entity dropped");
            })
        .isInstanceOf(IOException.class);
  }
}
