package org.lexhub.server.http.parameter;

import java.util.Locale;

/** Every query parameter of the API. The wire name is the constant in lower case. */
public enum Param {
  CONCEPT,
  CONTEXT,
  CURSOR,
  EXPLAIN,
  FAMILY,
  FORMAT,
  FUZZY,
  INCLUDE,
  LANG,
  LEVEL,
  LIMIT,
  MEANING_ID,
  MIN_CONFIDENCE,
  OFFSET,
  POS,
  PROFICIENCY,
  Q,
  SOURCE,
  SOURCE_LANG,
  SOURCE_LEXEME,
  TARGET_LANG;

  private final String wire = name().toLowerCase(Locale.ROOT);

  /** Returns the place in tables that hold something for each parameter. */
  @SuppressWarnings("EnumOrdinal")
  int place() {
    return ordinal();
  }

  /** Returns the name as it stands in a query. */
  public String wire() {
    return wire;
  }
}
