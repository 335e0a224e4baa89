/** One connection: TLS, proxies, time-outs, and the settings of the listener. */
@NullMarked
package org.lexhub.server.http.connection;

import org.jspecify.annotations.NullMarked;
