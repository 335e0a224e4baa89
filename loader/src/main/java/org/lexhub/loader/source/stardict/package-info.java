/** Importers of dictionaries in the files of StarDict. */
@NullMarked
package org.lexhub.loader.source.stardict;

import org.jspecify.annotations.NullMarked;
