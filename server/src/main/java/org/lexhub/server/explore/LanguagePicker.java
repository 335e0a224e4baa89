package org.lexhub.server.explore;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;

/**
 * A field with language codes. {@code pick.js} turns it into chips with names and a box that finds
 * a language by its name, and remembers the choice.
 *
 * @param name the name of the field in its form
 * @param codes the codes, joined by commas
 * @param languages the languages to choose from
 */
public record LanguagePicker(
    String name, String label, String codes, List<SelectOption> languages) {
  private static final int MAX_NAMES = 4;

  /** Returns a field for a form. */
  public static LanguagePicker of(Store store, String name, String label, String codes) {
    String spaced = codes.replace(",", ", ");
    return new LanguagePicker(name, label, spaced, MainLanguages.options(store, ""));
  }

  /**
   * A folded form that changes the languages of a page.
   *
   * @param chosen the names of the first languages
   * @param warning see {@link #warning}
   */
  public record Folded(String chosen, LanguagePicker picker, @Nullable String warning) {}

  /** Returns a folded form that changes the languages of a page. */
  public static Folded folded(Store store, PickedLanguages picked) {
    int more = picked.rows().size() - MAX_NAMES;
    List<String> names =
        picked.rows().stream()
            .limit(MAX_NAMES)
            .map(row -> WordLabels.language(store, row))
            .toList();
    return new Folded(
        more > 0 ? Texts.text("pick.more", Texts.joined(names), more) : Texts.joined(names),
        of(store, "langs", Texts.text("pick.show"), picked.codes(store)),
        warning(picked.unknown()));
  }

  /** Returns a warning about codes that no language has, or null if there are none. */
  public static @Nullable String warning(List<String> unknown) {
    return unknown.isEmpty()
        ? null
        : Texts.text("pick.unknown", unknown.size(), Texts.joined(unknown));
  }
}
