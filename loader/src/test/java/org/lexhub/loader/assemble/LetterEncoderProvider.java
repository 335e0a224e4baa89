package org.lexhub.loader.assemble;

import java.util.List;
import java.util.Locale;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.encoder.TextEncoderProvider;

/**
 * An encoder for tests, which counts letters: texts with the same letters are near. Its locator is
 * {@link #LOCATOR}.
 */
public final class LetterEncoderProvider implements TextEncoderProvider {
  /** The only model. */
  public static final String LOCATOR = "maven:org.example:letters:1";

  private static final int LETTERS = 26;

  @Override
  public TextEncoder open(String locator) throws EncoderUnavailableException {
    if (!locator.equals(LOCATOR)) {
      throw new EncoderUnavailableException("there is no model " + locator);
    }
    return new LetterEncoder();
  }

  private static final class LetterEncoder implements TextEncoder {
    @Override
    public int width() {
      return LETTERS;
    }

    @Override
    public String fingerprint() {
      return "letters";
    }

    @Override
    public float[][] encode(List<String> texts) {
      return texts.stream().map(LetterEncoder::vector).toArray(float[][]::new);
    }

    @Override
    public float[][] encodeInContext(String sentence, int from, int to) {
      return new float[][] {vector(sentence), vector(sentence.substring(from, to))};
    }

    private static float[] vector(String text) {
      float[] counts = new float[LETTERS];
      text.toLowerCase(Locale.ROOT)
          .chars()
          .filter(letter -> letter >= 'a' && letter <= 'z')
          .forEach(letter -> counts[letter - 'a']++);
      double squares = 1e-9;
      for (float count : counts) {
        squares += count * count;
      }
      for (int i = 0; i < LETTERS; i++) {
        counts[i] /= (float) Math.sqrt(squares);
      }
      return counts;
    }
  }
}
