/**
 * Columns of numbers, row ranges and row sets, stored in sections of a snapshot: numbers of one to
 * eight bytes, {@link org.lexhub.store.column.OffsetsColumn offsets} in a byte or two a row, {@link
 * org.lexhub.store.column.ListColumn lists}, and {@link org.lexhub.store.column.FacetColumn
 * facets}. Each describes its bytes where it reads them, has a writer of the same stem, and checks
 * a whole section by {@code verify}. Look-ups read the mapping and allocate nothing.
 */
@NullMarked
package org.lexhub.store.column;

import org.jspecify.annotations.NullMarked;
