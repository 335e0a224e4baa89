/** Tests of the rules of inflection by themselves; those of whole languages are with the search. */
@NullMarked
package org.lexhub.store.inflection;

import org.jspecify.annotations.NullMarked;
