/** Benchmarks of the store, the loader and the server. */
@NullMarked
package org.lexhub.benchmarks;

import org.jspecify.annotations.NullMarked;
