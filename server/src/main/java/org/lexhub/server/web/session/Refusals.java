package org.lexhub.server.web.session;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.refusal.Refusal;
import org.lexhub.server.web.ErrorPages;
import org.lexhub.server.web.text.Texts;

/** Why an entry or a change is refused, in the language of the page. */
public final class Refusals {
  private Refusals() {}

  /** Returns the reason, or null for none. */
  public static @Nullable String text(@Nullable Refusal refusal) {
    return refusal == null
        ? null
        : Texts.text("refusal." + refusal.code(), refusal.values().toArray());
  }

  /** Returns the reason; the message of the exception if it has none for pages. */
  public static String text(AccountException refused) {
    String reason = text(refused.refusal());
    return reason == null ? String.valueOf(refused.getMessage()) : reason;
  }

  /** Returns that there were too many tries, with the time to wait. */
  public static String tries(int seconds) {
    return Texts.text("refusal.tries", ErrorPages.again(seconds));
  }
}
