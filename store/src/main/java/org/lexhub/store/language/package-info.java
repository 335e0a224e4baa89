/** Lists and searches of languages. */
@NullMarked
package org.lexhub.store.language;

import org.jspecify.annotations.NullMarked;
