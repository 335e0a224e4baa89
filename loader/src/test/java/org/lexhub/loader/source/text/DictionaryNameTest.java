package org.lexhub.loader.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceRecord;

/** Names dictionaries of layers with many of them, and with one. */
class DictionaryNameTest {
  @TempDir private Path folder;

  private DictionaryName name(String layer) throws IOException {
    Files.writeString(folder.resolve("deu-por.tei"), "");
    SourceRecord source = new SourceRecord(layer, layer, "", "", "", "", 0.8);
    return DictionaryName.of(
        new Layer(
            "freedict",
            source,
            new Locator(folder).open("file:.", Limits.DEFAULT),
            Map.of(),
            0,
            ReadProgress.NONE),
        "deu",
        "por");
  }

  @Test
  void addsTheLanguagesToTheNameOfACollection() throws IOException {
    assertThat(name("freedict").source()).isEqualTo("freedict-deu-por");
    assertThat(name("freedict").project("deu")).isEqualTo("freedict-deu");
    assertThat(name("freedict-por-deu").source()).isEqualTo("freedict-por-deu-deu-por");
  }

  @Test
  void keepsTheNameOfALayerWithOneDictionary() throws IOException {
    assertThat(name("freedict-deu-por").source()).isEqualTo("freedict-deu-por");
    assertThat(name("wikdict-deu-por").project("deu")).isEqualTo("wikdict-deu");
    assertThat(name("deu-por").source()).isEqualTo("deu-por-deu-por");
  }
}
