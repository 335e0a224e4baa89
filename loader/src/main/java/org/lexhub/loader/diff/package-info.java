/** Compares two snapshots entity by entity, by natural key. */
@NullMarked
package org.lexhub.loader.diff;

import org.jspecify.annotations.NullMarked;
