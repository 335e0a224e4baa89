package org.lexhub.server.web.account;

/** Who may use a route. */
public enum Role {
  /** Whoever comes. */
  ANYBODY,
  /** Who is logged in, and sees their own account only. */
  USER,
  /** Who administers the accounts of others. */
  ADMIN
}
