/** Endpoints of meanings. */
@NullMarked
package org.lexhub.server.meaning;

import org.jspecify.annotations.NullMarked;
