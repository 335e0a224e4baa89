package org.lexhub.store.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnglishStemTest {
  @ParameterizedTest
  @CsvSource({
    "caresses, caress",
    "ponies, poni",
    "ties, ti",
    "caress, caress",
    "cats, cat",
    "feed, feed",
    "agreed, agree",
    "plastered, plaster",
    "bled, bled",
    "motoring, motor",
    "sing, sing",
    "conflated, conflate",
    "troubled, trouble",
    "sized, size",
    "hopping, hop",
    "tanned, tan",
    "falling, fall",
    "hissing, hiss",
    "fizzed, fizz",
    "failing, fail",
    "filing, file",
    "happy, happi",
    "sky, sky",
    "dogs, dog",
    "as, as",
    "straßes, straßes",
    "dog2s, dog2s"
  })
  void stemsAsInPortersExamples(String word, String stem) {
    byte[] bytes = ("x" + word + "x").getBytes(StandardCharsets.UTF_8);
    int end = EnglishStem.stem(bytes, 1, bytes.length - 1);
    assertThat(new String(bytes, 1, end - 1, StandardCharsets.UTF_8)).isEqualTo(stem);
  }
}
