/** The importer of FreeDict dictionaries in TEI. */
@NullMarked
package org.lexhub.loader.source.freedict;

import org.jspecify.annotations.NullMarked;
