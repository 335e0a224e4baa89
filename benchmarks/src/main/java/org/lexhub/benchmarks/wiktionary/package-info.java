/** Measures how fast large extracts of Wiktionary are read. */
@NullMarked
package org.lexhub.benchmarks.wiktionary;

import org.jspecify.annotations.NullMarked;
