/**
 * Parts of a response: its head, compression, errors as JSON, and the ring of buffers that are
 * being sent.
 */
@NullMarked
package org.lexhub.server.http.response;

import org.jspecify.annotations.NullMarked;
