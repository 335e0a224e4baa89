package org.lexhub.loader.staging;

import java.util.List;

/** Assigns public ids to natural keys; the same key always has the same id. */
public interface IdSource {
  /** Returns the id of a language by glottocode. */
  int language(String key);

  /** Returns the id of a concept by its catalogue id. */
  int concept(String catalogId);

  /**
   * Returns the id of a meaning.
   *
   * @param keys all its keys, the hub key first: a meaning with a better hub key than in the
   *     previous snapshot is found by another key
   */
  int meaning(List<String> keys);
}
