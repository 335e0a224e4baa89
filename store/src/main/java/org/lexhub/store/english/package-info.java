/** What the store knows about English texts: tokens, stems, contractions and function words. */
@NullMarked
package org.lexhub.store.english;

import org.jspecify.annotations.NullMarked;
