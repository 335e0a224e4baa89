package org.lexhub.store.encoder;

import java.util.Iterator;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the encoder of a model. Each model is opened once in a process and stays open, so that a
 * new snapshot does not load it again; a failure is remembered, too.
 */
public final class TextEncoders {
  private static final Map<String, Opened> OPENED = new ConcurrentHashMap<>();

  private TextEncoders() {}

  /** An encoder or the reason why there is none. */
  private record Opened(@Nullable TextEncoder encoder, String why) {
    static Opened failed(Throwable e) {
      return new Opened(null, e.getMessage() == null ? e.toString() : e.getMessage());
    }
  }

  /**
   * Returns the encoder of a model.
   *
   * @param locator {@code maven:group:artifact:version}
   * @throws EncoderUnavailableException if no provider is on the class path, or if the model is
   *     missing or cannot run
   */
  public static TextEncoder find(String locator) throws EncoderUnavailableException {
    Opened opened = OPENED.computeIfAbsent(locator, TextEncoders::open);
    TextEncoder encoder = opened.encoder();
    if (encoder != null) {
      return encoder;
    }
    throw new EncoderUnavailableException(opened.why());
  }

  private static Opened open(String locator) {
    try {
      ServiceLoader<TextEncoderProvider> all =
          ServiceLoader.load(TextEncoderProvider.class, TextEncoders.class.getClassLoader());
      Iterator<TextEncoderProvider> providers = all.iterator();
      if (!providers.hasNext()) {
        return new Opened(
            null, "the encoder module is not built; run ./mvnw package -Pencoder -DskipTests");
      }
      return new Opened(providers.next().open(locator), "");
    } catch (EncoderUnavailableException | ServiceConfigurationError | LinkageError e) {
      return Opened.failed(e);
    }
  }
}
