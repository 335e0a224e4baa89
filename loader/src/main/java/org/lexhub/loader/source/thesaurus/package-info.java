/** Importers of thesauri and of wordnets in formats of their own. */
@NullMarked
package org.lexhub.loader.source.thesaurus;

import org.jspecify.annotations.NullMarked;
