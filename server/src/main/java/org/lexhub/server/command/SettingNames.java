package org.lexhub.server.command;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Nearest;

/** Finds the setting that an unknown name means: one that was renamed, or the nearest spelling. */
final class SettingNames {
  /** The earlier names of settings with those of today. */
  private static final Map<String, String> RENAMED =
      Map.of("keep-answers", "response-cache", "most-accounts", "max-accounts");

  private static final String OPTION = "--";

  private SettingNames() {}

  /**
   * Returns the known name that an unknown one means, or null.
   *
   * @param unknown a name in any form: {@code explore-rate}, {@code --explore-rate} or {@code
   *     LEXHUB_EXPLORE_RATE}
   * @param known the names in the same form
   */
  static @Nullable String meant(String unknown, Collection<String> known) {
    for (Map.Entry<String, String> name : RENAMED.entrySet()) {
      if (unknown.equals(name.getKey())) {
        return name.getValue();
      }
      if (unknown.equals(OPTION + name.getKey())) {
        return OPTION + name.getValue();
      }
      if (unknown.equals(SettingSources.variable(name.getKey()))) {
        return SettingSources.variable(name.getValue());
      }
    }
    if (unknown.startsWith(SettingSources.PREFIX)) {
      String nearest =
          Nearest.of(
              unknown, known.stream().map(k -> k.toLowerCase(Locale.ROOT)).sorted().toList());
      return nearest == null ? null : nearest.toUpperCase(Locale.ROOT);
    }
    return Nearest.of(unknown, known);
  }
}
