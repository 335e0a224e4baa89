/** Pairs of two languages: lists, statistics and cached runs. */
@NullMarked
package org.lexhub.store.pair;

import org.jspecify.annotations.NullMarked;
