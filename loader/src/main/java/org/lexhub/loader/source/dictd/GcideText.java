package org.lexhub.loader.source.dictd;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.source.text.Blanks;

/**
 * The letters of GCIDE, which writes what ASCII lacks in brackets: {@code r[^o]le}, {@code
 * C[ae]sar}, and names of entries in braces.
 */
final class GcideText {
  private static final Pattern ACCENTED = Pattern.compile("\\[(['`^\"~=,.*-])([A-Za-z])]");
  private static final Pattern MARKED = Pattern.compile("\\[([A-Za-z])([\\^=])]");
  private static final Pattern NAMED = Pattern.compile("\\[([A-Za-z]{2,6})]");
  private static final Map<String, String> MARKS =
      Map.of(
          "'", "\u0301",
          "`", "\u0300",
          "^", "\u0302",
          "\"", "\u0308",
          "~", "\u0303",
          "=", "\u0304",
          "-", "\u0304",
          ",", "\u0327",
          ".", "\u0323",
          "*", "");
  private static final Map<String, String> NAMES =
      Map.of(
          "ae", "æ", "AE", "Æ", "oe", "œ", "OE", "Œ", "eth", "ð", "thorn", "þ", "deg", "°", "root",
          "", "sect", "§", "pounds", "£");

  private GcideText() {}

  /** Returns a text with its letters, without braces, on one line. */
  static String plain(String text) {
    String letters =
        ACCENTED
            .matcher(text)
            .replaceAll(match -> match.group(2) + MARKS.getOrDefault(match.group(1), ""));
    letters =
        MARKED
            .matcher(letters)
            .replaceAll(match -> match.group(1) + MARKS.getOrDefault(match.group(2), ""));
    letters =
        NAMED
            .matcher(letters)
            .replaceAll(match ->
                Matcher.quoteReplacement(NAMES.getOrDefault(match.group(1), match.group())));
    String joined = Blanks.single(letters.replace("{", "").replace("}", ""));
    return Normalizer.normalize(joined, Normalizer.Form.NFC);
  }
}
