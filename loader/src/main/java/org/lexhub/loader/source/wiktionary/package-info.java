/** The importer of Wiktionary extracts in the format of wiktextract. */
@NullMarked
package org.lexhub.loader.source.wiktionary;

import org.jspecify.annotations.NullMarked;
