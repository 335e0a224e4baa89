package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lexhub.store.sense.SignatureWords;

class WordVectorsTest {
  private final WordVectors vectors = WordVectors.read();

  @Test
  void wordsOfOneTopicAreNearerThanOthers() {
    assertThat(cosine("mattress", "pillow")).isGreaterThan(cosine("mattress", "election") + 0.3);
    assertThat(cosine("nail", "polish")).isGreaterThan(cosine("parliament", "polish"));
    assertThat(cosine("doctor", "hospital")).isGreaterThan(cosine("doctor", "harvest") + 0.2);
  }

  @Test
  void formsOfAWordHaveOneVector() {
    assertThat(cosine("mattress", "mattresses")).isGreaterThan(0.999);
  }

  @Test
  void anUnknownWordHasNone() {
    assertThat(vectors.get(hash("qzxwv"))).isNull();
  }

  private double cosine(String one, String other) {
    float[] a = Objects.requireNonNull(vectors.get(hash(one)), one);
    float[] b = Objects.requireNonNull(vectors.get(hash(other)), other);
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  }

  private static double dot(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static int hash(String word) {
    SignatureWords words = new SignatureWords();
    byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
    words.read(bytes, 0, bytes.length);
    return words.hash(0);
  }
}
