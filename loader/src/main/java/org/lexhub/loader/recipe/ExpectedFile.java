package org.lexhub.loader.recipe;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What a recipe states about the file that a layer downloads. All parts are optional; what is
 * stated is checked after the download.
 *
 * @param sha256 the SHA-256 of the file, 64 lower-case hexadecimal digits
 * @param bytes the size of the file, -1 if unknown
 * @param modified the day (UTC) on which the project published the file, for projects that publish
 *     no sum. A file that the server dates later is a newer edition, which may have another size
 */
public record ExpectedFile(@Nullable String sha256, long bytes, @Nullable LocalDate modified) {
  /** Nothing is known about the file. */
  public static final ExpectedFile ANY = new ExpectedFile(null, -1, null);
}
