/** Importers of catalogues: languages, concepts, names, and the core vocabulary. */
@NullMarked
package org.lexhub.loader.source.catalogue;

import org.jspecify.annotations.NullMarked;
