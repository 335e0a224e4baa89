/**
 * JSON: written straight into the response buffer by {@link org.lexhub.server.json.JsonOut}, and
 * read strictly from bodies by {@link org.lexhub.server.json.JsonDocument}.
 */
@NullMarked
package org.lexhub.server.json;

import org.jspecify.annotations.NullMarked;
