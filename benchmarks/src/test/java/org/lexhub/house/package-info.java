/** Tests of the project itself: layers, names, documents and the scripts at the root. */
@NullMarked
package org.lexhub.house;

import org.jspecify.annotations.NullMarked;
