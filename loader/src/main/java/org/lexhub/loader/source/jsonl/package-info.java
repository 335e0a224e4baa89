/** The importer of the native JSON Lines format. */
@NullMarked
package org.lexhub.loader.source.jsonl;

import org.jspecify.annotations.NullMarked;
