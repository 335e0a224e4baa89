/**
 * The snapshot that is being served, and the switch to the next one: {@link
 * org.lexhub.server.snapshot.SnapshotWatch} looks for it, and a {@link
 * org.lexhub.server.snapshot.Generation} counts the requests that still read the old one.
 */
@NullMarked
package org.lexhub.server.snapshot;

import org.jspecify.annotations.NullMarked;
