package org.lexhub.loader.locator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lexhub.loader.recipe.ExpectedFile;
import org.lexhub.loader.recipe.LayerPlace;
import org.lexhub.loader.recipe.RecipeLayer;

/**
 * One file that layers download. Several layers can read the same file.
 *
 * @param locator where it comes from
 * @param expected what is known about it
 * @param layers the names of the layers that need it
 */
public record LayerDownload(String locator, ExpectedFile expected, List<String> layers) {
  /** The options of formats that are locators. */
  static final Set<String> LOCATOR_OPTIONS = Set.of("wordnet", "concepticon");

  /** Copies the names. */
  public LayerDownload {
    layers = List.copyOf(layers);
  }

  /** Returns all downloads of some layers, each file once, in the order of the layers. */
  public static List<LayerDownload> of(List<RecipeLayer> layers) {
    Map<String, LayerDownload> downloads = new LinkedHashMap<>();
    for (RecipeLayer layer : layers) {
      add(downloads, layer.locator(), layer.expected(), layer);
      for (String option : LOCATOR_OPTIONS) {
        add(downloads, layer.options().getOrDefault(option, ""), ExpectedFile.ANY, layer);
      }
    }
    return List.copyOf(downloads.values());
  }

  private static void add(
      Map<String, LayerDownload> downloads,
      String locator,
      ExpectedFile expected,
      RecipeLayer layer) {
    LayerPlace place = LayerPlace.of(locator);
    if (place == null || !place.downloads()) {
      return;
    }
    LayerDownload known = downloads.get(locator);
    List<String> names = new ArrayList<>(known == null ? List.of() : known.layers());
    names.add(layer.source().name());
    ExpectedFile both =
        known == null || known.expected().equals(ExpectedFile.ANY) ? expected : known.expected();
    downloads.put(locator, new LayerDownload(locator, both, names));
  }
}
