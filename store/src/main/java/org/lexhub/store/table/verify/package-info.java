/**
 * Checks whole tables for {@code lexhub verify}: first every column against its schema, then the
 * rules between columns.
 */
@NullMarked
package org.lexhub.store.table.verify;

import org.jspecify.annotations.NullMarked;
