/** Endpoints of lexemes. */
@NullMarked
package org.lexhub.server.lexeme;

import org.jspecify.annotations.NullMarked;
