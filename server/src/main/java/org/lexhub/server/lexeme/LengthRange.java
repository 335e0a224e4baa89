package org.lexhub.server.lexeme;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.Parameters;

/**
 * The lengths of spellings that a request asks for, in code points after folding: {@code 5}, {@code
 * 3-7}, {@code 3-} or {@code -7}.
 *
 * @param min the minimum length
 * @param max the maximum length
 */
record LengthRange(int min, int max) {
  private static final LengthRange ANY = new LengthRange(0, Integer.MAX_VALUE);
  private static final Pattern FORM = Pattern.compile("(\\d{0,4})\\s*(-?)\\s*(\\d{0,4})");

  /**
   * Reads the parameter {@code length}; without it all lengths count.
   *
   * @throws ApiError 400 if it is no range
   */
  static LengthRange read(Parameters parameters) {
    String text = parameters.string(Param.LENGTH);
    if (text == null) {
      return ANY;
    }
    Matcher matcher = FORM.matcher(text.strip());
    if (!matcher.matches() || (matcher.group(1) + matcher.group(3)).isEmpty()) {
      throw invalid(text);
    }
    int min = number(matcher.group(1), 0);
    int max = matcher.group(2).isEmpty() ? min : number(matcher.group(3), Integer.MAX_VALUE);
    if (max < min) {
      throw invalid(text);
    }
    return new LengthRange(min, max);
  }

  private static int number(String digits, int otherwise) {
    return digits.isEmpty() ? otherwise : Integer.parseInt(digits);
  }

  private static ApiError invalid(String text) {
    return ApiError.invalid(
        Param.LENGTH.wire(),
        "must be a number or a range such as 5, 3-7, 3- or -7; got '" + ApiError.shown(text) + "'");
  }
}
