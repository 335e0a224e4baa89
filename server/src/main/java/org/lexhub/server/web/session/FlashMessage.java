package org.lexhub.server.web.session;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;

/**
 * The message that a page shows after a form has redirected to it. The code of the message is in
 * the query, so no other text can be shown this way.
 */
public enum FlashMessage {
  SIGNED_UP("Welcome! Create a key to make your first request."),
  LOGGED_OUT("You are logged out."),
  DELETED("Your account, its keys and its usage history are deleted."),
  PASSWORD_SET("Your new password is set. Log in with it."),
  PASSWORD_CHANGED("Your password is changed. All other sessions have ended."),
  SESSION_ENDED("The session has ended."),
  SESSIONS_ENDED("All other sessions have ended."),
  SECOND_FACTOR_REMOVED("The second factor is removed. You log in with your password only."),
  KEY_REVOKED("The key is revoked. Requests with it now fail."),
  PLAN_CHANGED("The plan is changed. It applies from the next request."),
  SUSPENDED("The account is suspended. Its keys no longer work, and its sessions have ended."),
  RESUMED("The account works again."),
  INVITE_WITHDRAWN("The invitation is withdrawn."),
  PROVIDER_LINKED("Your account is linked. You can log in either way."),
  PROVIDER_UNLINKED("The link is removed. You log in with your password only."),
  PROVIDER_FAILED("The log-in could not be confirmed. Try again.", true),
  PROVIDER_EXPIRED("The log-in took too long or was begun in another browser. Try again.", true),
  PROVIDER_BUSY("Too many tries. Try again in a minute.", true),
  PROVIDER_UNKNOWN(
      "No account here belongs to this user, and you need the administrator to get one.", true),
  PROVIDER_SUSPENDED("This account is suspended. Ask the administrator.", true),
  PROVIDER_TAKEN("Another account here belongs to this user already.", true),
  PASSWORD_WRONG("This is not your present password.", true);

  private final String text;
  private final boolean isFault;

  FlashMessage(String text) {
    this(text, false);
  }

  FlashMessage(String text, boolean isFault) {
    this.text = text;
    this.isFault = isFault;
  }

  /** Returns a path with the parameter that makes its page show this message. */
  public String at(String path) {
    return Urls.of(path, "done", name().toLowerCase(Locale.ROOT));
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
    String code = query.text("done");
    for (FlashMessage message : values()) {
      if (message.isFault == fault && message.name().toLowerCase(Locale.ROOT).equals(code)) {
        return message.text;
      }
    }
    return null;
  }
}
