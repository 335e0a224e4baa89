package org.lexhub.loader.assemble;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.Recipe;

/**
 * What to load.
 *
 * @param folder where the snapshot is published
 * @param previous snapshot whose ids are kept; {@code null} takes the one in use in the folder
 * @param fresh whether to number everything anew even so
 * @param resume whether to keep the snapshot in use if it was built from the same input
 * @param without names of layers and of sources inside layers that are left out; a star stands for
 *     any letters
 */
public record LoadRequest(
    Recipe recipe,
    Path folder,
    @Nullable Path previous,
    boolean fresh,
    boolean resume,
    List<String> without) {

  public LoadRequest {
    without = List.copyOf(without);
  }

  /** A load of everything in the recipe. */
  public LoadRequest(
      Recipe recipe, Path folder, @Nullable Path previous, boolean fresh, boolean resume) {
    this(recipe, folder, previous, fresh, resume, List.of());
  }
}
