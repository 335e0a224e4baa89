package org.lexhub.loader.assemble;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.Recipe;

/**
 * The parameters of a load.
 *
 * @param folder the folder in which the snapshot is published
 * @param previous the snapshot whose ids are kept; {@code null} for the one in use in the folder
 * @param fresh whether to assign new ids all the same
 * @param resume whether to keep the snapshot in use if it was built from the same input, and
 *     otherwise to continue after the last layer that a killed load with this option has read
 * @param input which layers are read, and how their files are found
 */
public record LoadRequest(
    Recipe recipe,
    Path folder,
    @Nullable Path previous,
    boolean fresh,
    boolean resume,
    LoadInput input) {

  /** Creates a load of the whole recipe. */
  public LoadRequest(
      Recipe recipe, Path folder, @Nullable Path previous, boolean fresh, boolean resume) {
    this(recipe, folder, previous, fresh, resume, LoadInput.ALL);
  }
}
