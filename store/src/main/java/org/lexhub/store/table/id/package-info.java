/** Public ids: how they are given out, kept over rebuilds, and found. */
@NullMarked
package org.lexhub.store.table.id;

import org.jspecify.annotations.NullMarked;
