/** Importers of thesauri and of wordnets in other formats. */
@NullMarked
package org.lexhub.loader.source.thesaurus;

import org.jspecify.annotations.NullMarked;
