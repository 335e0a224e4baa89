package org.lexhub.loader.assemble;

import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.record.Layer;

/** A layer whose files are available. */
record OpenedLayer(RecipeLayer plan, Layer layer, LayerProgress progress) {
  String name() {
    return plan.source().name();
  }
}
