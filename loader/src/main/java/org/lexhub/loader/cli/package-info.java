/**
 * The commands of the loader: what they take, print, and return. Each is a thin layer over the
 * packages that do the work; {@link org.lexhub.loader.cli.LoaderCommand} says how they end.
 */
@NullMarked
package org.lexhub.loader.cli;

import org.jspecify.annotations.NullMarked;
