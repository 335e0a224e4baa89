package org.lexhub.loader.learn;

import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.encoder.TextEncoder;
import org.lexhub.store.encoder.TextEncoders;

/**
 * The model that makes the vectors of glosses.
 *
 * @param locator its locator, as the recipe names it
 * @param encoder the opened model
 */
public record EncoderModel(String locator, TextEncoder encoder) {
  /**
   * Opens a model.
   *
   * @throws EncoderUnavailableException if it cannot run; the message says what to do
   */
  public static EncoderModel open(String locator) throws EncoderUnavailableException {
    return new EncoderModel(locator, TextEncoders.find(locator));
  }
}
