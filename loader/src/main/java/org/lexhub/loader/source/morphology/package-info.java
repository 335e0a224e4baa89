/** Importers of morphological dictionaries: the inflected forms of lemmas. */
@NullMarked
package org.lexhub.loader.source.morphology;

import org.jspecify.annotations.NullMarked;
