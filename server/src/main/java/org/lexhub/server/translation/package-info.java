/** Endpoints of translations. */
@NullMarked
package org.lexhub.server.translation;

import org.jspecify.annotations.NullMarked;
