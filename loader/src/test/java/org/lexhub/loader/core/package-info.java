/** Checks of the project's own data in {@code data/core}. */
@NullMarked
package org.lexhub.loader.core;

import org.jspecify.annotations.NullMarked;
