package org.lexhub.store.encoder;

/** Opens encoders. Implementations are found with {@link java.util.ServiceLoader}. */
public interface TextEncoderProvider {
  /**
   * Opens a model.
   *
   * @param locator {@code maven:group:artifact:version}, a jar with the model
   * @throws EncoderUnavailableException if the model is not on this machine or cannot run on it;
   *     the message says what to do
   */
  TextEncoder open(String locator) throws EncoderUnavailableException;
}
