/** The commands of the server: serve, demo, and the management of accounts and keys. */
@NullMarked
package org.lexhub.server.command;

import org.jspecify.annotations.NullMarked;
