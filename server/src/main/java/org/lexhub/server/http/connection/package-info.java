/**
 * Connections: TLS, proxies, the limits on sizes ({@link
 * org.lexhub.server.http.connection.RequestLimits}) and times ({@link
 * org.lexhub.server.http.connection.ClientTimeouts}), and the settings of the listener.
 */
@NullMarked
package org.lexhub.server.http.connection;

import org.jspecify.annotations.NullMarked;
