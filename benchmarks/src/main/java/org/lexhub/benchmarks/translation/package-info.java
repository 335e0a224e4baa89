/** How right translations are, and how honest their confidences: held against dictionaries. */
@NullMarked
package org.lexhub.benchmarks.translation;

import org.jspecify.annotations.NullMarked;
