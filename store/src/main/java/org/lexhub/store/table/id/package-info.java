/**
 * Public ids: assigns them, keeps them over rebuilds, and finds the rows of them.
 *
 * <p>The sections are those of {@link org.lexhub.store.table.schema.IdSections}; {@link
 * org.lexhub.store.table} describes them.
 */
@NullMarked
package org.lexhub.store.table.id;

import org.jspecify.annotations.NullMarked;
