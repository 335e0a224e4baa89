/** The pages of languages: the list, the map, and the page of one language, family or dialect. */
@NullMarked
package org.lexhub.server.explore.language;

import org.jspecify.annotations.NullMarked;
