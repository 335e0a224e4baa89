/**
 * What servers share that use one PostgreSQL database: units of the monthly quotas, changes of
 * keys, and turns in replacing snapshots.
 *
 * <p>Each server draws {@linkplain org.lexhub.server.cluster.Lease leases} of units. The row of a
 * server in the table {@code usage} states what it was granted in a month; a grant locks the
 * account, so that the sum of all rows never exceeds the quota. A server changes only its own row.
 */
@NullMarked
package org.lexhub.server.cluster;

import org.jspecify.annotations.NullMarked;
