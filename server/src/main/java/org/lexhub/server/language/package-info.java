/** Endpoints of languages. */
@NullMarked
package org.lexhub.server.language;

import org.jspecify.annotations.NullMarked;
