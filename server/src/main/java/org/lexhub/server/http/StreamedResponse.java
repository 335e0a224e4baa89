package org.lexhub.server.http;

import org.lexhub.store.text.Utf8Buffer;

/**
 * A long response that is produced part by part while the client receives it. Used by one thread at
 * a time, but not always by the same one.
 */
public interface StreamedResponse extends AutoCloseable {
  /**
   * Appends the next part, between about ten thousand and a few hundred thousand bytes.
   *
   * @return whether another part follows
   */
  boolean next(Utf8Buffer out);

  /** Releases the resources of the response, whether or not it is complete. */
  @Override
  void close();
}
