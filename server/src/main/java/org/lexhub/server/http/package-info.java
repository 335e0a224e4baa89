/** Requests, parameters, routing and replies over HTTP. */
@NullMarked
package org.lexhub.server.http;

import org.jspecify.annotations.NullMarked;
