/**
 * The snapshot that is served, and the change to the next one: {@link
 * org.lexhub.server.snapshot.SnapshotWatch} looks for it, a {@link
 * org.lexhub.server.snapshot.Generation} counts who still reads the old one.
 */
@NullMarked
package org.lexhub.server.snapshot;

import org.jspecify.annotations.NullMarked;
