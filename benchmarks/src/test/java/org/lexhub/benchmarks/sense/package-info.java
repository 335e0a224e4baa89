/** Tests of the measurements of sense choice. */
@NullMarked
package org.lexhub.benchmarks.sense;

import org.jspecify.annotations.NullMarked;
