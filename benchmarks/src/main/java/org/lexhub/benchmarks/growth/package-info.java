/**
 * What grows with the data: the times of queries of snapshots of several sizes, and the picture of
 * them. {@code benchmarks/growth} runs both.
 */
@NullMarked
package org.lexhub.benchmarks.growth;

import org.jspecify.annotations.NullMarked;
