/**
 * Answers HTTP requests from a snapshot. {@link org.lexhub.server.LexhubServer} assembles the
 * server, {@code Routes} is the table of contents of the API, {@code PageRoutes} of the pages. Each
 * resource has a package with one class for each endpoint.
 */
@NullMarked
package org.lexhub.server;

import org.jspecify.annotations.NullMarked;
