package org.lexhub.loader.learn.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;

/** Learns parts of speech from marked sentences. */
class PosTaggerBuilderTest {
  private static final int NOUN = 0;

  @TempDir Path folder;

  private static Sentence sentence(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sentence sentence = new Sentence();
    sentence.read(bytes, 0, bytes.length);
    return sentence;
  }

  @Test
  void learnsFromMarkedWords() throws IOException {
    PosTaggerBuilder builder = new PosTaggerBuilder();
    builder.addSpelling("match", NOUN, 1);
    builder.addSpelling("match", PosTagger.VERB, 9);
    builder.addSpelling("football", NOUN, 5);
    builder.addSpelling("tennis", NOUN, 5);
    for (int i = 0; i < 40; i++) {
      builder.addTagged(sentence("the football match"), 2, 3, NOUN);
      builder.addTagged(sentence("colours match well"), 1, 2, PosTagger.VERB);
    }
    try (var snapshot = WrittenSnapshot.of(folder.resolve("tagger"), builder::write)) {
      PosTagger.verify(snapshot);
    }
    float[] likely = new float[PosTagger.COUNT];
    builder.likelihood(sentence("a tennis match"), 2, 3, likely);
    assertThat(likely[NOUN]).isGreaterThan(likely[PosTagger.VERB]);
    builder.likelihood(sentence("tiles match"), 1, 2, likely);
    assertThat(likely[NOUN]).isLessThan(0.9f);
  }
}
