/** Counters and limits of requests: by second, day and month, and the clocks that they read. */
@NullMarked
package org.lexhub.server.account.usage;

import org.jspecify.annotations.NullMarked;
