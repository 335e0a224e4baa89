/** Tests of the measurements of translations. */
@NullMarked
package org.lexhub.benchmarks.translation;

import org.jspecify.annotations.NullMarked;
