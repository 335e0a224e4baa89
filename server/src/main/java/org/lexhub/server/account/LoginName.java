package org.lexhub.server.account;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;

/**
 * The format of login names: user names or e-mail addresses, compared without regard to the case
 * and the width of letters.
 */
public final class LoginName {
  /** The minimum length in code points. */
  public static final int MIN_LENGTH = 3;

  /** The maximum length in code points. */
  public static final int MAX_LENGTH = 64;

  private static final String SIGNS = "._-+@";

  private LoginName() {}

  /** Returns the normalized form in which names are stored and compared. */
  public static String folded(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  /** Returns what is wrong with a name, or null. */
  public static @Nullable Refusal fault(String name) {
    String folded = folded(name);
    int length = folded.codePointCount(0, folded.length());
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      return Refusal.of(
          "name.length",
          "Use " + MIN_LENGTH + " to " + MAX_LENGTH + " characters; this has " + length + ".",
          MIN_LENGTH,
          MAX_LENGTH,
          length);
    }
    boolean valid = folded.codePoints().allMatch(LoginName::isAllowed);
    return valid
        ? null
        : Refusal.of(
            "name.signs", "Use letters, digits and the signs . _ - + @ only, without blanks.");
  }

  private static boolean isAllowed(int c) {
    return Character.isLetterOrDigit(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || SIGNS.indexOf(c) >= 0;
  }
}
