package org.lexhub.loader.source.stardict;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.source.text.Blanks;

/** Removes the markup of Pango or HTML from texts. */
final class PangoText {
  private static final Pattern TAG = Pattern.compile("<[^<>]*>");
  private static final Pattern ENTITY = Pattern.compile("&(#x?)?([A-Za-z0-9]{1,8});");
  private static final Map<String, String> NAMES =
      Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'", "nbsp", " ");
  private static final int HEXADECIMAL = 16;

  private PangoText() {}

  /** Returns a text without tags, its entities decoded and its white space joined. */
  static String plain(String marked) {
    String text = TAG.matcher(marked).replaceAll("");
    if (text.indexOf('&') >= 0) {
      text = ENTITY.matcher(text).replaceAll(each -> Matcher.quoteReplacement(decoded(each)));
    }
    return Blanks.single(text);
  }

  private static String decoded(MatchResult entity) {
    String prefix = entity.group(1);
    if (prefix == null) {
      return NAMES.getOrDefault(entity.group(2), entity.group());
    }
    try {
      int code = Integer.parseInt(entity.group(2), prefix.length() == 1 ? 10 : HEXADECIMAL);
      return Character.isValidCodePoint(code) ? Character.toString(code) : entity.group();
    } catch (NumberFormatException e) {
      return entity.group();
    }
  }
}
