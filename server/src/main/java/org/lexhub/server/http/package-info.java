/**
 * Requests, parameters, routing and replies over HTTP. {@code EntryHandler} takes every request,
 * {@link org.lexhub.server.http.Call} is all that is known of one, {@code Dispatcher} brings it to
 * its {@link org.lexhub.server.http.Endpoint}, {@code Reply} sends what was written. Nothing here
 * knows what the endpoints answer.
 */
@NullMarked
package org.lexhub.server.http;

import org.jspecify.annotations.NullMarked;
