/** Endpoints about the service itself. */
@NullMarked
package org.lexhub.server.meta;

import org.jspecify.annotations.NullMarked;
