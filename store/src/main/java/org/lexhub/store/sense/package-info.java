/** The models by which translation tells senses apart: readers and the extraction of features. */
@NullMarked
package org.lexhub.store.sense;

import org.jspecify.annotations.NullMarked;
