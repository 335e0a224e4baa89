/** The snapshot that is served, and the change to the next one. */
@NullMarked
package org.lexhub.server.snapshot;

import org.jspecify.annotations.NullMarked;
