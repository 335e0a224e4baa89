/** Tests of the latency guard, with made-up measurements in place of timing. */
@NullMarked
package org.lexhub.benchmarks.latency;

import org.jspecify.annotations.NullMarked;
