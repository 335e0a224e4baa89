/**
 * Text: the {@linkplain org.lexhub.store.text.Utf8Buffer output buffer} of the store, UTF-8 and
 * JSON escaping, and {@linkplain org.lexhub.store.text.TextColumn columns of text}, which are
 * compressed by a dictionary of symbols trained on the column and stored JSON-escaped, so that
 * serving a text only copies symbols. The classes named {@code Symbol…} train, store and apply that
 * dictionary.
 *
 * <p>The snapshot has two columns of text, {@code strings} and {@code texts}, to which the rows of
 * the {@linkplain org.lexhub.store.table tables} refer.
 *
 * <table>
 *   <caption>Sections of a column</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><td><i>name</i>.symbols</td><td>bytes</td><td>number of symbols (4), codes of one byte (4), first bytes of codes of two (4), length of all symbols (4), then the symbols front-coded: shared and further length (1 or 2), further bytes</td></tr>
 *   <tr><td><i>name</i>.codes</td><td>bytes</td><td>the codes of all rows, 1 to 3 bytes each: the first byte gives the length, then the rest of the symbol's number, low byte first; 8 bytes of zeros</td></tr>
 *   <tr><td><i>name</i>.offsets</td><td>offsets</td><td>the codes of each row</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.text;

import org.jspecify.annotations.NullMarked;
