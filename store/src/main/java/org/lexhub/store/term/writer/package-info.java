/**
 * Writers of the term indexes. Each writes the sections that the reader of the same name in {@link
 * org.lexhub.store.term} reads.
 */
@NullMarked
package org.lexhub.store.term.writer;

import org.jspecify.annotations.NullMarked;
