/**
 * The latency guard behind {@code ./lexhub bench}: measures each store query against random reads
 * of a mapped column in the same run and compares the ratio with its budget.
 */
@NullMarked
package org.lexhub.benchmarks.latency;

import org.jspecify.annotations.NullMarked;
