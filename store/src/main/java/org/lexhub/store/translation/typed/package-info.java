/**
 * What people type in place of a word: it without diacritics or in capital letters ({@link
 * org.lexhub.store.translation.typed.BareSpelling}), words before it ({@link
 * org.lexhub.store.translation.typed.Companions}), other persons in a phrase ({@link
 * org.lexhub.store.translation.typed.Persons}), and clauses with a finite verb ({@link
 * org.lexhub.store.translation.typed.Clauses}).
 */
@NullMarked
package org.lexhub.store.translation.typed;

import org.jspecify.annotations.NullMarked;
