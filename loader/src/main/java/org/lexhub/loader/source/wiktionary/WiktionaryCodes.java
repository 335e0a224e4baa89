package org.lexhub.loader.source.wiktionary;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Resource;

/** Translates the language codes of Wiktionary. */
final class WiktionaryCodes {
  private static final Map<String, String> OWN = new HashMap<>();

  static {
    for (String[] row : Resource.rows(WiktionaryCodes.class, "wiktionary-codes.tsv", 2)) {
      OWN.put(row[0], row[1]);
    }
  }

  private WiktionaryCodes() {}

  /**
   * Returns the glottocode or ISO code of a Wiktionary code, or null for unknown codes that only
   * Wiktionary uses, mostly of reconstructed languages ({@code gem-pro}).
   */
  static @Nullable String language(@Nullable String code) {
    if (code == null) {
      return null;
    }
    String own = OWN.get(code);
    if (own != null) {
      return own.equals("-") ? null : own;
    }
    return code.matches("[a-z]{2,3}") ? code : null;
  }
}
