/** Lists, searches and completions of lexemes. */
@NullMarked
package org.lexhub.store.lexeme;

import org.jspecify.annotations.NullMarked;
