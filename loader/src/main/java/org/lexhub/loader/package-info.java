/**
 * Turns open lexical data into one snapshot file: {@code recipe} says what to read, {@code locator}
 * opens it, {@code source} turns each format into the records of {@code record}, {@code merge}
 * makes one dataset of them, {@code build} writes and publishes it. {@code cli} holds the commands.
 */
@NullMarked
package org.lexhub.loader;

import org.jspecify.annotations.NullMarked;
