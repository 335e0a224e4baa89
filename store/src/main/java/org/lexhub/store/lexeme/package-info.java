/**
 * Lists, searches and completions of lexemes. {@link org.lexhub.store.lexeme.LexemeSearch} runs its
 * parts one after the other; {@link org.lexhub.store.lexeme.LexemeScore} scores their matches.
 * {@link org.lexhub.store.term.fuzzy.AllowedEdits} says how many typing errors are allowed.
 */
@NullMarked
package org.lexhub.store.lexeme;

import org.jspecify.annotations.NullMarked;
