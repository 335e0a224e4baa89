/** Columns of numbers, row ranges and row sets, stored in sections of a snapshot. */
@NullMarked
package org.lexhub.store.column;

import org.jspecify.annotations.NullMarked;
