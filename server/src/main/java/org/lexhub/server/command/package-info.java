/** The commands of the server's command line. */
@NullMarked
package org.lexhub.server.command;

import org.jspecify.annotations.NullMarked;
