package org.lexhub.store.encoder;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The vectors of a snapshot with the encoder of their model, if both are there.
 *
 * @param vectors the vectors of English glosses
 * @param encoder makes vectors that can be compared with them
 */
public record EncodedGlosses(GlossVectors vectors, TextEncoder encoder) {
  /**
   * Opens the vectors of a snapshot and their encoder; returns null if the snapshot has none.
   *
   * @throws EncoderUnavailableException if the encoder cannot run, or is not the one that made the
   *     vectors
   */
  public static @Nullable EncodedGlosses open(Snapshot snapshot)
      throws EncoderUnavailableException {
    GlossVectors vectors = GlossVectors.open(snapshot);
    if (vectors == null || vectors.size() == 0) {
      return null;
    }
    TextEncoder encoder = TextEncoders.find(vectors.model());
    if (!encoder.fingerprint().equals(vectors.fingerprint())
        || encoder.width() != vectors.width()) {
      throw new EncoderUnavailableException(
          vectors.model()
              + " is not the model that made the vectors of "
              + snapshot.file()
              + "; load the snapshot again");
    }
    return new EncodedGlosses(vectors, encoder);
  }
}
