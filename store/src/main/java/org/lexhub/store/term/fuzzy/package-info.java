/** Fuzzy look-up in a dictionary of terms, and the cost of typing errors. */
@NullMarked
package org.lexhub.store.term.fuzzy;

import org.jspecify.annotations.NullMarked;
