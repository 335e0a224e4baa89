/**
 * Spellings by which a lexeme is found beside those that a source gives: its lemma or reading in
 * Latin letters. They are search terms only; no answer shows them.
 */
@NullMarked
package org.lexhub.loader.spelling;

import org.jspecify.annotations.NullMarked;
