package org.lexhub.loader.source.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes remains of wiki and HTML markup from words that were extracted from pages. */
final class Markup {
  private static final Pattern TAG = Pattern.compile("</?(sub|sup|small|i|b)>|\\[/?su[bp]]");
  private static final Pattern NUMBER = Pattern.compile("&#(\\d{2,6});");
  private static final Pattern PERCENT = Pattern.compile("%([2-7][0-9A-Fa-f])");

  /** A link to a page or to its name in other languages, after at least two letters. */
  private static final Pattern LINK =
      Pattern.compile("(?<=[\\p{L})%]{2})\\s*(\\||#(?=[\\p{L}.])).*$");

  private Markup() {}

  /** Returns the text without markup. */
  static String removed(String text) {
    if (text.indexOf('&') < 0 && text.indexOf('%') < 0 && !hasBrackets(text)) {
      return withoutLink(text);
    }
    String linked = withoutLink(text.replace("[[", "").replace("]]", ""));
    String named = entities(linked.replace("''", ""));
    String decoded =
        PERCENT.matcher(named).replaceAll(m -> quoted(Integer.parseInt(m.group(1), 16)));
    return TAG.matcher(decoded).replaceAll("");
  }

  private static String withoutLink(String text) {
    boolean linked = text.indexOf('|') >= 0 || text.indexOf('#') >= 0;
    return linked ? LINK.matcher(text).replaceFirst("") : text;
  }

  private static boolean hasBrackets(String text) {
    return text.indexOf('[') >= 0 || text.indexOf(']') >= 0 || text.indexOf('<') >= 0;
  }

  /** Decodes characters that were escaped for HTML, some of them twice. */
  private static String entities(String text) {
    String once = text.replace("&amp;", "&").replace("&amp;", "&");
    String named = once.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    return NUMBER.matcher(named).replaceAll(m -> quoted(Integer.parseInt(m.group(1))));
  }

  private static String quoted(int code) {
    return Matcher.quoteReplacement(Character.toString(code));
  }
}
