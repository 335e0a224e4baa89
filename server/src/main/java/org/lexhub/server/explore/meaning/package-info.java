/** The page of a meaning, and its words on a map. */
@NullMarked
package org.lexhub.server.explore.meaning;

import org.jspecify.annotations.NullMarked;
