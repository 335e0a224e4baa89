package org.lexhub.store.encoder;

import java.util.List;

/**
 * Turns English texts into vectors of length 1, so that texts of similar meaning have a high cosine
 * (their dot product). A call works in the thread of its caller; safe for any number of threads.
 */
public interface TextEncoder {
  /** Returns the number of coordinates of a vector. */
  int width();

  /** Returns the fingerprint of the files of the model: equal for equal files. */
  String fingerprint();

  /**
   * Encodes texts together; texts of similar length are the cheapest.
   *
   * @return for each text a vector of {@link #width} coordinates
   */
  float[][] encode(List<String> texts);

  /**
   * Encodes a sentence and one word of it in its context.
   *
   * @param from the index of the first character of the word in the sentence
   * @param to the end, exclusive, of the word
   * @return the vector of the sentence, then that of the word, which is that of the sentence if the
   *     model does not read as far as the word
   */
  float[][] encodeInContext(String sentence, int from, int to);
}
