/**
 * Importers: one class per real format, each turning the files of a layer into records. A row that
 * cannot be read is rejected with file, line and reason and never stops the load. {@link
 * org.lexhub.loader.source.Formats} names them all; a new format is a class and a line there.
 */
@NullMarked
package org.lexhub.loader.source;

import org.jspecify.annotations.NullMarked;
