/**
 * Endpoints of lexemes: list, search by spelling and definition, one lexeme with its parts. The
 * package {@code resource} says what a new endpoint needs.
 */
@NullMarked
package org.lexhub.server.lexeme;

import org.jspecify.annotations.NullMarked;
