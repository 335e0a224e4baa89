/**
 * The schema of the tables: every section, with the type, rows and allowed values of its column.
 *
 * <p>Each table has an enum whose constants are its columns in the order of the file. Tables open
 * their columns, writers gather and write theirs, and {@code verify} checks them, all by these
 * constants; no other place spells the name of a section of a table.
 */
@NullMarked
package org.lexhub.store.table.schema;

import org.jspecify.annotations.NullMarked;
