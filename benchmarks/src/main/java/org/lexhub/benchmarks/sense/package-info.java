/** How often the sense that is chosen for a word is the one that is meant. */
@NullMarked
package org.lexhub.benchmarks.sense;

import org.jspecify.annotations.NullMarked;
