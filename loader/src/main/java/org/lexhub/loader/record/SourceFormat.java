package org.lexhub.loader.record;

import java.io.IOException;

/** Reads one file format; implementations keep no state between layers. */
public interface SourceFormat {

  /**
   * Reads every file of the layer and passes its records to the sink. A bad row is rejected through
   * {@link RecordSink#reject}, never thrown; only errors that make the whole layer unusable are.
   *
   * @throws IOException if the layer cannot be read: a file is missing, damaged or not of this
   *     format; the message names the file and what was expected
   */
  void read(Layer layer, RecordSink sink) throws IOException;

  /**
   * Returns whether layers only annotate lexemes of other layers. Such layers can be read at the
   * same time, because {@link RecordSink#mayHaveLexeme} answers none of them with words of another.
   */
  default boolean onlyAnnotates() {
    return false;
  }
}
