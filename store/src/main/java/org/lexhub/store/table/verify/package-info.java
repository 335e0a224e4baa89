/** Checks of whole tables for {@code lexhub verify}. */
@NullMarked
package org.lexhub.store.table.verify;

import org.jspecify.annotations.NullMarked;
