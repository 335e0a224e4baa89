/**
 * Columns: numbers, row ranges and row sets in sections of a snapshot. Look-ups read the mapping
 * and allocate nothing.
 *
 * <p>All numbers are little-endian. A column class describes its bytes, has a writer named {@code
 * …Writer}, and checks a whole section in {@code verify}. The packages of the tables and indexes
 * list the sections that use each encoding, by the types of this table.
 *
 * <table>
 *   <caption>Encodings</caption>
 *   <tr><th>type</th><th>class</th><th>bytes</th></tr>
 *   <tr><td>unsigned byte</td><td>{@link ByteColumn}</td><td>1 for each row</td></tr>
 *   <tr><td>unsigned short</td><td>{@link ShortColumn}</td><td>2 for each row</td></tr>
 *   <tr><td>int</td><td>{@link IntColumn}</td><td>4 for each row</td></tr>
 *   <tr><td>long</td><td>{@link LongColumn}</td><td>8 for each row; a double as its bits</td></tr>
 *   <tr><td>packed</td><td>{@link PackedColumn}</td><td>rows (8), bits of a value (8), the values without gaps from the low bits on, padded to words of 8, a word of zeros</td></tr>
 *   <tr><td>offsets</td><td>{@link OffsetsColumn}</td><td>rows (8); for every 64 offsets a base (8) and slope, width and place (24, 7 and 33 bits); the words of packed differences; a word of zeros</td></tr>
 *   <tr><td>list of int</td><td>{@link ListColumn}</td><td>{@code .offsets}: offsets; {@code .values}: 4 for each value</td></tr>
 *   <tr><td>facet</td><td>{@link FacetColumn}</td><td>{@code .entries}: values (4), rows (4), 16 for each value and block of 65,536 rows; {@code .bodies}: lists of 2 for each row, or ranks (256) and a bitmap (8,192)</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.column;

import org.jspecify.annotations.NullMarked;
