package org.lexhub.server.http.parameter;

import java.util.Locale;

/** All query parameters of the API. The wire name is the name of the constant in lower case. */
public enum Param {
  CONCEPT,
  CONTEXT,
  CURSOR,
  DEFINITION_LANG,
  EXPLAIN,
  FAMILY,
  FORMAT,
  FUZZY,
  INCLUDE,
  LANG,
  LENGTH,
  LEVEL,
  LICENCE,
  LIMIT,
  MATCH,
  MEANING_ID,
  MIN_CONFIDENCE,
  OFFSET,
  POS,
  PROFICIENCY,
  Q,
  SEED,
  SORT,
  SOURCE,
  SOURCE_LANG,
  SOURCE_LEXEME,
  TARGET_LANG,
  TYPE;

  private final String wire = name().toLowerCase(Locale.ROOT);

  /** Returns the index of this parameter in arrays by parameter. */
  @SuppressWarnings("EnumOrdinal")
  int index() {
    return ordinal();
  }

  /** Returns whether the value is free text, in which a comma is a character like others. */
  boolean isFreeText() {
    return this == Q || this == CONCEPT || this == CONTEXT || this == CURSOR || this == SEED;
  }

  /** Returns the name in a query. */
  public String wire() {
    return wire;
  }
}
