/** Importers of word lists: frequencies, proficiency levels, pronunciations, inflected forms. */
@NullMarked
package org.lexhub.loader.source.wordlist;

import org.jspecify.annotations.NullMarked;
