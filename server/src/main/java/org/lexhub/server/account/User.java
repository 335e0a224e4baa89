package org.lexhub.server.account;

/**
 * A user who can log in.
 *
 * @param account the number of the account
 * @param login the login name
 * @param admin whether the user is an administrator, who can see and change other accounts
 * @param hasPassword whether a password is set
 * @param hasSecondFactor whether a log-in with the password needs a code
 */
public record User(
    long account,
    String login,
    Plan plan,
    boolean suspended,
    boolean admin,
    boolean hasPassword,
    boolean hasSecondFactor) {}
