/** Questions about a snapshot and their answers; what a GET asks allocates nothing. */
@NullMarked
package org.lexhub.store.query;

import org.jspecify.annotations.NullMarked;
