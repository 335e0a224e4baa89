package org.lexhub.server.web.text;

import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.util.ULocale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The names of languages and scripts in one language, from CLDR. Thread-safe. */
final class CldrNames {
  private static final String NONE = "";

  private final LocaleDisplayNames names;
  private final Map<String, String> languages = new ConcurrentHashMap<>();
  private final Map<String, String> scripts = new ConcurrentHashMap<>();

  CldrNames(ULocale locale) {
    names =
        LocaleDisplayNames.getInstance(
            locale,
            DisplayContext.DIALECT_NAMES,
            DisplayContext.CAPITALIZATION_FOR_UI_LIST_OR_MENU,
            DisplayContext.NO_SUBSTITUTE);
  }

  /** Returns the name of a language by its code of two or three letters, or null. */
  @Nullable String language(String code) {
    return found(languages, code, names::languageDisplayName);
  }

  /** Returns the name of a script by its ISO 15924 code, or null. */
  @Nullable String script(String code) {
    return found(scripts, code, names::scriptDisplayName);
  }

  private static @Nullable String found(
      Map<String, String> known, String code, UnaryOperator<@Nullable String> look) {
    String name = known.get(code);
    if (name == null) {
      String found = look.apply(code);
      name = found == null || found.equals(code) ? NONE : found;
      known.put(code, name);
    }
    return name.isEmpty() ? null : name;
  }
}
