/** Checks of the core vocabulary in {@code data/core}. */
@NullMarked
package org.lexhub.loader.core;

import org.jspecify.annotations.NullMarked;
