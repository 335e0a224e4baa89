/** Endpoints of lexemes: list, search by spelling and definition, one with what it includes. */
@NullMarked
package org.lexhub.server.lexeme;

import org.jspecify.annotations.NullMarked;
