/** Answers HTTP requests from a snapshot. */
@NullMarked
package org.lexhub.server;

import org.jspecify.annotations.NullMarked;
