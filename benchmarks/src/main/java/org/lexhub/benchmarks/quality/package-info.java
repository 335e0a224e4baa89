/** Search quality: runs queries with known right results on Lexhub and on Lucene. */
@NullMarked
package org.lexhub.benchmarks.quality;

import org.jspecify.annotations.NullMarked;
