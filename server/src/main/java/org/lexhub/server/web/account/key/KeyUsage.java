package org.lexhub.server.web.account.key;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.KeyRow;

/**
 * The use of an endpoint with a key.
 *
 * @param name the name of the key; the id of a key that is gone
 */
public record KeyUsage(String name, EndpointUsage.Row row) {
  /** Adds the names of keys to rows. */
  public static List<KeyUsage> of(List<EndpointUsage.Row> rows, List<KeyRow> keys) {
    Map<String, String> names = new HashMap<>();
    keys.forEach(key -> names.put(key.id(), key.name()));
    return rows.stream()
        .map(row -> new KeyUsage(names.getOrDefault(row.key(), row.key()), row))
        .toList();
  }
}
