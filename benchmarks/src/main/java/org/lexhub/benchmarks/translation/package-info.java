/** Accuracy of translations and calibration of their confidences, against dictionaries. */
@NullMarked
package org.lexhub.benchmarks.translation;

import org.jspecify.annotations.NullMarked;
