package org.lexhub.server.account;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The name by which somebody logs in: a user name or an e-mail address, the same in any case and
 * any width of its letters.
 */
public final class LoginName {
  /** The fewest characters. */
  public static final int MIN_LENGTH = 3;

  /** The most characters. */
  public static final int MAX_LENGTH = 64;

  private static final String SIGNS = "._-+@";

  private LoginName() {}

  /** Returns the form in which names are stored and compared. */
  public static String folded(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  /** Says what is wrong with a name, or null. */
  public static @Nullable String fault(String name) {
    String folded = folded(name);
    int length = folded.codePointCount(0, folded.length());
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      return "Use " + MIN_LENGTH + " to " + MAX_LENGTH + " characters; this has " + length + ".";
    }
    boolean fine = folded.codePoints().allMatch(LoginName::allowed);
    return fine ? null : "Use letters, digits and the signs . _ - + @ only, without blanks.";
  }

  private static boolean allowed(int c) {
    return Character.isLetterOrDigit(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || SIGNS.indexOf(c) >= 0;
  }
}
