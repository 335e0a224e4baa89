/**
 * Importers: one class per format, which turns the files of a layer into records. A row that cannot
 * be read is rejected with file, line and reason and never stops the load. {@link
 * org.lexhub.loader.source.Formats} lists all formats; to add one, write a class and add a line.
 */
@NullMarked
package org.lexhub.loader.source;

import org.jspecify.annotations.NullMarked;
