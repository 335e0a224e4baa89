package org.lexhub.server.json;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.TextColumn;

/** Writes the members of a response that say which page of the results it is. */
public final class PageJson {
  private PageJson() {}

  /** Writes {@code "meta":{total, limit, offset}}. */
  public static void meta(JsonOut json, long total, int limit, int offset) {
    meta(json, null, total, limit, offset);
  }

  /** Writes {@code "meta":{query, total, limit, offset}}. */
  public static void meta(JsonOut json, @Nullable String query, long total, int limit, int offset) {
    json.name(MemberNames.META).beginObject();
    if (query != null) {
      json.name(MemberNames.QUERY).string(query);
    }
    numbers(json, total, limit, offset);
    json.endObject();
  }

  /**
   * Writes {@code "meta":{query, total, limit, offset, suggestion}}.
   *
   * @param suggestion the row of the suggested spelling in {@code texts}, or -1 for none
   */
  public static void meta(
      JsonOut json,
      String query,
      long total,
      int limit,
      int offset,
      TextColumn texts,
      int suggestion) {
    json.name(MemberNames.META).beginObject().name(MemberNames.QUERY).string(query);
    numbers(json, total, limit, offset);
    if (suggestion >= 0) {
      json.name(MemberNames.SUGGESTION).text(texts, suggestion);
    }
    json.endObject();
  }

  /** Writes the three numbers as members of the current object. */
  public static void numbers(JsonOut json, long total, int limit, int offset) {
    json.name(MemberNames.TOTAL).number(total);
    json.name(MemberNames.LIMIT).number(limit);
    json.name(MemberNames.OFFSET).number(offset);
  }
}
