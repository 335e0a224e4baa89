package org.lexhub.server.account;

/**
 * Somebody who can log in.
 *
 * @param account the number of the account
 * @param login the name to log in with
 * @param admin whether the accounts of others may be seen and changed
 */
public record User(long account, String login, Plan plan, boolean suspended, boolean admin) {}
