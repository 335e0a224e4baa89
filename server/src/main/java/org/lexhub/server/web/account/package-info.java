/**
 * The account pages: sign-up, login, keys, usage, security, administration. {@link
 * org.lexhub.server.web.account.AccountRoutes} lists them.
 *
 * <p>A page extends {@link org.lexhub.server.web.session.AccountPage}, which identifies the user,
 * checks the {@link org.lexhub.server.web.session.Role}, and verifies that a form was sent from a
 * page of this server in the same session. A class {@code Do…} is the target of a form: it changes
 * something and redirects, or shows its page again with the errors. Everything works without
 * JavaScript. GET changes nothing.
 */
@NullMarked
package org.lexhub.server.web.account;

import org.jspecify.annotations.NullMarked;
