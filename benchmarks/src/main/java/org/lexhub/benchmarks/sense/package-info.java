/**
 * Accuracy of sense choice: {@link org.lexhub.benchmarks.sense.HeldOutExamples} removes examples
 * from the wordnets and turns them into test cases, {@link
 * org.lexhub.benchmarks.sense.SenseQuality} runs them on a snapshot that was loaded without them.
 */
@NullMarked
package org.lexhub.benchmarks.sense;

import org.jspecify.annotations.NullMarked;
