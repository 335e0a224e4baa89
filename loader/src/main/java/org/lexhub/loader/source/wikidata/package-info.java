/** The importer of Wikidata's lexemes. */
@NullMarked
package org.lexhub.loader.source.wikidata;

import org.jspecify.annotations.NullMarked;
