/**
 * The program in one jar: {@link org.lexhub.app.LexhubMain} passes each command to the loader or to
 * the server, in the same process.
 */
@NullMarked
package org.lexhub.app;

import org.jspecify.annotations.NullMarked;
