package org.lexhub.server.explore;

import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.store.Store;

/**
 * The languages in which a visitor wants to see words: those of the parameter {@code langs}, else
 * those of the cookie {@value #COOKIE} that {@code pick.js} stores, else the most spoken ones.
 *
 * @param rows the rows of the languages in order
 * @param unknown the codes of the parameter that no language has
 * @param chosen whether the visitor chose them
 */
public record PickedLanguages(List<Integer> rows, List<String> unknown, boolean chosen) {
  /** The name of the cookie: codes joined by dots. */
  public static final String COOKIE = "lexlangs";

  /** The maximum number of chosen languages. */
  public static final int MAX_CHOSEN = 20;

  /** The number of most spoken languages if none is chosen. */
  static final int DEFAULT_COUNT = 14;

  private static final Pattern STORED =
      Pattern.compile("(?:^|[;\\s])" + COOKIE + "=([a-z0-9.]{3,200})(?:;|\\s|$)");

  /** Reads a request. A choice of the cookie becomes a part of the entity tag of the page. */
  public static PickedLanguages of(Call call) {
    Store store = call.store();
    String asked = Fields.ofQuery(call).text("langs");
    if (!asked.isEmpty()) {
      return parsed(store, asked);
    }
    String stored = stored(call);
    if (!stored.isEmpty()) {
      PickedLanguages picked = parsed(store, stored);
      String tag = call.entityTag();
      if (tag != null) {
        call.entityTag(tag.substring(0, tag.length() - 1) + "-" + stored + "\"");
      }
      if (!picked.rows().isEmpty()) {
        return new PickedLanguages(picked.rows(), List.of(), true);
      }
    }
    return new PickedLanguages(MainLanguages.mostSpoken(store, DEFAULT_COUNT), List.of(), false);
  }

  private static String stored(Call call) {
    HeaderValues headers = call.exchange().getRequestHeaders().get(Headers.COOKIE);
    if (headers == null) {
      return "";
    }
    for (String header : headers) {
      Matcher found = STORED.matcher(header);
      if (found.find()) {
        return found.group(1);
      }
    }
    return "";
  }

  /** Reads codes that are separated by commas, dots, semicolons or spaces. */
  public static PickedLanguages parsed(Store store, String codes) {
    Set<Integer> rows = new LinkedHashSet<>();
    List<String> unknown = new ArrayList<>();
    for (String code : codes.strip().split("[\\s,;.]+", -1)) {
      int row = code.isEmpty() ? -1 : LenientCodes.row(store, code);
      if (row >= 0 && rows.size() < MAX_CHOSEN) {
        rows.add(row);
      } else if (row < 0 && !code.isEmpty() && unknown.size() < MAX_CHOSEN) {
        unknown.add(code);
      }
    }
    return new PickedLanguages(List.copyOf(rows), List.copyOf(unknown), true);
  }

  /** Returns the codes of the languages in the API, joined by commas. */
  public String codes(Store store) {
    return String.join(",", rows.stream().map(row -> WordLabels.code(store, row)).toList());
  }
}
