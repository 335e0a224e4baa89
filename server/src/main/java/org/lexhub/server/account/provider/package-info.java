/** Accounts whose owners log in at an identity provider. */
@NullMarked
package org.lexhub.server.account.provider;

import org.jspecify.annotations.NullMarked;
