/**
 * Text: the {@linkplain org.lexhub.store.text.Utf8Buffer output buffer} of the store, UTF-8 and
 * JSON escaping, and {@linkplain org.lexhub.store.text.TextColumn columns of text}, which are
 * compressed by a dictionary of symbols trained on the column and stored JSON-escaped, so that
 * serving a text is copying symbols. The classes named {@code Symbol…} make and use that
 * dictionary.
 */
@NullMarked
package org.lexhub.store.text;

import org.jspecify.annotations.NullMarked;
