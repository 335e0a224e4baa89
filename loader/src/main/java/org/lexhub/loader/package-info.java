/**
 * Turns open lexical data into one snapshot file: {@code recipe} lists what to read, {@code
 * locator} opens it, {@code source} turns each format into the records of {@code record}, {@code
 * staging} collects them, {@code merge} combines them, {@code assemble} writes and publishes the
 * snapshot. {@code cli} contains the commands.
 */
@NullMarked
package org.lexhub.loader;

import org.jspecify.annotations.NullMarked;
