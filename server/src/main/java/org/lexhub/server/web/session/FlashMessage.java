package org.lexhub.server.web.session;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.text.Texts;

/**
 * The message that a page shows after a form has redirected to it. The code of the message is in
 * the query, so no other text can be shown this way.
 */
public enum FlashMessage {
  SIGNED_UP(false),
  LOGGED_OUT(false),
  DELETED(false),
  PASSWORD_SET(false),
  PASSWORD_CHANGED(false),
  SESSION_ENDED(false),
  SESSIONS_ENDED(false),
  SECOND_FACTOR_REMOVED(false),
  KEY_REVOKED(false),
  PLAN_CHANGED(false),
  SUSPENDED(false),
  RESUMED(false),
  INVITE_WITHDRAWN(false),
  PROVIDER_LINKED(false),
  PROVIDER_UNLINKED(false),
  PROVIDER_FAILED(true),
  PROVIDER_EXPIRED(true),
  PROVIDER_BUSY(true),
  PROVIDER_UNKNOWN(true),
  PROVIDER_SUSPENDED(true),
  PROVIDER_TAKEN(true),
  PASSWORD_WRONG(true);

  private final boolean isFault;
  private final String code = name().toLowerCase(Locale.ROOT);

  FlashMessage(boolean isFault) {
    this.isFault = isFault;
  }

  /** Returns a path with the parameter that makes its page show this message. */
  public String at(String path) {
    return Urls.of(path, "done", code);
  }

  /** Returns the message that the query names, or null if it is about a fault. */
  public static @Nullable String text(Fields query) {
    return find(query, false);
  }

  /** Returns the message about a fault that the query names, or null. */
  public static @Nullable String fault(Fields query) {
    return find(query, true);
  }

  private static @Nullable String find(Fields query, boolean fault) {
    String done = query.text("done");
    for (FlashMessage message : values()) {
      if (message.isFault == fault && message.code.equals(done)) {
        return Texts.text("flash." + message.code);
      }
    }
    return null;
  }
}
