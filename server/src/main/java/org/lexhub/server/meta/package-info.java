/**
 * Endpoints about the service: info, sources, usage, health, {@code openapi.json}. The package
 * {@code resource} says what a new endpoint needs.
 */
@NullMarked
package org.lexhub.server.meta;

import org.jspecify.annotations.NullMarked;
