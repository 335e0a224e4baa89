package org.lexhub.server.explore;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.SourceTable;

/**
 * A source with the attribution that its licence requires. Texts that it does not have are empty.
 *
 * @param name its name in the API
 * @param title its title, or its name if it has none
 * @param url its page, or null
 * @param lexemes the number of its lexemes
 * @param senses the number of its senses
 * @param prior the weight of its statements in basis points
 */
public record SourceEntry(
    String name,
    String title,
    @Nullable String url,
    String version,
    String licence,
    String attribution,
    int lexemes,
    int senses,
    int prior) {
  /** The name of a licence with a version, as the SPDX list has it. */
  private static final Pattern SPDX =
      Pattern.compile("(?!LicenseRef)[A-Za-z][A-Za-z0-9-]*-[0-9][A-Za-z0-9.-]*");

  /** Returns the source of a row. */
  public static SourceEntry of(Store store, int row) {
    SourceTable sources = store.sources();
    String licence = text(store, sources.licence(row));
    return new SourceEntry(
        store.strings().get(sources.name(row)),
        title(store, row),
        Urls.linked(text(store, sources.url(row))),
        text(store, sources.version(row)),
        licence.isEmpty() ? Texts.text("source.unlicensed") : licence,
        text(store, sources.attribution(row)),
        sources.lexemes(row),
        sources.senses(row),
        sources.prior(row));
  }

  /** Returns the title of a source, or its name if it has none. */
  public static String title(Store store, int row) {
    String title = text(store, store.sources().title(row));
    return title.isEmpty() ? store.strings().get(store.sources().name(row)) : title;
  }

  /** Returns the text of the licence if the SPDX list names it, or null. */
  public @Nullable String licenceUrl() {
    return SPDX.matcher(licence).matches()
        ? "https://spdx.org/licenses/" + licence + ".html"
        : null;
  }

  private static String text(Store store, int row) {
    return row < 0 ? "" : store.texts().get(row);
  }
}
