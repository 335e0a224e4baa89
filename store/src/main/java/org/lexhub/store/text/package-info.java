/** Text: the output buffer of the store, JSON escaping, and compressed columns of text. */
@NullMarked
package org.lexhub.store.text;

import org.jspecify.annotations.NullMarked;
