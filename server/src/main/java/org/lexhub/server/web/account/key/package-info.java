/**
 * The pages and forms of API keys: the list of keys, a new key, its use in the last days, and trial
 * keys. {@link org.lexhub.server.web.account.AccountRoutes} lists them.
 */
@NullMarked
package org.lexhub.server.web.account.key;

import org.jspecify.annotations.NullMarked;
