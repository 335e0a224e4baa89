/** Request and response headers: content negotiation, request ids, trace contexts. */
@NullMarked
package org.lexhub.server.http.header;

import org.jspecify.annotations.NullMarked;
