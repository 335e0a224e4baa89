/** Endpoints about the service: info, sources, usage, health, {@code openapi.json}. */
@NullMarked
package org.lexhub.server.meta;

import org.jspecify.annotations.NullMarked;
