/**
 * Exports of a language, or of a language with its translations into another, in formats that other
 * programs read. {@link org.lexhub.server.export.LexiconFile} lists the formats; {@link
 * org.lexhub.server.export.ExportScope} is what is exported; {@link
 * org.lexhub.server.export.AllowedSources} leaves out sources by licence. A format is a list of
 * {@link org.lexhub.server.export.Pass}es over rows, which a stream performs part by part, so that
 * an export of any size takes little memory.
 */
@NullMarked
package org.lexhub.server.export;

import org.jspecify.annotations.NullMarked;
