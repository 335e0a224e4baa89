/** Endpoints of lexemes: list, search by spelling and definition, one lexeme with its parts. */
@NullMarked
package org.lexhub.server.lexeme;

import org.jspecify.annotations.NullMarked;
