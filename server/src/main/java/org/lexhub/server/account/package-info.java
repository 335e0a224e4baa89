/** Accounts, their keys, and what they have used. */
@NullMarked
package org.lexhub.server.account;

import org.jspecify.annotations.NullMarked;
