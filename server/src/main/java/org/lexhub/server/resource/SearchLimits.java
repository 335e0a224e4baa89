package org.lexhub.server.resource;

/**
 * The limits of searches by text. The maximum page size is that of every list, see {@link
 * org.lexhub.server.http.parameter.Parameters#limit}; suggestions have their own in {@link
 * org.lexhub.server.lexeme.SuggestLexemes}.
 */
public final class SearchLimits {
  /** The number of results on a page if the request has no {@code limit}. */
  public static final int DEFAULT_LIMIT = 20;

  /** The maximum length of a query in characters. */
  public static final int MAX_QUERY_LENGTH = 200;

  /** The maximum of offset and limit together. */
  public static final int MAX_DEPTH = 10_000;

  private SearchLimits() {}
}
