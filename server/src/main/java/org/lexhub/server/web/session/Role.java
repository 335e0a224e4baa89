package org.lexhub.server.web.session;

/** The role that a user needs for a route. */
public enum Role {
  /** No login is needed. */
  ANYBODY,
  /** A logged-in user, who sees only their own account. */
  USER,
  /** An administrator, who sees all accounts. */
  ADMIN
}
