/**
 * Answers HTTP requests from a snapshot. {@link org.lexhub.server.LexhubServer} puts the parts
 * together, {@code Routes} is the table of contents of the API; each resource has a package with
 * one class for each endpoint.
 */
@NullMarked
package org.lexhub.server;

import org.jspecify.annotations.NullMarked;
