/** Importer of Wiktionary extracts by wiktextract. */
@NullMarked
package org.lexhub.loader.source.wiktionary;

import org.jspecify.annotations.NullMarked;
