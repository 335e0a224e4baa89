/** The priorities of the threads that answer requests: look-ups come before heavy work. */
@NullMarked
package org.lexhub.server.http.priority;

import org.jspecify.annotations.NullMarked;
