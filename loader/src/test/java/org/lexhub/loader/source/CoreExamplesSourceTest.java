package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads example sentences of the core vocabulary. */
class CoreExamplesSourceTest {
  private static RecordingSink read(String file, String... rows) throws IOException {
    return CoreFiles.with()
        .file(file, CoreFiles.lines("sense\tsynset\tsentence", rows))
        .read("core");
  }

  @Test
  void aSentenceIsAnExampleOfItsMeaningAndAMarkedText() throws IOException {
    RecordingSink sink =
        read(
            "core/examples/eng.tsv",
            "nail%1:08:00::\t05581693-n\tShe broke a [nail] on the door.",
            "eat%2:34:00::\t01168468-v\t[Eat] it!");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.examples)
        .containsExactly(
            "wn30:05581693-n eng She broke a nail on the door.", "wn30:01168468-v eng Eat it!");
    assertThat(sink.sentences)
        .extracting(TaggedSentence::about)
        .containsExactly("wn30:05581693-n", "wn30:01168468-v");
    assertThat(sink.sentences)
        .extracting(TaggedSentence::words)
        .containsExactly(
            List.of(
                new TaggedWord("She broke a", null, null),
                new TaggedWord("nail", Pos.NOUN, "nail%1:08:00::"),
                new TaggedWord("on the door.", null, null)),
            List.of(
                new TaggedWord("Eat", Pos.VERB, "eat%2:34:00::"),
                new TaggedWord("it!", null, null)));
  }

  @Test
  void modelsDoNotLearnFromOtherLanguages() throws IOException {
    RecordingSink sink =
        read("core/examples/deu.tsv", "nail%1:08:00::\t05581693-n\tMein [Nagel] ist lang.");
    assertThat(sink.examples).containsExactly("wn30:05581693-n deu Mein Nagel ist lang.");
    assertThat(sink.sentences).isEmpty();
  }

  @Test
  void rejectsRowsWithoutSenseOrMark() throws IOException {
    RecordingSink sink =
        read(
            "core/examples/eng.tsv",
            "nail\t05581693-n\tShe broke a [nail].",
            "nail%1:08:00::\tnail\tShe broke a [nail].",
            "nail%1:08:00::\t05581693-n\tShe broke a nail.",
            "nail%1:08:00::\t05581693-n\tShe broke a [] nail.",
            "nail%1:08:00::\t05581693-n\tShe broke a [nail.");
    assertThat(sink.examples).isEmpty();
    assertThat(sink.sentences).isEmpty();
    assertThat(sink.rejects).hasSize(5);
    assertThat(sink.rejects.getFirst()).contains("not a sense key and its synset: nail");
    assertThat(sink.rejects.getLast()).contains("no word in square brackets");
  }
}
