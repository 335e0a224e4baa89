package org.lexhub.server.export;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.store.licence.LicenceFilter;

/** Reads the parameter that chooses sources by licence. */
public final class LicenceParameter {
  private LicenceParameter() {}

  /**
   * Reads the parameter {@code licence}; all sources pass if it is absent.
   *
   * @throws ApiError 400 if it is no list of patterns
   */
  public static LicenceFilter read(Parameters parameters) {
    @Nullable String patterns = parameters.string(Param.LICENCE);
    if (patterns == null) {
      return LicenceFilter.ALL;
    }
    try {
      return LicenceFilter.of(patterns);
    } catch (IllegalArgumentException e) {
      throw ApiError.invalid(
          Param.LICENCE.wire(),
          "must be a list of licences such as CC0-1.0,CC-BY-* or !GPL-*; got '"
              + ApiError.shown(patterns)
              + "'");
    }
  }
}
