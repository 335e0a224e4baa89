package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lexhub.loader.recipe.LayerPlace;
import org.lexhub.loader.recipe.RecipeLayer;

/**
 * Where the files of a layer are at the moment. Finding out neither downloads nor opens anything.
 *
 * @param kind where they are
 * @param bytes the size of the files, or of the download; -1 if unknown
 * @param detail for {@code MISSING} what to do, otherwise an empty text
 */
public record LayerState(RecipeLayer layer, Kind kind, long bytes, String detail) {
  /** Where files are. */
  public enum Kind {
    /** On this machine, not downloaded by Lexhub. */
    HERE("here"),
    /** Downloaded before. */
    CACHED("cached"),
    /** Downloaded in part. */
    BEGUN("begun"),
    /** Not downloaded yet. */
    TO_FETCH("to fetch"),
    /** Neither on this machine nor to be downloaded. */
    MISSING("missing");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** Returns the name for users. */
    public String label() {
      return label;
    }
  }

  /** Returns whether the layer can be read without a network. */
  public boolean isHere() {
    return kind == Kind.HERE || kind == Kind.CACHED;
  }

  /** Finds out where the files of a layer are. */
  public static LayerState of(RecipeLayer layer, Locator locator) throws IOException {
    LayerPlace place = LayerPlace.of(layer.locator());
    if (place != null && place.downloads()) {
      return download(layer, locator);
    }
    try {
      long bytes = locator.localBytes(layer.locator(), Limits.of(layer.options()));
      return new LayerState(layer, Kind.HERE, bytes, "");
    } catch (UnavailableException e) {
      return new LayerState(layer, Kind.MISSING, -1, String.valueOf(e.getMessage()));
    }
  }

  private static LayerState download(RecipeLayer layer, Locator locator) throws IOException {
    Path file = locator.cached(layer.locator(), layer.expected());
    if (file != null) {
      boolean isOwn = LayerPlace.of(layer.locator()) != LayerPlace.MAVEN;
      return new LayerState(layer, isOwn ? Kind.CACHED : Kind.HERE, Files.size(file), "");
    }
    boolean isBegun = locator.begun(layer.locator()) > 0;
    return new LayerState(
        layer, isBegun ? Kind.BEGUN : Kind.TO_FETCH, layer.expected().bytes(), "");
  }
}
