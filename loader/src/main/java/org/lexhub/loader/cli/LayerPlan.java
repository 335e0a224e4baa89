package org.lexhub.loader.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.ExcludedSources;
import org.lexhub.loader.assemble.LoadInput;
import org.lexhub.loader.locator.LayerDownload;
import org.lexhub.loader.locator.LayerFetch;
import org.lexhub.loader.locator.LayerState;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;

/**
 * What a load of a recipe would read, before anything is read.
 *
 * @param states where the files of each chosen layer are, in the order of the recipe
 * @param skipped the layers that are left out, with the reason
 * @param unused the names given to {@code --without} that are no layers
 */
record LayerPlan(
    Recipe recipe, List<LayerState> states, Map<RecipeLayer, String> skipped, List<String> unused) {

  /** Looks for the files of all layers. */
  static LayerPlan of(Recipe recipe, LoadInput input) throws IOException {
    ExcludedSources excluded = input.excluded();
    Locator locator = new Locator(recipe.folder(), true);
    List<LayerState> states = new ArrayList<>();
    Map<RecipeLayer, String> skipped = new LinkedHashMap<>();
    for (RecipeLayer layer : recipe.layers()) {
      @Nullable String reason = excluded.reason(layer);
      if (reason == null) {
        states.add(LayerState.of(layer, locator));
      } else {
        skipped.put(layer, reason);
      }
    }
    return new LayerPlan(recipe, states, skipped, List.copyOf(excluded.unused()));
  }

  /** Returns the chosen layers. */
  List<RecipeLayer> layers() {
    return states.stream().map(LayerState::layer).toList();
  }

  /** Returns what is not downloaded yet. */
  List<LayerDownload> downloads() throws IOException {
    return LayerFetch.missing(LayerDownload.of(layers()), new Locator(recipe.folder()));
  }

  /**
   * Downloads what is missing.
   *
   * @return the failures by locator
   */
  Map<String, IOException> download(Progress progress, int jobs) throws IOException {
    return new LayerFetch(new Locator(recipe.folder()), progress).run(downloads(), jobs);
  }

  /**
   * Checks that every layer that is not optional can be read without a network.
   *
   * @param command the command that downloads what is missing
   * @throws IOException if one cannot; the message names all of them
   */
  void requireAll(String command) throws IOException {
    List<String> missing = new ArrayList<>();
    for (LayerDownload each : downloads()) {
      if (isRequired(each)) {
        missing.add("  " + String.join(", ", each.layers()) + ": " + each.locator());
      }
    }
    if (!missing.isEmpty()) {
      throw new IOException(
          "--offline: "
              + missing.size()
              + (missing.size() == 1 ? " file has" : " files have")
              + " not been downloaded:\n"
              + String.join("\n", missing)
              + "\nWith a network, run: "
              + command);
    }
  }

  /** Returns whether a layer needs a download that is not optional. */
  boolean isRequired(LayerDownload download) {
    return layers().stream()
        .anyMatch(layer -> !layer.optional() && download.layers().contains(layer.source().name()));
  }
}
