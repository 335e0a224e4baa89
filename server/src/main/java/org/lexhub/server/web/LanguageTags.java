package org.lexhub.server.web;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/**
 * The BCP 47 tags of languages for the attribute {@code lang}: the two-letter code if there is one,
 * else the ISO 639-3 code. Browsers choose fonts and voices by it.
 */
public final class LanguageTags {
  private static final Map<String, String> SHORT = shortCodes();

  private LanguageTags() {}

  /** Returns the tag of a language, or an empty string (unknown) if it has no ISO code. */
  public static String of(Store store, int language) {
    int iso = store.languages().iso639(language);
    if (iso == 0) {
      return "";
    }
    String code = LanguageCodes.unpack(iso);
    return SHORT.getOrDefault(code, code);
  }

  private static Map<String, String> shortCodes() {
    Map<String, String> codes = new HashMap<>();
    for (String two : Locale.getISOLanguages()) {
      String three = longCode(two);
      if (!three.isEmpty()) {
        codes.putIfAbsent(three, two);
      }
    }
    codes.put("cmn", "zh");
    codes.put("arb", "ar");
    codes.put("pes", "fa");
    codes.put("ekk", "et");
    codes.put("lvs", "lv");
    codes.put("zsm", "ms");
    codes.put("swh", "sw");
    codes.put("nob", "nb");
    return Map.copyOf(codes);
  }

  /** Returns the three-letter code for a two-letter code, empty if Java has none. */
  private static String longCode(String two) {
    try {
      return Locale.of(two).getISO3Language();
    } catch (MissingResourceException e) {
      return "";
    }
  }
}
