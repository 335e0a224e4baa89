/**
 * The hosts of tests with several processes: each in a network namespace of Linux, or all on the
 * loopback address.
 */
@NullMarked
package org.lexhub.server.network;

import org.jspecify.annotations.NullMarked;
