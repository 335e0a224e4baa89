package org.lexhub.store.licence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.lexhub.store.licence.LicenceExpression.Licence;

/**
 * Chooses data by licence: patterns of SPDX identifiers, of which those with an exclamation mark
 * are refused. A licence passes if it matches one of the other patterns (if there are any) and none
 * that is refused. Of an expression, {@code AND} needs all parts, {@code OR} one.
 *
 * <p>Data without a valid SPDX expression passes only the filter without patterns.
 */
public final class LicenceFilter {
  /** Lets everything pass. */
  public static final LicenceFilter ALL = new LicenceFilter("");

  private final String patterns;
  private final List<Pattern> wanted = new ArrayList<>();
  private final List<Pattern> refused = new ArrayList<>();

  private LicenceFilter(String patterns) {
    this.patterns = patterns;
  }

  /**
   * Reads a list of patterns.
   *
   * @param patterns such as {@code CC0-1.0,CC-BY-*} or {@code !GPL-*}; a star matches any letters,
   *     case is ignored
   * @throws IllegalArgumentException if a pattern has other characters than an identifier
   */
  public static LicenceFilter of(String patterns) {
    LicenceFilter filter = new LicenceFilter(patterns.strip());
    for (String each : patterns.split(",", -1)) {
      String text = each.strip();
      boolean isRefused = text.startsWith("!");
      String pattern = isRefused ? text.substring(1).strip() : text;
      if (!pattern.matches("[A-Za-z0-9.+*:-]+")) {
        throw new IllegalArgumentException(
            "\"" + text + "\" is not a licence; write for example CC0-1.0, CC-BY-* or !GPL-*");
      }
      (isRefused ? filter.refused : filter.wanted).add(pattern(pattern));
    }
    return filter;
  }

  private static Pattern pattern(String text) {
    return Pattern.compile("\\Q" + text.replace("*", "\\E.*\\Q") + "\\E", Pattern.CASE_INSENSITIVE);
  }

  /** Returns whether every licence passes, even an unknown one. */
  public boolean isEmpty() {
    return wanted.isEmpty() && refused.isEmpty();
  }

  /** Returns whether a layer can contain data that passes. */
  public boolean mayAllowLayer(String licence) {
    return allows(licence) || isStatedBySources(licence);
  }

  /** Returns whether data with a licence passes. */
  public boolean allows(String licence) {
    if (isEmpty()) {
      return true;
    }
    try {
      return LicenceExpression.parse(licence).allows(this::allows);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isStatedBySources(String licence) {
    try {
      return LicenceExpression.parse(licence).isStatedBySources();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private boolean allows(Licence licence) {
    return (wanted.isEmpty() || matches(wanted, licence)) && !matches(refused, licence);
  }

  private static boolean matches(List<Pattern> patterns, Licence licence) {
    return patterns.stream()
        .anyMatch(pattern ->
            pattern.matcher(licence.id()).matches()
                || pattern.matcher(licence.toString()).matches());
  }

  /** Returns the patterns as they were given. */
  @Override
  public String toString() {
    return patterns;
  }
}
