package org.lexhub.loader.assemble;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The layers, and sources inside layers, that a load excludes. */
final class ExcludedSources {
  private final Map<String, Pattern> patterns = new LinkedHashMap<>();
  private final List<String> unused;

  /**
   * Creates the set from names; a star matches any letters.
   *
   * @param names such as {@code freedict} or {@code freedict-eng-*}
   */
  ExcludedSources(List<String> names) {
    for (String name : names) {
      String[] parts = name.split("\\*", -1);
      for (int i = 0; i < parts.length; i++) {
        parts[i] = Pattern.quote(parts[i]);
      }
      patterns.put(name, Pattern.compile(String.join(".*", parts)));
    }
    unused = new ArrayList<>(patterns.keySet());
  }

  boolean isEmpty() {
    return patterns.isEmpty();
  }

  /** Returns whether a layer or source is excluded. */
  boolean names(String name) {
    boolean found = false;
    for (Map.Entry<String, Pattern> each : patterns.entrySet()) {
      if (each.getValue().matcher(name).matches()) {
        unused.remove(each.getKey());
        found = true;
      }
    }
    return found;
  }

  /** Returns the names that matched no layer and no source. */
  List<String> unused() {
    return unused;
  }

  @Override
  public String toString() {
    return patterns.keySet().toString();
  }
}
