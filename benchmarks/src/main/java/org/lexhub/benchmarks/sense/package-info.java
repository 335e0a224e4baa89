/**
 * How often the sense that is chosen for a word is the one that is meant: {@link
 * org.lexhub.benchmarks.sense.HeldOutExamples} takes examples out of the wordnets and makes cases
 * of them, {@link org.lexhub.benchmarks.sense.SenseQuality} puts them to a snapshot that was loaded
 * without them.
 */
@NullMarked
package org.lexhub.benchmarks.sense;

import org.jspecify.annotations.NullMarked;
