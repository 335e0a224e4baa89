/**
 * The two databases of accounts: SQLite for one server, PostgreSQL for several. Statements above
 * this package use only SQL that both understand.
 *
 * <p>The tables of PostgreSQL are in {@code db/migration} beside this package as migrations of
 * Flyway, those of SQLite in {@link org.lexhub.server.account.AccountDatabase}'s schema.
 */
@NullMarked
package org.lexhub.server.account.sql;

import org.jspecify.annotations.NullMarked;
