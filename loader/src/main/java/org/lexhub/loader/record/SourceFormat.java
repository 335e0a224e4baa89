package org.lexhub.loader.record;

import java.io.IOException;

/** Reads one real format; a class of this kind holds no state between layers. */
public interface SourceFormat {

  /**
   * Reads every file of the layer and hands its records to the sink. A bad row is rejected through
   * {@link RecordSink#reject}, never thrown; only what makes the whole layer unusable is.
   *
   * @throws IOException if the layer can't be read: a file is missing, damaged or not of this
   *     format; the message names the file and says what was expected
   */
  void read(Layer layer, RecordSink sink) throws IOException;
}
