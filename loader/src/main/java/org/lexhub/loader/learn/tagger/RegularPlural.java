package org.lexhub.loader.learn.tagger;

/** Regular plurals of English nouns, which sources often leave out. */
public final class RegularPlural {
  private RegularPlural() {}

  /** Returns the regular plural of a noun. */
  public static String of(String noun) {
    int last = noun.length() - 1;
    char end = last < 0 ? ' ' : noun.charAt(last);
    char before = last < 1 ? ' ' : noun.charAt(last - 1);
    if (end == 'y' && "aeiou".indexOf(before) < 0) {
      return noun.substring(0, last) + "ies";
    }
    boolean sibilant =
        end == 's' || end == 'x' || end == 'z' || (end == 'h' && "cs".indexOf(before) >= 0);
    return noun + (sibilant ? "es" : "s");
  }
}
