/** Finds the lexemes of the relations between words that sources give by their spellings. */
@NullMarked
package org.lexhub.loader.merge.relation;

import org.jspecify.annotations.NullMarked;
