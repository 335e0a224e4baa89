/** Columns that are derived from the rows of several tables when a snapshot is written. */
@NullMarked
package org.lexhub.store.table.derived;

import org.jspecify.annotations.NullMarked;
