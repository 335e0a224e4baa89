package org.lexhub.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.Staging;

/** Reads an {@link InputLayer}: an importer rejects rows or refuses a layer, it never fails. */
public final class ImporterFuzz {
  private ImporterFuzz() {}

  /** Reads one input; the name is the one that Jazzer looks for. */
  public static void fuzzerTestOneInput(byte[] input) {
    InputLayer files = new InputLayer(input);
    try {
      Formats.source(files.format())
          .read(files.layer(), new Staging().layer(files.source(), 50, new Rejects()));
    } catch (IOException | UncheckedIOException e) {
      // refused with a message
      if (e.getMessage() == null) {
        throw new IllegalStateException("refused without a message", e);
      }
    }
  }
}
