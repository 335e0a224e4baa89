package org.lexhub.loader.source.morphology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import morfologik.fsa.FSA;
import morfologik.fsa.builders.CFSA2Serializer;
import morfologik.fsa.builders.FSABuilder;
import morfologik.stemming.EncoderType;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads dictionaries that Morfologik's own builder wrote. */
class MorfologikSourceTest {
  private static byte[] dictionary(Charset encoding, String... rows) throws IOException {
    List<byte[]> lines = new ArrayList<>();
    for (String row : rows) {
      String[] parts = row.split("\\|", -1);
      ByteBuffer stem =
          EncoderType.SUFFIX
              .get()
              .encode(
                  ByteBuffer.allocate(0),
                  ByteBuffer.wrap(parts[0].getBytes(encoding)),
                  ByteBuffer.wrap(parts[1].getBytes(encoding)));
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      line.writeBytes(parts[0].getBytes(encoding));
      line.write('_');
      line.write(stem.array(), stem.position(), stem.remaining());
      line.write('_');
      line.writeBytes(parts[2].getBytes(encoding));
      lines.add(line.toByteArray());
    }
    lines.sort(FSABuilder.LEXICAL_ORDERING);
    FSA automaton = FSABuilder.build(lines);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new CFSA2Serializer().serialize(automaton, out);
    return out.toByteArray();
  }

  private static RecordedLayer layer(String folder, Charset encoding, String... rows)
      throws IOException {
    return new RecordedLayer()
        .file(
            folder + "/words.info",
            "fsa.dict.separator=_",
            "fsa.dict.encoding=" + encoding.name(),
            "fsa.dict.encoder=SUFFIX")
        .bytes(folder + "/words.dict", dictionary(encoding, rows))
        .file(folder + "/words_synth.info", "nonsense")
        .bytes(folder + "/words_synth.dict", new byte[] {1});
  }

  private static List<String> forms(LexemeRecord lexeme) {
    List<String> forms = new ArrayList<>();
    for (FormRecord form : lexeme.forms()) {
      forms.add(form.form() + " " + String.join(" ", form.features()));
    }
    return forms;
  }

  @Test
  void formsHaveTheFeaturesOnWhichTheirAnalysesAgree() throws IOException {
    RecordingSink sink =
        layer(
                "resource/de",
                StandardCharsets.UTF_8,
                "Hund|Hund|SUB:NOM:SIN:MAS",
                "Hund|Hund|SUB:AKK:SIN:MAS",
                "Hunde|Hund|SUB:NOM:PLU:MAS",
                "Hunde|Hund|SUB:GEN:PLU:MAS",
                "Hundes|Hund|SUB:GEN:SIN:MAS",
                "läuft|laufen|VER:3:SIN:PRÄ:NON")
            .read("morfologik");
    LexemeRecord dog = sink.annotation("Hund");
    assertThat(dog.languageCode()).isEqualTo("deu");
    assertThat(dog.pos()).isEqualTo(Pos.NOUN);
    assertThat(forms(dog)).containsExactly("Hunde plural", "Hundes genitive singular");
    assertThat(dog.number(LexemeColumn.GENDER.attribute())).isEqualTo(Gender.MASCULINE.number());
    assertThat(forms(sink.annotation("laufen")))
        .containsExactly("läuft third-person singular present");
    assertThat(sink.lexemes).isEmpty();
  }

  @Test
  void leavesOutFormsWithCliticsAndReadsPositions() throws IOException {
    RecordingSink sink =
        layer(
                "es",
                StandardCharsets.ISO_8859_1,
                "mañana|mañana|NCFS000",
                "mañanas|mañana|NCFP000",
                "canto|cantar|VMIP1S0",
                "cantada|cantar|VMP00SF",
                "cantármelo|cantar|VMN0000:PP1CS000:PP3MSA00")
            .read("morfologik");
    assertThat(forms(sink.annotation("mañana"))).containsExactly("mañanas plural");
    assertThat(forms(sink.annotation("cantar")))
        .containsExactly(
            "cantada past participle singular feminine",
            "canto present indicative first-person singular");
  }

  @Test
  void theOptionNamesTheLanguageWhereTheFolderDoesNot() throws IOException {
    RecordedLayer polish =
        layer(
            "stemming/polish", StandardCharsets.UTF_8, "psa|pies|subst:sg:acc:m2+subst:sg:gen:m2");
    assertThatThrownBy(() -> polish.read("morfologik"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("option language");
    RecordingSink sink = polish.option("language", "pl").read("morfologik");
    assertThat(forms(sink.annotation("pies"))).containsExactly("psa singular accusative");
  }

  @Test
  void aLanguageWithoutTagsetHasFormsWithoutFeatures() throws IOException {
    RecordingSink sink =
        layer("sq", StandardCharsets.UTF_8, "librat|libër|N;pl").read("morfologik");
    assertThat(forms(sink.annotation("libër"))).containsExactly("librat ");
  }

  @Test
  void refusesDamagedDictionariesAndLayersWithoutOne() throws IOException {
    RecordedLayer damaged =
        new RecordedLayer()
            .file("de/x.info", "fsa.dict.separator=_", "fsa.dict.encoding=utf8")
            .bytes("de/x.dict", new byte[] {'\\', 'f', 's', 'a', 99, 0, 0});
    assertThatThrownBy(() -> damaged.read("morfologik"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("de/x.dict is no dictionary of Morfologik");
    RecordedLayer none = new RecordedLayer().file("de/x.info", "");
    assertThatThrownBy(() -> none.read("morfologik")).isInstanceOf(IOException.class);
  }
}
