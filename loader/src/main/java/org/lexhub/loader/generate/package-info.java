/** Writes synthetic sources of any size for scale tests, which are loaded like real ones. */
@NullMarked
package org.lexhub.loader.generate;

import org.jspecify.annotations.NullMarked;
