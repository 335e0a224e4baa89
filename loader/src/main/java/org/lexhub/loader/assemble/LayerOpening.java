package org.lexhub.loader.assemble;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Layers;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;

/** Opens the files of layers on all processors, because archives are decompressed to list them. */
final class LayerOpening implements AutoCloseable {
  private final Recipe recipe;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          Thread.ofPlatform().name("open-", 1).daemon().factory());
  private final Queue<Future<OpenedLayer>> opening = new ArrayDeque<>();

  /**
   * Starts to open layers.
   *
   * @param failures the failed downloads by locator
   */
  LayerOpening(Recipe recipe, List<RecipeLayer> layers, Map<String, IOException> failures) {
    this.recipe = recipe;
    for (RecipeLayer layer : layers) {
      opening.add(threads.submit(() -> open(layer, failures.get(layer.locator()))));
    }
  }

  private OpenedLayer open(RecipeLayer plan, @Nullable IOException failure) throws IOException {
    if (failure != null) {
      throw failure;
    }
    LayerProgress progress = new LayerProgress();
    Locator downloaded = new Locator(recipe.folder(), true);
    return new OpenedLayer(plan, Layers.open(recipe, plan, downloaded, progress), progress);
  }

  /**
   * Waits for the next layer, in the given order.
   *
   * @throws IOException if its files are not available or damaged
   */
  OpenedLayer next() throws IOException {
    return Awaited.result(opening.remove());
  }

  /** Stops opening the layers that are left. */
  @Override
  public void close() {
    SideBySide.end(threads);
  }
}
