/** Endpoints about the service itself: overview, sources, usage, health, documentation. */
@NullMarked
package org.lexhub.server.meta;

import org.jspecify.annotations.NullMarked;
