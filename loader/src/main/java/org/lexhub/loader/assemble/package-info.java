/**
 * Runs a load: reads the layers, merges them, assigns ids, and writes one snapshot in a fixed
 * order, so that the same input gives the same bytes.
 */
@NullMarked
package org.lexhub.loader.assemble;

import org.jspecify.annotations.NullMarked;
