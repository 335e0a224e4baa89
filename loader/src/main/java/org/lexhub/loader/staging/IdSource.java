package org.lexhub.loader.staging;

import java.util.List;

/** Gives public ids to natural keys; the same key always gets the same one. */
public interface IdSource {
  /** Id of a language by glottocode. */
  int language(String key);

  /** Id of a concept by its catalogue id. */
  int concept(String catalogId);

  /**
   * Id of a meaning.
   *
   * @param keys all its keys, the hub key first: a meaning that got a better hub key since the last
   *     build is known by another one
   */
  int meaning(List<String> keys);
}
