package org.lexhub.server.account;

import java.util.Locale;

/**
 * Who may make an account, and how many there may be.
 *
 * @param registration who may make one
 * @param most how many accounts there may be
 */
public record SignUp(Registration registration, long most) {
  /** As many accounts as there may be where nothing else is said. */
  public static final long USUAL_MOST = 10_000;

  /** Who may make an account. */
  public enum Registration {
    /** Anybody. */
    OPEN,
    /** Whoever has a link that an administrator made. */
    INVITE,
    /** Nobody; administrators make accounts on the command line. */
    CLOSED;

    /** Returns the name as users write it. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Open on loopback, by invitation elsewhere. */
  public static SignUp usual(boolean loopback) {
    return new SignUp(loopback ? Registration.OPEN : Registration.INVITE, USUAL_MOST);
  }
}
