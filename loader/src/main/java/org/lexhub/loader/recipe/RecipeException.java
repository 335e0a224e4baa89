package org.lexhub.loader.recipe;

/**
 * A recipe that cannot be used. The message names the file, the layer and the key, and what to do.
 */
public final class RecipeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with the sentence shown to the user. */
  public RecipeException(String message) {
    super(message);
  }
}
