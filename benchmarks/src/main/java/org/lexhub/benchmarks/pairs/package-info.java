/** How long the pairs of the largest languages take, in the store and as an export over HTTP. */
@NullMarked
package org.lexhub.benchmarks.pairs;

import org.jspecify.annotations.NullMarked;
