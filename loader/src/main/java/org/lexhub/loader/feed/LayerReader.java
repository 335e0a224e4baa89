package org.lexhub.loader.feed;

import java.io.IOException;
import org.lexhub.loader.record.RecordSink;

/** Reads the files of one layer. */
@FunctionalInterface
public interface LayerReader {
  /**
   * Passes all records to a sink.
   *
   * @throws IOException if a file cannot be read
   */
  void read(RecordSink sink) throws IOException;
}
