/** Endpoints of languages: list, search by name in any language, one language by id or code. */
@NullMarked
package org.lexhub.server.language;

import org.jspecify.annotations.NullMarked;
