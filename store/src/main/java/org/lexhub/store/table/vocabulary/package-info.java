/**
 * Closed sets of values with numbers that are part of the format and names that are part of the
 * API.
 */
@NullMarked
package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.NullMarked;
