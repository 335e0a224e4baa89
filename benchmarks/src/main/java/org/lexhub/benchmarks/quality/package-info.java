/**
 * How right searches are: queries whose answer is known, put to Lexhub and to Lucene in one run.
 */
@NullMarked
package org.lexhub.benchmarks.quality;

import org.jspecify.annotations.NullMarked;
