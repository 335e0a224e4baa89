/**
 * Requests, routing and responses over HTTP. {@code EntryHandler} receives every request, {@link
 * org.lexhub.server.http.Call} holds one, {@code Dispatcher} passes it to its {@link
 * org.lexhub.server.http.Endpoint}, {@code Reply} sends the response. {@code CallBuffers} holds the
 * buffers of a thread. No class here depends on an endpoint or on the resources that endpoints
 * serve.
 *
 * <p>Limits are constants of {@link org.lexhub.server.http.connection.RequestLimits} (sizes) and
 * {@link org.lexhub.server.http.connection.ClientTimeouts} (times).
 */
@NullMarked
package org.lexhub.server.http;

import org.jspecify.annotations.NullMarked;
