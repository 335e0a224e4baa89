/** Tests of the measurements of growth. */
@NullMarked
package org.lexhub.benchmarks.growth;

import org.jspecify.annotations.NullMarked;
