/**
 * Additional spellings by which a lexeme is found: its lemma or reading in Latin letters. They are
 * only search terms; no response contains them.
 */
@NullMarked
package org.lexhub.loader.spelling;

import org.jspecify.annotations.NullMarked;
