/** Threads that work in the background until their owner closes them. */
@NullMarked
package org.lexhub.server.background;

import org.jspecify.annotations.NullMarked;
