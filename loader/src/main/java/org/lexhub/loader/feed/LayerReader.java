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

  /** Returns whether all records only annotate lexemes of other layers. */
  default boolean onlyAnnotates() {
    return false;
  }

  /** Returns a reader of a layer that only annotates. */
  static LayerReader annotating(LayerReader reader) {
    return new LayerReader() {
      @Override
      public void read(RecordSink sink) throws IOException {
        reader.read(sink);
      }

      @Override
      public boolean onlyAnnotates() {
        return true;
      }
    };
  }
}
