/** Lists of languages by family and level, and searches by name. */
@NullMarked
package org.lexhub.store.language;

import org.jspecify.annotations.NullMarked;
