/**
 * The pages of accounts: signing up and in, keys, usage, security, and the administrator's. {@link
 * org.lexhub.server.web.account.AccountRoutes} is their table; each route says there who may use
 * it.
 *
 * <p>A page extends {@link org.lexhub.server.web.account.AccountPage}, which finds out who looks at
 * it, sends away who may not, and, before any form is read, makes sure that it was sent from a page
 * of this server in the same session. Everything works without JavaScript. Nothing changes on GET.
 */
@NullMarked
package org.lexhub.server.web.account;

import org.jspecify.annotations.NullMarked;
