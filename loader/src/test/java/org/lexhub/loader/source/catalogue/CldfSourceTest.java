package org.lexhub.loader.source.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

/** Reads CLDF wordlists with renamed files and columns. */
class CldfSourceTest {
  private static final String TERMS = "http://cldf.clld.org/v1.0/terms.rdf#";

  @TempDir private Path folder;

  private static RecordedLayer files() {
    return new RecordedLayer()
        .file(
            "cldf/Wordlist-metadata.json",
            "{\"dialect\":{\"commentPrefix\":null},\"tables\":[",
            "{\"url\":\"words.csv\",\"dc:conformsTo\":\"" + TERMS + "FormTable\",",
            "\"dialect\":{\"delimiter\":\"\\t\"},",
            "\"tableSchema\":{\"columns\":[{\"name\":\"Lect\",\"propertyUrl\":\""
                + TERMS
                + "languageReference\"}]}},",
            "{\"url\":\"languages.csv.zip\",\"dc:conformsTo\":\"" + TERMS + "LanguageTable\"},",
            "{\"url\":\"parameters.csv\",\"dc:conformsTo\":\"" + TERMS + "ParameterTable\"}]}")
        .file(
            "cldf/languages.csv",
            "ID,Name,Glottocode,ISO639P3code",
            "1,Swahili,swah1253,",
            "2,Russian,,rus",
            "3,Nothing,,")
        .file(
            "cldf/parameters.csv",
            "ID,Name,Concepticon_ID",
            "a,the water,948",
            "b,to float,",
            "c,blue,837")
        .file(
            "cldf/words.csv",
            "ID\tLect\tParameter_ID\tForm\tSegments\tnative_script",
            "1\t1\ta\tmaji\tm a + j i\t",
            "2\t2\ta\tvoda\t\tвода",
            "3\t2\tb\tplyt'\t\t",
            "4\t1\tc\t?\t\t",
            "5\t3\ta\tx\t\t",
            "6\t1\tzz\tx\t\t",
            "7\t1\tc\tbuluu (2)\t\t");
  }

  @Test
  void followsTheMetadata() throws IOException {
    RecordingSink sink = files().read("cldf");
    assertThat(sink.links())
        .containsExactly(
            "swah1253 maji noun concepticon:948",
            "rus вода noun concepticon:948",
            "rus plyt' verb cldf:b",
            "swah1253 buluu other concepticon:837");
    assertThat(sink.lexeme("maji").pronunciations().get(0).ipa()).isEqualTo("/maji/");
    assertThat(sink.lexeme("вода").romanization()).isEqualTo("voda");
    assertThat(sink.meanings)
        .singleElement()
        .satisfies(m -> assertThat(m.gloss()).isEqualTo("to float"));
    assertThat(sink.rejects)
        .hasSize(2)
        .anyMatch(r -> r.startsWith("cldf/words.csv:6 "))
        .anyMatch(r -> r.startsWith("cldf/words.csv:7 "));
  }

  @Test
  void takesPartsOfSpeechFromConcepticon() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("concepticon.tsv"),
            """
            ID\tGLOSS\tSEMANTICFIELD\tDEFINITION\tONTOLOGICAL_CATEGORY\tREPLACEMENT_ID
            837\tBLUE\tx\ty\tProperty\t
            """);
    RecordingSink sink = files().option("concepticon", "file:" + file).read("cldf");
    assertThat(sink.links()).contains("swah1253 buluu adj concepticon:837");
    assertThat(sink.concepts).isEmpty();
  }

  @Test
  void namesMissingTables() {
    RecordedLayer none = new RecordedLayer().file("forms.csv", "");
    assertThatThrownBy(() -> none.read("cldf")).hasMessageContaining("-metadata.json");
    RecordedLayer empty = new RecordedLayer().file("x-metadata.json", "{\"tables\":[]}");
    assertThatThrownBy(() -> empty.read("cldf")).hasMessageContaining("LanguageTable");
  }
}
