/** The commands of the loader: what they take, print, and return. */
@NullMarked
package org.lexhub.loader.cli;

import org.jspecify.annotations.NullMarked;
