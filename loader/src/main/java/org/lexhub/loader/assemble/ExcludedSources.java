package org.lexhub.loader.assemble;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.store.licence.LicenceFilter;

/** The layers, and sources inside layers, that a load excludes by name or by licence. */
public final class ExcludedSources {
  private final Map<String, Pattern> patterns = new LinkedHashMap<>();
  private final List<String> unused;
  private final LicenceFilter licences;

  /**
   * Creates the set from names; a star matches any letters.
   *
   * @param names such as {@code freedict} or {@code freedict-eng-*}
   * @param licences the licences that are not excluded
   */
  ExcludedSources(List<String> names, LicenceFilter licences) {
    this.licences = licences;
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
    return patterns.isEmpty() && licences.isEmpty();
  }

  /** Returns why a whole layer is excluded, or null if it is not. */
  public @Nullable String reason(RecipeLayer layer) {
    if (names(layer.source().name())) {
      return "asked for with --without";
    }
    String licence = layer.source().licence();
    return licences.mayAllowLayer(licence)
        ? null
        : "its licence"
            + (licence.isEmpty() ? " is not stated" : " is " + licence)
            + ", --licences asks for "
            + licences;
  }

  /** Returns whether a source inside a layer is excluded. */
  boolean excludes(SourceRecord source) {
    return names(source.name()) || !licences.allows(source.licence());
  }

  /** Returns whether records that a layer states under its own name are excluded. */
  boolean excludesOwn(SourceRecord layer) {
    return !licences.allows(layer.licence());
  }

  /** Returns whether a name is one of those to exclude. */
  synchronized boolean names(String name) {
    boolean found = false;
    for (Map.Entry<String, Pattern> each : patterns.entrySet()) {
      if (each.getValue().matcher(name).matches()) {
        unused.remove(each.getKey());
        found = true;
      }
    }
    return found;
  }

  /** Returns the names that have matched no layer and no source so far. */
  public synchronized List<String> unused() {
    return List.copyOf(unused);
  }

  @Override
  public String toString() {
    return patterns.keySet() + (licences.isEmpty() ? "" : " " + licences);
  }
}
