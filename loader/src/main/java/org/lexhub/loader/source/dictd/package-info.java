/** The importer of dictionaries in the files of the DICT server {@code dictd}. */
@NullMarked
package org.lexhub.loader.source.dictd;

import org.jspecify.annotations.NullMarked;
