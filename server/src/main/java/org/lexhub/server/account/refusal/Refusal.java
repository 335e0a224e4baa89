package org.lexhub.server.account.refusal;

import java.util.List;

/**
 * Why an entry or a change is refused.
 *
 * @param code the name of the reason; pages have a message {@code refusal.CODE} in each language
 * @param text the reason with its remedy in English, for commands and logs
 * @param values the values of the message of pages, numbers or strings
 */
public record Refusal(String code, String text, List<Object> values) {
  /** Creates a refusal. */
  public static Refusal of(String code, String text, Object... values) {
    return new Refusal(code, text, List.of(values));
  }
}
