package org.lexhub.server.translation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.AllowedSources;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;

/** The exports of pairs as lines: TSV, CSV and JSON Lines. */
public final class PairFile {
  private PairFile() {}

  /** Returns the names of the formats. */
  public static List<String> names() {
    return ExportFormat.NAMES.words();
  }

  /** Returns the number of a format for {@link #open}, or -1 if there is none of this name. */
  public static int find(String name) {
    for (int i = 0; i < names().size(); i++) {
      if (names().get(i).equalsIgnoreCase(name)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Begins an export.
   *
   * @param filter the filter of the pairs, which the export keeps and changes
   * @param format the number of the format
   * @param allowed the sources of both senses of a pair, or null for all
   * @param onClose runs when the export ends
   */
  public static StreamedResponse open(
      Store store,
      PairFilter filter,
      int format,
      @Nullable AllowedSources allowed,
      Runnable onClose) {
    ExportFormat lines = ExportFormat.Kind.at(format).format();
    return new StreamedPairs(store, filter, lines, allowed, onClose);
  }
}
