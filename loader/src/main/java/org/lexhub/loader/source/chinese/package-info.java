/** Importers of Chinese dictionaries and word lists, and how they write pinyin. */
@NullMarked
package org.lexhub.loader.source.chinese;

import org.jspecify.annotations.NullMarked;
