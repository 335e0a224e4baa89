package org.lexhub.loader.source.wordnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.VerbFrames;

/** Reads files of the WordNet database, with their special cases. */
class WordNetSourceTest {
  private static final String LICENCE = "  1 This software and database is being provided";

  private static RecordedLayer files() {
    return new RecordedLayer()
        .file(
            "net/dict/data.noun",
            LICENCE,
            "02084071 05 n 02 dog 0 Canis_familiaris 0 003 @ 02083346 n 0000 ~ 01322604 n 0000 "
                + "+ 02087211 v 0101 | a member of the genus Canis; \"the dog barked\"; \"two dogs\"  ",
            "10114209 18 n 02 frump 0 dog 1 001 ;u 07157273 n 0201 | a dull unattractive girl  ",
            "07157273 10 n 01 slang 0 000 | informal language  ",
            "07020895 10 n 01 music 0 000 | an artistic form  ",
            "06873571 10 n 01 tonality 0 001 ;c 07020895 n 0000 | a pitch system  ",
            "nonsense line",
            "00000001 03 n zz broken")
        .file("net/dict/data.verb", "02001858 38 v 01 chase 0 000 02 + 08 00 + 02 01 | go after  ")
        .file(
            "net/dict/data.adj",
            "00019731 00 s 02 handy(a) 0 ready_to_hand(ip) 0 002 & 00019131 a 0000 "
                + "! 00019500 a 0102 | easy to reach; \"found a \"handy\" spot\"  ",
            "00019500 00 a 02 far 0 inaccessible 0 001 ! 00019731 s 0201 | hard to reach  ")
        .file("net/dict/data.adv", "00001740 02 r 01 a_cappella 0 000 | without accompaniment  ")
        .file(
            "net/dict/index.sense",
            "dog%1:05:00:: 02084071 1 42",
            "dog%1:18:01:: 10114209 2 0",
            "handy%5:00:00:accessible:00 00019731 1 3",
            "canis_familiaris%1:05:00:: 02084071 1 0",
            "bad line of index")
        .file("net/dict/noun.exc", "geese goose", "lonely")
        .file("net/dict/verb.exc", "went go", "dying die dye");
  }

  @Test
  void readsWordsSenseOrderAndCorpusCounts() throws IOException {
    RecordingSink sink = files().read("wndb");
    assertThat(sink.links())
        .contains(
            "eng dog noun wn30:02084071-n",
            "eng Canis familiaris noun wn30:02084071-n",
            "eng dog noun wn30:10114209-n",
            "eng chase verb wn30:02001858-v",
            "eng a cappella adv wn30:00001740-r");
    SenseRecord first = sink.lexeme("dog").senses().get(0);
    assertThat(first.order()).isEqualTo(1);
    assertThat(first.tagCount()).isEqualTo(42);
    assertThat(sink.lexemes)
        .filteredOn(l -> l.lemma().equals("dog"))
        .extracting(l -> l.senses().get(0).order())
        .containsExactly(1, 2);
    assertThat(sink.lexeme("Canis familiaris").senses().get(0).order()).isEqualTo(1);
  }

  @Test
  void lexicalPointersRelateTheirTwoWords() throws IOException {
    RecordingSink sink = files().read("wndb");
    // The pointer to a synset that the files do not have is left out.
    assertThat(sink.relatedWords())
        .containsExactly(
            "dog domain_usage slang", "handy antonym inaccessible", "inaccessible antonym handy");
    assertThat(sink.wordRelations.get(1).meaningKey()).isEqualTo("wn30:00019731-a");
    assertThat(sink.wordRelations.get(1).targetMeaningKey()).isEqualTo("wn30:00019500-a");
  }

  @Test
  void treatsSatellitesAsAdjectivesAndDropsMarkers() throws IOException {
    RecordingSink sink = files().read("wndb");
    assertThat(sink.links())
        .contains("eng handy adj wn30:00019731-a", "eng ready to hand adj wn30:00019731-a");
    assertThat(sink.lexeme("handy").senses().get(0).tagCount()).isEqualTo(3);
    assertThat(sink.relations)
        .contains(
            "wn30:00019731-a similar wn30:00019131-a", "wn30:00019731-a antonym wn30:00019500-a");
  }

  @Test
  void splitsGlossesAndKeepsNumbers() throws IOException {
    RecordingSink sink = files().read("wndb");
    assertThat(sink.meanings)
        .filteredOn(m -> m.key().equals("wn30:02084071-n"))
        .singleElement()
        .satisfies(meaning -> {
          assertThat(meaning.gloss()).isEqualTo("a member of the genus Canis");
          assertThat(meaning.lexiconMeaningId()).isEqualTo(102084071L);
          assertThat(meaning.pos()).isEqualTo(Pos.NOUN);
        });
    assertThat(sink.definitions).contains("wn30:02084071-n eng a member of the genus Canis");
    assertThat(sink.examples)
        .contains("wn30:02084071-n eng the dog barked", "wn30:02084071-n eng two dogs");
    assertThat(sink.meanings)
        .extracting(m -> m.lexiconMeaningId())
        .contains(300019731L, 400001740L);
  }

  @Test
  void readsDomainAndRegisterFromPointers() throws IOException {
    RecordingSink sink = files().read("wndb");
    assertThat(sink.lexeme("tonality").senses().get(0).domain()).isEqualTo("music");
    assertThat(sink.lexeme("frump").senses().get(0).register()).isNull();
    assertThat(sink.lexemes)
        .filteredOn(l -> l.senses().get(0).meaningKey().equals("wn30:10114209-n"))
        .extracting(l -> l.senses().get(0).register())
        .containsExactly(null, Register.SLANG);
  }

  @Test
  void readsFramesAndLexicographerFiles() throws IOException {
    RecordingSink sink =
        files()
            .file(
                "net/dict/data.verb",
                "02001858 38 v 01 chase 0 000 02 + 08 00 + 02 01 | go after  ",
                "02001859 38 v 01 flee 0 001 @ 02001858 v 0000 | frames are missing  ",
                "02001860 38 v 01 run 0 000 02 + 08 00 | a frame is missing  ")
            .read("wndb");
    long motion = VerbFrames.field(38);
    assertThat(sink.traits)
        .containsExactly(
            "wn30:10114209-n " + Long.toHexString(VerbFrames.PERSON),
            "wn30:02001858-v "
                + Long.toHexString(motion | VerbFrames.frame(8) | VerbFrames.frame(2)),
            "wn30:02001859-v " + Long.toHexString(motion));
    assertThat(sink.rejects).anyMatch(reject -> reject.contains("02001860"));
  }

  @Test
  void readsRelations() throws IOException {
    assertThat(files().read("wndb").relations)
        .contains(
            "wn30:02084071-n hypernym wn30:02083346-n",
            "wn30:02084071-n hyponym wn30:01322604-n",
            "wn30:02084071-n derivation wn30:02087211-v",
            "wn30:06873571-n domain_topic wn30:07020895-n");
  }

  @Test
  void readsIrregularFormsAsAnnotations() throws IOException {
    RecordingSink sink = files().read("wndb");
    assertThat(sink.annotation("goose").forms().get(0).form()).isEqualTo("geese");
    assertThat(sink.annotation("goose").forms().get(0).features()).containsExactly("plural");
    assertThat(sink.annotations).extracting(l -> l.lemma()).contains("go", "die", "dye");
  }

  @Test
  void rejectsBadLinesOnceWithTheirNumber() throws IOException {
    assertThat(files().read("wndb").rejects)
        .hasSize(4)
        .anyMatch(r -> r.startsWith("net/dict/data.noun:7 "))
        .anyMatch(r -> r.startsWith("net/dict/data.noun:8 "))
        .anyMatch(r -> r.startsWith("net/dict/index.sense:5 "))
        .anyMatch(r -> r.startsWith("net/dict/noun.exc:2 "));
  }

  @Test
  void fallsBackToTheWordIndex() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "data.noun",
                "00000002 05 n 01 Bank 0 000 | a slope",
                "00000003 05 n 01 bank 0 000 | money")
            .file("data.verb", "")
            .file("data.adj", "")
            .file("data.adv", "")
            .file("index.noun", LICENCE, "bank n 2 1 @ 2 1 00000003 00000002  ")
            .read("wndb");
    assertThat(sink.lexeme("bank").senses().get(0).order()).isEqualTo(1);
    assertThat(sink.lexeme("Bank").senses().get(0).order()).isEqualTo(2);
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void namesAMissingFile() {
    RecordedLayer layer = new RecordedLayer().file("data.verb", "");
    assertThatThrownBy(() -> layer.read("wndb")).hasMessageContaining("data.noun");
  }

  @Test
  void parsesGlosses() {
    assertThat(WordNetGloss.of("the \"big\" one; \"a\"; \"b\" - Somebody"))
        .isEqualTo(new WordNetGloss("the \"big\" one", List.of("a", "b")));
    assertThat(WordNetGloss.of("plain;")).isEqualTo(new WordNetGloss("plain", List.of()));
    assertThat(WordNetGloss.of("cut; \"open")).isEqualTo(new WordNetGloss("cut", List.of("open")));
  }
}
