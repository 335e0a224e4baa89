package org.lexhub.loader.source.freedict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Reads dictionaries in the TEI of FreeDict, with their special cases. */
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

  private static List<EntryRecord> entries(String... body) throws IOException {
    String[] lines = new String[body.length + 2];
    lines[0] = "<TEI><text><body>";
    System.arraycopy(body, 0, lines, 1, body.length);
    lines[lines.length - 1] = "</body></text></TEI>";
    return new RecordedLayer().file("lit-eng.tei", lines).read("freedict").entries;
  }

  @Test
  void readsCrossReferencesAsRelations() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "swa-eng.tei",
                "<TEI><text><body>",
                "<entry><form><orth>dunia</orth></form><gramGrp><pos>n</pos></gramGrp>",
                "<sense><cit type=\"trans\"><quote>world</quote></cit>",
                "<xr type=\"syn\">(synonym: <ref target=\"#ulimwengu\">ulimwengu</ref>)</xr>",
                "<xr type=\"cf\"><ref>mbingu</ref></xr></sense></entry>",
                "<entry><form><orth>ulimwengu</orth></form>",
                "<sense><cit type=\"trans\"><quote>world</quote></cit></sense></entry>",
                "</body></text></TEI>")
            .read("freedict");
    assertThat(sink.wordRelations)
        .containsExactly(
            WordRelationRecord.of("swa", "dunia", Pos.NOUN, RelationType.SYNONYM, "ulimwengu"));
  }

  @Test
  void readsHeadwordsAndTranslationsBySense() throws IOException {
    RecordingSink sink = read();
    assertThat(sink.entries)
        .containsExactly(
            new EntryRecord(
                "deu",
                "Hund",
                Pos.NOUN,
                "eng",
                List.of("dog", "hound"),
                new EntryDetail(
                    null, null, List.of(), List.of(new ExampleRecord("ein Hund bellt", null)))),
            new EntryRecord("deu", "Hund", Pos.NOUN, "eng", List.of("scoundrel", "bad man")));
    assertThat(sink.annotation("Hund").pronunciations().get(0).ipa()).isEqualTo("/hʊnt/");
    assertThat(sink.annotation("Hund").forms().get(0).form()).isEqualTo("Hündchen");
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.sources).extracting(s -> s.name()).containsExactly("freedict-deu-eng");
  }

  @Test
  void splitsListsRemarksAndOptionalLetters() throws IOException {
    List<EntryRecord> entries =
        entries(
            "<entry><form><orth>(su)trumpinti</orth></form><gramGrp><pos>vt</pos></gramGrp>",
            "<sense><cit><quote>(tech.) to shorten, abridge [a text]; -ward</quote></cit></sense>",
            "</entry>");
    assertThat(entries)
        .containsExactly(
            new EntryRecord("lit", "sutrumpinti", Pos.VERB, "eng", List.of("shorten", "abridge")));
  }

  @Test
  void theHeaderGivesAuthorsAndLicence() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "dan-eng.tei",
                "<TEI><teiHeader><fileDesc><titleStmt><title>Danish-English</title>",
                "<respStmt><name>[up for grabs]</name></respStmt>",
                "<respStmt><name>Ann Example &lt;ann@example.org&gt;</name></respStmt></titleStmt>",
                "<editionStmt><edition>0.3.1</edition></editionStmt><publicationStmt>",
                "<availability><p>GNU General Public License ver. 3.0 and any later version</p>",
                "</availability></publicationStmt>",
                "<sourceDesc><p>Made from <ref target=\"x\">a list</ref>.</p></sourceDesc>",
                "</fileDesc></teiHeader><text><body>",
                "<entry><form><orth>hund</orth></form>",
                "<sense><cit><quote>dog</quote></cit></sense></entry></body></text></TEI>")
            .read("freedict");
    SourceRecord source = sink.sources.get(0);
    assertThat(source.title()).isEqualTo("Danish-English");
    assertThat(source.version()).isEqualTo("0.3.1");
    assertThat(source.licence()).isEqualTo("GPL-3.0-or-later");
    assertThat(source.attribution()).isEqualTo("Ann Example. Made from a list.");
  }

  @Test
  void readsShortListsAndUnbalancedBrackets() throws IOException {
    List<EntryRecord> entries =
        entries(
            "<entry><form><orth>honîn, honînewe</orth></form>",
            "<sense><cit type='trans'><quote>gvildenti (klausimą</quote></cit>",
            "<cit type='trans'><quote>the stage) theatre</quote></cit></sense></entry>",
            "<entry><form><orth>daryti, kad įvyktų</orth></form>",
            "<sense><cit type='trans'><quote>cause</quote></cit></sense></entry>");
    assertThat(entries)
        .containsExactly(
            new EntryRecord("lit", "honîn", null, "eng", List.of("gvildenti", "theatre")),
            new EntryRecord("lit", "daryti, kad įvyktų", null, "eng", List.of("cause")));
  }

  @Test
  void readsTranslatedExamplesLabelsFormsAndExplanations() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "bre-eng.tei",
                "<TEI><text><body><entry><form><orth>kaser</orth><gramGrp><gen>m</gen></gramGrp>",
                "<form type='infl'><orth type='pl'>kaserioù</orth></form></form>",
                "<gramGrp><pos>n</pos></gramGrp><sense><usg type='dom'>phys.</usg>",
                "<usg type='reg'>coll.</usg>",
                "<cit type='trans'><quote>conductor</quote><gramGrp><gen>f</gen></gramGrp></cit>",
                "<cit type='trans'><quote>a thing that lets <hi>heat</hi> pass</quote></cit>",
                "<cit type='example'><quote>kaser-erc'h</quote>",
                "<cit type='trans'><quote>snow-plough</quote></cit></cit></sense></entry>",
                "</body></text></TEI>")
            .read("freedict");
    EntryRecord entry = sink.entries.getFirst();
    assertThat(entry.translations()).containsExactly("conductor");
    assertThat(entry.detail())
        .isEqualTo(
            new EntryDetail(
                Register.COLLOQUIAL,
                "physics",
                List.of(new TextRecord("eng", "a thing that lets heat pass")),
                List.of(new ExampleRecord("kaser-erc'h", "snow-plough"))));
    assertThat(sink.annotation("kaser").forms())
        .containsExactly(new FormRecord("kaserioù", List.of("plural")));
  }

  @Test
  void readsKanjiKanaAndLabelsOfJapanese() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "jpn-eng.tei",
                "<TEI><text><body><entry><form type='k_ele'><orth>薙ぎ払う</orth></form>",
                "<form type='k_ele'><orth>なぎ払う</orth></form>",
                "<form type='r_ele'><orth>なぎはらう</orth></form>",
                "<sense><note type='pos'>Godan verb with `u' ending</note><note>archaism</note>",
                "<cit type='trans'><quote>to mow down</quote></cit></sense></entry>",
                "<entry><form type='r_ele'><orth>ファースト</orth></form>",
                "<sense><note type='pos'>noun (common) (futsuumeishi)</note>",
                "<usg type='dom'>baseball term</usg>",
                "<cit type='trans'><quote>first base</quote></cit></sense></entry>",
                "</body></text></TEI>")
            .read("freedict");
    EntryRecord mow = sink.entries.getFirst();
    assertThat(mow.lemma()).isEqualTo("薙ぎ払う");
    assertThat(mow.pos()).isEqualTo(Pos.VERB);
    assertThat(mow.translations()).containsExactly("mow down");
    assertThat(mow.detail().register()).isEqualTo(Register.ARCHAIC);
    assertThat(sink.annotation("薙ぎ払う").reading()).isEqualTo("なぎはらう");
    assertThat(sink.annotation("薙ぎ払う").forms().getFirst().form()).isEqualTo("なぎ払う");
    assertThat(sink.entries.get(1).lemma()).isEqualTo("ファースト");
    assertThat(sink.entries.get(1).detail().domain()).isEqualTo("baseball");
  }

  @Test
  void aPluralThatRefersToItsSingularIsAForm() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "deu-eng.tei",
                "<TEI><text><body><entry><form><orth>Triathleten</orth></form>",
                "<gramGrp><number>pl</number></gramGrp><sense>",
                "<cit type='trans'><quote>triathletes</quote></cit>",
                "<xr type='syn'><ref>Dreikämpfer</ref></xr>",
                "<xr type='see'><ref>Triathlet</ref><ref>Triathletin</ref></xr></sense></entry>",
                "</body></text></TEI>")
            .read("freedict");
    assertThat(sink.entries).isEmpty();
    assertThat(sink.annotation("Triathlet").forms())
        .containsExactly(new FormRecord("Triathleten", List.of("plural")));
  }

  @Test
  void writesHungarianInItsLetters() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "eng-hun.tei",
                "<TEI><text><body><entry><form><orth>relief crew</orth></form>",
                "<sense><cit type='trans'><quote>mentôcsapat.</quote></cit></sense></entry>",
                "</body></text></TEI>")
            .read("freedict");
    assertThat(sink.entries.getFirst().translations()).containsExactly("mentőcsapat");
  }

  @Test
  void skipsExcludedDictionaries() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("ara-eng.tei", "this is never read")
            .option("without", "eng-bul,ara-eng")
            .read("freedict");
    assertThat(sink.entries).isEmpty();
  }

  @Test
  void rejectsEntriesWithoutHeadword() throws IOException {
    assertThat(read().rejects).containsExactly("deu-eng/deu-eng.tei:12 this entry has no headword");
  }

  @Test
  void namesTheLineOfBrokenXml() {
    RecordedLayer layer = new RecordedLayer().file("deu-eng.tei", "<TEI>", "<entry>");
    assertThatThrownBy(() -> layer.read("freedict")).hasMessageContaining("deu-eng.tei:");
    RecordedLayer none = new RecordedLayer().file("x.xml", "");
    assertThatThrownBy(() -> none.read("freedict")).hasMessageContaining(".tei");
  }
}
