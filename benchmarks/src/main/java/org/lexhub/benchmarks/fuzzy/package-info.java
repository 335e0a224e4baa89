/** Other designs of fuzzy look-up, to compare them with the one in the store. */
@NullMarked
package org.lexhub.benchmarks.fuzzy;

import org.jspecify.annotations.NullMarked;
