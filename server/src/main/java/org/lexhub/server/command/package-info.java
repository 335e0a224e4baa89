/** The commands of the server: serve and demo, and the care of accounts and keys. */
@NullMarked
package org.lexhub.server.command;

import org.jspecify.annotations.NullMarked;
