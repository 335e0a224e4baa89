/** Guards that check the promises of the benchmarks in every build. */
@NullMarked
package org.lexhub.benchmarks;

import org.jspecify.annotations.NullMarked;
