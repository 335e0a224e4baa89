package org.lexhub.loader.source.wordlist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

class TatoebaSourceTest {
  private static RecordedLayer layer() {
    return new RecordedLayer()
        .file(
            "sentences.csv",
            "1\tdeu\tHunde bellen.",
            "2\teng\tDogs bark.",
            "3\tfra\tLes chiens aboient.",
            "4\t\\N\tsome language",
            "5\tjpn\t犬が吠える。",
            "x\tdeu\tkaputt")
        .file("links.csv", "1\t2", "1\t3", "5\t2", "3\t1", "broken");
  }

  @Test
  void wordsHaveSentencesWithTheirTranslation() throws IOException {
    RecordingSink sink = layer().read("tatoeba");
    assertThat(sink.usages)
        .contains(
            "deu Hunde: Hunde bellen. = Dogs bark.",
            "deu bellen: Hunde bellen. = Dogs bark.",
            "eng Dogs: Dogs bark. = null",
            "fra chiens: Les chiens aboient. = null",
            "jpn 犬: 犬が吠える。 = Dogs bark.");
    assertThat(sink.rejects).hasSize(2);
  }

  @Test
  void aWordHasAFewExamplesAndTheMemoryIsBounded() throws IOException {
    RecordedLayer many = new RecordedLayer();
    String[] lines = new String[10];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = i + "\teng\tThe same";
    }
    assertThat(many.file("eng_sentences.tsv", lines).read("tatoeba").usages).hasSize(6);
    assertThat(many.option("max_sentences", "1").read("tatoeba").usages).hasSize(2);
  }

  @Test
  void refusesLayersWithoutSentencesAndWrongOptions() {
    RecordedLayer none = new RecordedLayer().file("links.csv", "1\t2");
    assertThatThrownBy(() -> none.read("tatoeba"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("sentences.csv");
    RecordedLayer wrong = layer().option("max_sentences", "many");
    assertThatThrownBy(() -> wrong.read("tatoeba"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("must be a number");
  }
}
