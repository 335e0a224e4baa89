/** Importers of wordnets: Princeton WordNet, the Open Multilingual Wordnet, WN-LMF, and CILI. */
@NullMarked
package org.lexhub.loader.source.wordnet;

import org.jspecify.annotations.NullMarked;
