package org.lexhub.loader.recipe;

/** Thrown if a recipe is not valid. The message names the file, layer and key, and the solution. */
public final class RecipeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with a message for the user. */
  public RecipeException(String message) {
    super(message);
  }
}
