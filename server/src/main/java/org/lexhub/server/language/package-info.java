/**
 * Endpoints of languages: list, search by name in any language, one language by id or code. The
 * package {@code resource} says what a new endpoint needs.
 */
@NullMarked
package org.lexhub.server.language;

import org.jspecify.annotations.NullMarked;
