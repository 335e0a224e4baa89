/**
 * The guards that a request passes before its endpoint: {@link org.lexhub.server.guard.KeyGuard},
 * {@link org.lexhub.server.guard.RateGuard} and {@link org.lexhub.server.guard.QuotaGuard} for
 * requests with a key, {@link org.lexhub.server.guard.PageLimits} for pages.
 *
 * <p>{@code QuotaRule} says which responses count for the quota, {@link
 * org.lexhub.server.guard.LimitErrors} has the texts of status 429, {@link
 * org.lexhub.server.account.Plan} the numbers of the plans, and {@link
 * org.lexhub.server.guard.PageSettings} the numbers of pages.
 */
@NullMarked
package org.lexhub.server.guard;

import org.jspecify.annotations.NullMarked;
