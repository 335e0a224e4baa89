/** The snapshot file and everything that is read from it. */
@NullMarked
package org.lexhub.store;

import org.jspecify.annotations.NullMarked;
