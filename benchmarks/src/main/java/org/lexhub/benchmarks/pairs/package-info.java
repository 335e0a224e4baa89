/** Benchmarks of the pairs of the largest languages, in the store and as an export over HTTP. */
@NullMarked
package org.lexhub.benchmarks.pairs;

import org.jspecify.annotations.NullMarked;
