/** The guards: what the benchmarks promise, checked in every build. */
@NullMarked
package org.lexhub.benchmarks;

import org.jspecify.annotations.NullMarked;
