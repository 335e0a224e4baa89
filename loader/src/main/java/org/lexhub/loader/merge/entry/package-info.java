/** Links the words of bilingual dictionaries to shared meanings. */
@NullMarked
package org.lexhub.loader.merge.entry;

import org.jspecify.annotations.NullMarked;
