/** Endpoints of meanings: list, one meaning, its senses, its concept, its translations. */
@NullMarked
package org.lexhub.server.meaning;

import org.jspecify.annotations.NullMarked;
