package org.lexhub.loader.record;

import java.util.List;

/**
 * An inflected form of a lexeme.
 *
 * @param features grammatical features such as {@code noun} and {@code plural}, in the order of the
 *     source
 */
public record FormRecord(String form, List<String> features) {
  public FormRecord {
    features = List.copyOf(features);
  }
}
