/**
 * JSON: {@link org.lexhub.server.json.JsonOut} writes it into the response buffer, bodies are read
 * strictly by {@link org.lexhub.server.json.JsonDocument}.
 */
@NullMarked
package org.lexhub.server.json;

import org.jspecify.annotations.NullMarked;
