package org.lexhub.loader.assemble;

import java.util.List;
import org.lexhub.store.licence.LicenceFilter;

/**
 * Which layers of a recipe are read, and how their files are found.
 *
 * @param without the names of excluded layers and of excluded sources inside layers; a star matches
 *     any letters
 * @param licences the licences that layers and sources inside them may have
 * @param offline whether nothing is downloaded
 * @param jobs the number of downloads at a time, 1 or more
 */
public record LoadInput(List<String> without, LicenceFilter licences, boolean offline, int jobs) {
  /** The number of downloads at a time, unless another is asked for. */
  public static final int DEFAULT_JOBS = 4;

  /** Everything, with downloads. */
  public static final LoadInput ALL =
      new LoadInput(List.of(), LicenceFilter.ALL, false, DEFAULT_JOBS);

  /** Copies the names. */
  public LoadInput {
    without = List.copyOf(without);
  }

  /** Returns the sources that are not read. */
  public ExcludedSources excluded() {
    return new ExcludedSources(without, licences);
  }
}
