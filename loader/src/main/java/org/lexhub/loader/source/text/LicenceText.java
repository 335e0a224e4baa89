package org.lexhub.loader.source.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds licences in the words by which dictionaries name them. */
public final class LicenceText {
  private static final Pattern COMMONS_LINK =
      Pattern.compile("creativecommons\\.org/licenses/([a-z-]+)/([0-9.]*[0-9])");
  private static final Pattern COMMONS =
      Pattern.compile(
          "creative commons (attribution(?:-non-?commercial)?(?:-share ?alike|-noderivs)?)"
              + " (?:licen[cs]e )?\\(?v?([0-9.]*[0-9])");
  private static final Pattern FREE_DOCUMENTATION =
      Pattern.compile("free documentation licen[cs]e,? (?:ver(?:sion|\\.) ?)?(1\\.[123])");
  private static final Pattern AFFERO =
      Pattern.compile("affero general public licen[cs]e,? (?:ver(?:sion|\\.) ?)?3");
  private static final Pattern GENERAL_PUBLIC =
      Pattern.compile("(?<!affero )general public licen[cs]e[^0-9]{0,60}?([23])");

  private LicenceText() {}

  /** Returns the SPDX expression of the licences that a text names, or null. */
  public static @Nullable String spdx(String written) {
    String text = written.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    List<String> licences = new ArrayList<>();
    Matcher link = COMMONS_LINK.matcher(text);
    Matcher commons = COMMONS.matcher(text);
    if (link.find()) {
      licences.add("CC-" + link.group(1).toUpperCase(Locale.ROOT) + "-" + link.group(2));
    } else if (commons.find()) {
      licences.add("CC-" + terms(commons.group(1)) + "-" + commons.group(2));
    }
    String suffix = text.matches(".*\\b(or|any|and) (any )?later\\b.*") ? "-or-later" : "-only";
    Matcher documentation = FREE_DOCUMENTATION.matcher(text);
    if (documentation.find()) {
      licences.add("GFDL-" + documentation.group(1) + suffix);
    }
    Matcher gpl = GENERAL_PUBLIC.matcher(text);
    if (gpl.find()) {
      licences.add("GPL-" + gpl.group(1) + ".0" + suffix);
    }
    if (AFFERO.matcher(text).find()) {
      licences.add("AGPL-3.0" + suffix);
    }
    return licences.isEmpty() ? null : String.join(" AND ", licences);
  }

  private static String terms(String written) {
    return written
        .replace("attribution", "BY")
        .replace("non-commercial", "NC")
        .replace("noncommercial", "NC")
        .replace("share alike", "SA")
        .replace("sharealike", "SA")
        .replace("noderivs", "ND");
  }
}
