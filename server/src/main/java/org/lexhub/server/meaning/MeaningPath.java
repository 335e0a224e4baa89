package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;

/** Finds the meaning whose id is in the path. */
public final class MeaningPath {
  private MeaningPath() {}

  /**
   * Returns the row of the meaning.
   *
   * @throws ApiError 404 if there is none
   */
  public static int meaning(Call call) {
    long id = call.valueAsId();
    int meaning = id < 0 ? -1 : call.store().meanings().ordinal(id);
    if (meaning < 0) {
      throw ApiError.notFound("Meaning", call.value());
    }
    return meaning;
  }
}
