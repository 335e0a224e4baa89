/**
 * Endpoints of meanings: list, one meaning, its senses, its concept, its translations. The package
 * {@code resource} says what a new endpoint needs.
 */
@NullMarked
package org.lexhub.server.meaning;

import org.jspecify.annotations.NullMarked;
