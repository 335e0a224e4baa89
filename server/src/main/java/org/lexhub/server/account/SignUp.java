package org.lexhub.server.account;

import java.util.Locale;

/**
 * The rules of creating accounts in the browser.
 *
 * @param registration who can create an account
 * @param maxAccounts the maximum number of accounts
 */
public record SignUp(Registration registration, long maxAccounts) {
  /** The default maximum number of accounts. */
  public static final long DEFAULT_MAX_ACCOUNTS = 10_000;

  /** Who can create an account. */
  public enum Registration {
    /** Everybody. */
    OPEN,
    /** Holders of a one-time link that an administrator created. */
    INVITE,
    /** Nobody; administrators create accounts on the command line. */
    CLOSED;

    /** Returns the name in options and pages. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the default rules: open on loopback, by invitation elsewhere. */
  public static SignUp defaults(boolean loopback) {
    return new SignUp(loopback ? Registration.OPEN : Registration.INVITE, DEFAULT_MAX_ACCOUNTS);
  }
}
