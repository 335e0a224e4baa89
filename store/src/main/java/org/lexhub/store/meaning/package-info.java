/** Lists of meanings and of the senses that share a meaning. */
@NullMarked
package org.lexhub.store.meaning;

import org.jspecify.annotations.NullMarked;
