/** Turns open lexical data into one snapshot file. */
@NullMarked
package org.lexhub.loader;

import org.jspecify.annotations.NullMarked;
