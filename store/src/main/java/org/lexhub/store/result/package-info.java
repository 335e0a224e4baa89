/** What the results of all queries share: sets of languages, pages, bounded heaps of best rows. */
@NullMarked
package org.lexhub.store.result;

import org.jspecify.annotations.NullMarked;
