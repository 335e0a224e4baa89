/**
 * Accounts, their keys, and what they have used. SQLite keeps accounts and the hashes of keys, a
 * mapped file counts the requests of the month; requests are decided from memory.
 */
@NullMarked
package org.lexhub.server.account;

import org.jspecify.annotations.NullMarked;
