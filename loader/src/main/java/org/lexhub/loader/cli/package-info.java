/**
 * The commands of the loader: their options, output and exit codes. Each is a thin layer over the
 * packages that do the work. {@link org.lexhub.loader.cli.LoaderCommand} runs them.
 */
@NullMarked
package org.lexhub.loader.cli;

import org.jspecify.annotations.NullMarked;
