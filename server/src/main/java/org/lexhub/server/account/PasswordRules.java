package org.lexhub.server.account;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;

/**
 * The rules of new passwords: long enough, not common, and not derived from the name of the user or
 * of this program. There are no rules about kinds of characters.
 *
 * <p>The common passwords are the 30,000 of the zxcvbn library (MIT licence), which come from
 * leaked collections. A password is compared as it is and by its core: without leading and trailing
 * digits and signs, with the usual digits read as letters, and with a repeated part only once.
 */
public final class PasswordRules {
  /** The minimum length in code points. */
  public static final int MIN_LENGTH = 12;

  /** The maximum length in UTF-8, in bytes. */
  public static final int MAX_BYTES = 256;

  private static final String LIST = "/com/nulabinc/zxcvbn/matchers/dictionaries/passwords.txt";
  private static final int MIN_CORE_LENGTH = 4;
  private static final String[] ROWS = {
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "azertyuiop",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm"
  };
  private static final String DIGITS = "0134578@$!";
  private static final String LETTERS = "oieastbasi";

  /** The list is read with the first password, not with the start. */
  private static final class Common {
    static final Set<String> PASSWORDS = read();
  }

  /** Returns the number of common passwords. */
  int size() {
    return Common.PASSWORDS.size();
  }

  private static Set<String> read() {
    try (InputStream in = PasswordRules.class.getResourceAsStream(LIST)) {
      if (in == null) {
        throw new IllegalStateException("the list of common passwords is missing: " + LIST);
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      Set<String> words = new HashSet<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        words.add(line.strip());
      }
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether a text is too long for a password; such a text is never hashed. */
  public static boolean isTooLong(String password) {
    return password.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES;
  }

  /** Returns what is wrong with a new password of a user, or null. */
  public @Nullable Refusal fault(String password, String login) {
    int length = password.codePointCount(0, password.length());
    if (length < MIN_LENGTH) {
      return Refusal.of(
          "password.short",
          "Use at least " + MIN_LENGTH + " characters; this has " + length + ".",
          MIN_LENGTH,
          length);
    }
    if (isTooLong(password)) {
      return Refusal.of("password.long", "Use at most " + MAX_BYTES + " bytes.", MAX_BYTES);
    }
    String plain = Normalizer.normalize(password, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    if (isCommon(plain)) {
      return Refusal.of(
          "password.common", "Many people use this password or one like it; choose another.");
    }
    return isNear(plain, login)
        ? Refusal.of(
            "password.near",
            "This password is too close to your name or to the name of this service; choose"
                + " another.")
        : null;
  }

  private boolean isCommon(String plain) {
    String core = core(plain);
    String once = once(core);
    return Common.PASSWORDS.contains(plain)
        || once.length() < MIN_CORE_LENGTH
        || Common.PASSWORDS.contains(core)
        || Common.PASSWORDS.contains(once)
        || Common.PASSWORDS.contains(letters(once))
        || Common.PASSWORDS.contains(once(plain))
        || Common.PASSWORDS.contains(core(once(plain)))
        || inRow(once(plain));
  }

  /** Returns a text without leading and trailing digits and signs. */
  private static String core(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && !Character.isLetter(text.charAt(start))) {
      start++;
    }
    while (end > start && !Character.isLetter(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /** Returns the part that a text repeats, for example "abc" of "abcabcab". */
  private static String once(String text) {
    for (int unit = 1; unit <= text.length() / 2; unit++) {
      if (text.regionMatches(unit, text, 0, text.length() - unit)) {
        return text.substring(0, unit);
      }
    }
    return text;
  }

  private static String letters(String text) {
    StringBuilder letters = new StringBuilder(text);
    for (int i = 0; i < letters.length(); i++) {
      int digit = DIGITS.indexOf(letters.charAt(i));
      if (digit >= 0) {
        letters.setCharAt(i, LETTERS.charAt(digit));
      }
    }
    return letters.toString();
  }

  /** Returns whether a text follows rows of a keyboard or the alphabet, in either direction. */
  private static boolean inRow(String text) {
    int i = 0;
    while (i < text.length()) {
      int run = longestRun(text, i);
      if (run < 3) {
        return text.length() - i < 3;
      }
      i += run;
    }
    return true;
  }

  private static int longestRun(String text, int start) {
    int longest = 0;
    for (String row : ROWS) {
      String back = new StringBuilder(row).reverse().toString();
      longest = Math.max(longest, Math.max(run(text, start, row), run(text, start, back)));
    }
    return longest;
  }

  private static int run(String text, int start, String row) {
    int at = row.indexOf(text.charAt(start));
    int length = 0;
    while (at >= 0
        && at + length < row.length()
        && start + length < text.length()
        && row.charAt(at + length) == text.charAt(start + length)) {
      length++;
    }
    return length;
  }

  /** Returns whether little remains of a password without the names of user and program. */
  private static boolean isNear(String plain, String login) {
    String rest = plain;
    String folded = LoginName.folded(login);
    String words = folded + " " + folded.replaceAll("[._+@-]", " ") + " lexhub";
    for (String word : words.split(" ", -1)) {
      if (word.length() >= MIN_CORE_LENGTH) {
        rest = rest.replace(word, "");
      }
    }
    return rest.length() < plain.length() && core(rest).length() < MIN_CORE_LENGTH;
  }
}
