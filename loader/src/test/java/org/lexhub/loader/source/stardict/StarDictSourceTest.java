package org.lexhub.loader.source.stardict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

/** Reads entries in the layout of the package {@code stardict-czech}. */
class StarDictSourceTest {
  private static RecordingSink read(StarDictFiles files) throws IOException {
    return files.layer().option("language", "cs").read("stardict");
  }

  private static EntryRecord defined(String language, String word, String of, String definition) {
    List<TextRecord> definitions = List.of(new TextRecord(of, definition));
    return EntryRecord.defined(
        language, word, null, new EntryDetail(null, null, definitions, List.of()));
  }

  @Test
  void aTextIsADefinitionWithoutMarkupAndTranscription() throws IOException {
    RecordingSink sink =
        read(
            new StarDictFiles("cizi", "g")
                .entry("revue", "\n    [<i>reví</i>]\n\n<b>časopis &amp; jeho\n obor</b>\n")
                .entry("sobáš", "\n    <b>svatba</b>\n"));
    assertThat(sink.entries).containsExactly(defined("ces", "revue", "ces", "časopis & jeho obor"));
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void numbersSeparateSenses() throws IOException {
    RecordingSink sink =
        read(
            new StarDictFiles("cizi", "g")
                .entry("akord", "<b>1. souzvuk tří tónů; 2.úkolová práce</b>")
                .entry("rok", "<b>doba do 2. ledna roku</b>"));
    assertThat(sink.entries)
        .containsExactly(
            defined("ces", "akord", "ces", "souzvuk tří tónů"),
            defined("ces", "akord", "ces", "úkolová práce"),
            defined("ces", "rok", "ces", "doba do 2. ledna roku"));
  }

  @Test
  void headwordsWithOneTextAreSpellingsOfOneWord() throws IOException {
    RecordingSink sink =
        read(
            new StarDictFiles("cizi", "m")
                .entry("víkend, weekend", "konec týdne")
                .entry("week-end", "konec týdne")
                .entry("peri-", "okolo něčeho"));
    assertThat(sink.entries).containsExactly(defined("ces", "víkend", "ces", "konec týdne"));
    assertThat(sink.annotations).hasSize(1);
    assertThat(sink.annotations.getFirst().forms())
        .containsExactly(
            new FormRecord("weekend", List.of("alternative")),
            new FormRecord("week-end", List.of("alternative")));
  }

  @Test
  void definitionsCanBeInAnotherLanguage() throws IOException {
    RecordingSink sink =
        new StarDictFiles("lat", "m")
            .entry("canis", "a domestic dog")
            .layer()
            .option("language", "la")
            .option("definition_language", "en")
            .read("stardict");
    assertThat(sink.entries).containsExactly(defined("lat", "canis", "eng", "a domestic dog"));
  }

  @Test
  void readsTheFirstTextOfSeveralParts() throws IOException {
    RecordingSink sink =
        read(
            new StarDictFiles("cizi", "")
                .entry("esej", "tesej\0mkratší úvaha\0")
                .entry("obraz", "Wxyz"));
    assertThat(sink.entries).containsExactly(defined("ces", "esej", "ces", "kratší úvaha"));
    assertThat(sink.rejects).singleElement().asString().contains("obraz: this text has no part");
    assertThat(read(new StarDictFiles("cizi", "tm").entry("esej", "esej\0kratší úvaha")).entries)
        .containsExactly(defined("ces", "esej", "ces", "kratší úvaha"));
  }

  @Test
  void rejectsPlacesOutsideTheTextsAndABrokenIndex() throws IOException {
    RecordingSink sink =
        read(
            new StarDictFiles("cizi", "m")
                .place("daleko", 40, 400)
                .place("záporně", -1, 1)
                .entry("esej", "kratší úvaha")
                .rest("konec bez čísel"));
    assertThat(sink.entries).hasSize(1);
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.rejects.get(0)).contains("no text at offset 40 for \"daleko\"");
    assertThat(sink.rejects.get(2)).contains("no headword, offset and length at byte");
  }

  @Test
  void refusesADictionaryWithoutItsFilesOrLanguage() {
    StarDictFiles files = new StarDictFiles("cizi", "m").entry("esej", "kratší úvaha");
    assertThatThrownBy(() -> files.layer().read("stardict"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("set the option language");
    RecordedLayer other = new RecordedLayer().option("language", "cs").file("cizi.ifo", "[x]");
    assertThatThrownBy(() -> other.read("stardict"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not begin with");
    RecordedLayer alone =
        new RecordedLayer().option("language", "cs").file("a.ifo", "StarDict's dict ifo file");
    assertThatThrownBy(() -> alone.read("stardict"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("this layer has no file a.idx");
  }
}
