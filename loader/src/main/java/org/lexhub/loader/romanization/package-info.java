/**
 * Romanizations and readings for words of which no source gives them, as a reader expects to see
 * them: {@link org.lexhub.loader.romanization.MadeSpellings} chooses the system of a language.
 *
 * <table>
 *   <caption>Systems</caption>
 *   <tr><th>languages</th><th>system</th></tr>
 *   <tr><td>Russian</td><td>BGN/PCGN, without signs for ь and ъ</td></tr>
 *   <tr><td>Ukrainian, Bulgarian, Macedonian, Serbian, Georgian</td><td>the national system</td></tr>
 *   <tr><td>Belarusian, Kazakh, Kirghiz, Mongolian, Armenian</td><td>BGN/PCGN</td></tr>
 *   <tr><td>Greek</td><td>ELOT 743 with accents; ancient Greek as in ICU</td></tr>
 *   <tr><td>Korean</td><td>Revised Romanization, by pronunciation</td></tr>
 *   <tr><td>Japanese</td><td>modified Hepburn, from the reading</td></tr>
 *   <tr><td>Chinese</td><td>pinyin, from the words of which sources give the reading, and else the most common reading of each character</td></tr>
 *   <tr><td>scripts of India</td><td>ISO 15919; without the vowels that Hindi and its relatives do not pronounce</td></tr>
 *   <tr><td>Lao, Khmer</td><td>in the way of BGN/PCGN; the system of the United Nations</td></tr>
 *   <tr><td>Arabic, Persian, Hebrew, Thai, Bengali</td><td>that of the romanizations that a source gives for other words, learned from them ({@link org.lexhub.loader.romanization.LearnedSpelling})</td></tr>
 *   <tr><td>others</td><td>ICU's</td></tr>
 * </table>
 *
 * <p>What is made is marked in the snapshot, replaces nothing that a source gives, and is no search
 * term: {@link org.lexhub.loader.spelling} has the spellings that people type.
 */
@NullMarked
package org.lexhub.loader.romanization;

import org.jspecify.annotations.NullMarked;
