package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Reads catalogues of languages and concepts, with their special cases. */
class LanguageSourcesTest {
  private static final String VALUES =
      "ID,Language_ID,Parameter_ID,Value,Code_ID,Comment,Source,codeReference";

  private static RecordedLayer glottolog(String languagesHeader, String... languages) {
    RecordedLayer layer =
        new RecordedLayer()
            .file(
                "cldf/values.csv",
                VALUES,
                "1,stan1295,classification,indo1319/germ1287/high1289,,,,",
                "2,indo1319,classification,<NA>,,,,",
                "3,stan1295,aes,1,aes-not_endangered,,,",
                "4,stan1295,level,language,level-language,,,",
                "5,indo1319,level,family,level-family,,,")
            .file(
                "cldf/names.csv",
                "ID,Language_ID,Name,Provider,lang",
                "1,stan1295,Allemand,lexvo,fr",
                "2,stan1295,Deutsch,lexvo,de",
                "3,stan1295,\"Hochdeutsch, Standard\",wals,",
                "4,stan1295,,wals,");
    String[] lines = new String[languages.length + 1];
    lines[0] = languagesHeader;
    System.arraycopy(languages, 0, lines, 1, languages.length);
    return layer.file("cldf/languages.csv", lines);
  }

  @Test
  void readsGlottologWithItsTree() throws IOException {
    RecordingSink sink =
        glottolog(
                "ID,Name,Latitude,Longitude,Glottocode,ISO639P3code,Level,Closest_ISO369P3code",
                "stan1295,German,48.649,12.4676,stan1295,deu,language,deu",
                "indo1319,Indo-European,,,indo1319,,family,",
                "bad,Nothing,,,xx,,family,")
            .read("glottolog");
    LanguageRecord german = sink.languages.get(0);
    assertThat(german.iso639_3()).isEqualTo("deu");
    assertThat(german.parentGlottocode()).isEqualTo("high1289");
    assertThat(german.level()).isEqualTo(LanguageLevel.LANGUAGE);
    assertThat(german.status()).isEqualTo(EndangermentStatus.NOT_ENDANGERED);
    assertThat(german.latitude()).isEqualTo(48.649);
    LanguageRecord family = sink.languages.get(1);
    assertThat(family.parentGlottocode()).isNull();
    assertThat(family.latitude()).isNull();
    assertThat(family.iso639_3()).isNull();
    assertThat(sink.names)
        .containsExactly(
            "stan1295 fr Allemand", "stan1295 de Deutsch!", "stan1295 und Hochdeutsch, Standard");
    assertThat(sink.rejects)
        .hasSize(2)
        .anyMatch(r -> r.startsWith("cldf/languages.csv:4 "))
        .anyMatch(r -> r.startsWith("cldf/names.csv:5 "));
  }

  @Test
  void readsLevelsOfOlderReleasesFromValues() throws IOException {
    RecordingSink sink =
        glottolog("ID,Name,Latitude,Longitude,Glottocode", "stan1295,German,1,2,stan1295")
            .read("glottolog");
    assertThat(sink.languages)
        .extracting(LanguageRecord::level)
        .containsExactly(LanguageLevel.LANGUAGE);
  }

  @Test
  void namesAMissingColumn() {
    RecordedLayer layer = glottolog("ID,Naam,Glottocode", "stan1295,German,stan1295");
    assertThatThrownBy(() -> layer.read("glottolog"))
        .hasMessageContaining("languages.csv")
        .hasMessageContaining("Name");
  }

  @Test
  void readsLinguaMeta() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "linguameta/data/cy.json",
                "{\"bcp_47_code\":\"cy\",\"iso_639_3_code\":\"cym\",\"glottocode\":\"wels1247\",",
                "\"total_population\":850000,\"language_scope\":{\"scope\":\"LANGUAGE\"},",
                "\"name_data\":[{\"name\":\"galés\",\"bcp_47_code\":\"es\"},",
                "{\"name\":\"galés\",\"bcp_47_code\":\"es\",\"iso_15924_code\":\"latn\"},",
                "{\"name\":\"Cymraeg\",\"bcp_47_code\":\"cy\"},{\"name\":\"Welsh\",\"bcp_47_code\":\"en\"}],",
                "\"language_script_locale\":[{\"script\":{\"iso_15924_code\":\"xxxx\"}},",
                "{\"script\":{\"iso_15924_code\":\"cyrl\"}},",
                "{\"script\":{\"iso_15924_code\":\"latn\",\"is_canonical\":true}}]}")
            .file(
                "linguameta/data/zh.json",
                "{\"bcp_47_code\":\"zh\",\"iso_639_3_code\":\"zho\",",
                "\"language_scope\":{\"scope\":\"MACROLANGUAGE\"},",
                "\"name_data\":[{\"name\":\"中文\",\"bcp_47_code\":\"zh\"}]}")
            .file("linguameta/data/locales.json", "{\"locale_map\":[]}")
            .file("linguameta/data/xx.json", "{\"bcp_47_code\":")
            .file(
                "linguameta/linguameta.tsv",
                "bcp_47_code\tendangerment_status",
                "cy\tDefinitely endangered")
            .read("linguameta");
    assertThat(sink.languages)
        .singleElement()
        .satisfies(welsh -> {
          assertThat(welsh.glottocode()).isEqualTo("wels1247");
          assertThat(welsh.name()).isEqualTo("Welsh");
          assertThat(welsh.speakers()).isEqualTo(850_000L);
          assertThat(welsh.scripts()).containsExactly("Latn", "Cyrl");
          assertThat(welsh.status()).isEqualTo(EndangermentStatus.SHIFTING);
          assertThat(welsh.level()).isNull();
        });
    assertThat(sink.names)
        .containsExactly("cym es galés", "cym cy Cymraeg!", "cym en Welsh", "zho zh 中文!");
    assertThat(sink.rejects).singleElement().asString().startsWith("linguameta/data/xx.json:0");
  }

  private static String speakers(String iso, long number, String source) {
    return """
    {"iso_639_3_code":"%s","glottocode":"%sx1234","total_population":%d,
    "language_scope":{"scope":"LANGUAGE"},"language_script_locale":[
    {"locale":{"iso_3166_code":"sr"},
    "speaker_data":{"number_of_speakers":%d,"source":"%s"}}]}\
    """
        .formatted(iso, iso, number, number, source);
  }

  @Test
  void moreSpeakersThanACountryCanHaveAreNotRead() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file("data/jvn.json", speakers("jvn", 82_000_000, "WIKIPEDIA"))
            .file("data/nld.json", speakers("nld", 550_000, "CLDR"))
            .file("data/srn.json", speakers("srn", 700_000, "WIKIPEDIA"))
            .read("linguameta");
    assertThat(sink.languages)
        .extracting(language -> language.iso639_3() + " " + language.speakers())
        .containsExactly("jvn null", "nld 550000", "srn 700000");
  }

  @Test
  void concepticonRelatesConceptSets() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "concepticon.tsv",
                "ID\tGLOSS\tSEMANTICFIELD\tDEFINITION\tONTOLOGICAL_CATEGORY\tREPLACEMENT_ID",
                "1673\tARM\tx\ty\tPerson/Thing\t",
                "1886\tARMPIT\tx\ty\tPerson/Thing\t",
                "1\tOLD ARM\tx\ty\tPerson/Thing\t1673")
            .file(
                "conceptrelations.tsv",
                "SOURCE\tSOURCE_GLOSS\tRELATION\tTARGET\tTARGET_GLOSS",
                "1673\tARM\tpartof\t1886\tARMPIT",
                "1\tOLD ARM\tnarrower\t1886\tARMPIT",
                "1886\tARMPIT\trequires\t1673\tARM",
                "1886\tARMPIT\tsimilar\t999\tNONE")
            .read("concepticon");
    assertThat(sink.relations)
        .containsExactly(
            "concepticon:1673 part_meronym concepticon:1886",
            "concepticon:1673 hyponym concepticon:1886",
            "concepticon:1886 other concepticon:1673");
  }

  @Test
  void readsConcepticonAndItsAlignment() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "concepticon.tsv",
                "ID\tGLOSS\tSEMANTICFIELD\tDEFINITION\tONTOLOGICAL_CATEGORY\tREPLACEMENT_ID",
                "2\tDUST\tThe physical world\tSmall \"solid\" particles.\tPerson/Thing\t",
                "170\tFATHER'S SISTER\tKinship\tOld.\tPerson/Thing\t2691",
                "2691\tPATERNAL AUNT\tKinship\tNew.\tPerson/Thing\t",
                "x\tBAD\t\t\t\t")
            .file(
                "conceptlists/Borin-2015-1532.tsv",
                "ID\tCONCEPTICON_ID\tRELATION\tPWN_SYNSET",
                "1\t170\tss\tn09823502",
                "2\t2\tui\tn00000001",
                "3\t2\tss\tn14839846",
                "4\t2\tss\tn00000002",
                "5\t99\tss\tn00000003",
                "6\t2\tss\tzz")
            .read("concepticon");
    assertThat(sink.concepts)
        .extracting(c -> c.catalogId() + " " + c.gloss())
        .containsExactly("2 DUST", "2691 PATERNAL AUNT");
    assertThat(sink.same)
        .containsExactly(
            "concepticon:170 = concepticon:2691",
            "concepticon:2691 = wn30:09823502-n",
            "concepticon:2 = wn30:14839846-n");
    assertThat(sink.meanings.get(0).conceptCatalogId()).isEqualTo("2");
    assertThat(sink.definitions.get(0)).isEqualTo("concepticon:2 eng Small \"solid\" particles.");
    assertThat(sink.rejects).hasSize(2);
  }

  @Test
  void readsConcepticonAsCldf() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .file(
                "cldf/concepticon.csv",
                "ID,Name,Description,ColumnSpec,Semantic_Field,Ontological_Category,Replacement_ID",
                "0,<NA>,Everything else,,,,",
                "2,DUST,\"Small, solid\",,The physical world,Person/Thing,")
            .read("concepticon");
    assertThat(sink.concepts).extracting(c -> c.gloss()).containsExactly("DUST");
    RecordedLayer empty = new RecordedLayer().file("x.csv", "");
    assertThatThrownBy(() -> empty.read("concepticon")).hasMessageContaining("concepticon.tsv");
  }
}
