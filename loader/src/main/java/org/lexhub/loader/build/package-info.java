/**
 * Writes the merged dataset as one snapshot: ids from the registry, tables, texts, indexes, in a
 * fixed order, so that the same input gives the same bytes.
 */
@NullMarked
package org.lexhub.loader.build;

import org.jspecify.annotations.NullMarked;
