/**
 * Compares two snapshots entity by entity, by natural key: what was added, removed and changed, and
 * which ids did not stay the same.
 */
@NullMarked
package org.lexhub.loader.diff;

import org.jspecify.annotations.NullMarked;
