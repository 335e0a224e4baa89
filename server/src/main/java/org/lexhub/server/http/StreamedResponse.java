package org.lexhub.server.http;

import org.lexhub.store.text.Utf8Buffer;

/**
 * A long answer that is made piece by piece, while the client takes it. Used by one thread at a
 * time, though not always the same one.
 */
public interface StreamedResponse extends AutoCloseable {
  /**
   * Appends the next piece, of some ten to some hundred thousand bytes.
   *
   * @return whether there is more
   */
  boolean next(Utf8Buffer out);

  /** Gives back what the answer held, whether or not it came to its end. */
  @Override
  void close();
}
