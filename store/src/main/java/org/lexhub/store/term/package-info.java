/**
 * Dictionaries of folded terms and their postings: exact look-up, prefixes, completions, and Latin
 * keys. {@link org.lexhub.store.term.fuzzy} adds look-ups with typing errors.
 *
 * <p>A dictionary, {@link TermIndex}, is a group of sections under one name. Four are used: {@code
 * lexeme.terms} ({@link LexemeTerms}), {@code language.terms}, {@code language.words} and {@code
 * language.single} ({@link LanguageTerms}); {@link org.lexhub.store.definition} has a fifth. The
 * types are those of {@link org.lexhub.store.column}.
 *
 * <table>
 *   <caption>Sections</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><th colspan="3">A dictionary; order: the bytes of the terms</th></tr>
 *   <tr><td><i>name</i>.bytes</td><td>bytes</td><td>the terms in blocks of 16, without the prefix that they share with the first; see {@link TermBlocks}</td></tr>
 *   <tr><td><i>name</i>.blocks</td><td>offsets</td><td>the blocks in {@code .bytes}</td></tr>
 *   <tr><td><i>name</i>.samples</td><td>long</td><td>the first eight bytes of every 32nd term, as a big-endian number</td></tr>
 *   <tr><td><i>name</i>.shortest</td><td>unsigned byte</td><td>the minimum number of code points of every 64 terms, at most 255</td></tr>
 *   <tr><td><i>name</i>.hash</td><td>packed</td><td>the slots of a hash table: {@code fingerprint << bits | term}, all ones if empty; see {@code TermHash}</td></tr>
 *   <tr><td><i>name</i>.ends</td><td>offsets</td><td>the postings of each term in {@code .postings}</td></tr>
 *   <tr><td><i>name</i>.postings</td><td>packed</td><td>the postings, ascending within a term</td></tr>
 *   <tr><td><i>name</i>.forward.nodes</td><td>16 bytes</td><td>the nodes of the trie over the terms: label and link (int), masks (long); see {@link TermTrie}</td></tr>
 *   <tr><td><i>name</i>.forward.groups</td><td>long</td><td>the union of the masks of every 16 nodes</td></tr>
 *   <tr><td><i>name</i>.backward.nodes, <i>name</i>.backward.groups</td><td>as forward</td><td>the trie over the reversed terms</td></tr>
 *   <tr><td><i>name</i>.backward</td><td>packed</td><td>the terms in the order of their reversed code points, with marks; see {@link BackwardTerms}</td></tr>
 *   <tr><th colspan="3">Postings</th></tr>
 *   <tr><td>lexeme.terms</td><td>posting</td><td>{@code lexeme << 2 | kind}: lemma, reading, romanization or form</td></tr>
 *   <tr><td>language.terms</td><td>posting</td><td>{@code name row << 1 | 1 for a code}: whole names and codes</td></tr>
 *   <tr><td>language.words</td><td>posting</td><td>name row: the rest of a name after each blank</td></tr>
 *   <tr><td>language.single</td><td>posting</td><td>name row: each word of a name of several words</td></tr>
 *   <tr><th colspan="3">The best completions of a prefix of {@code lexeme.terms}; see {@link PrefixTop}</th></tr>
 *   <tr><td>lexeme.top.minima</td><td>int</td><td>the minimum cost of blocks of 16, 256, … postings, level by level</td></tr>
 *   <tr><td>lexeme.top.languages</td><td>offsets</td><td>the postings of each language in {@code lexeme.top.places}</td></tr>
 *   <tr><td>lexeme.top.places</td><td>packed</td><td>the places of postings, by language, ascending within it</td></tr>
 *   <tr><td>lexeme.top.language-minima</td><td>int</td><td>the minima in the order of {@code lexeme.top.places}</td></tr>
 *   <tr><th colspan="3">The terms of lemmas and readings by letters in them; see {@link TermGrams}</th></tr>
 *   <tr><td>lexeme.grams.keys</td><td>long</td><td>one to three code points in a row, ascending; see {@link TermGramKeys}</td></tr>
 *   <tr><td>lexeme.grams.lists</td><td>offsets</td><td>the list of each gram in {@code .bytes}, empty for grams of very many terms</td></tr>
 *   <tr><td>lexeme.grams.bytes</td><td>bytes</td><td>lists of terms, as differences of variable length</td></tr>
 *   <tr><th colspan="3">The terms of lemmas and readings by their letters in any order; see {@link TermAnagrams}</th></tr>
 *   <tr><td>lexeme.anagrams.buckets</td><td>offsets</td><td>the blocks of each bucket in {@code .blocks}</td></tr>
 *   <tr><td>lexeme.anagrams.blocks</td><td>packed</td><td>blocks of 16 terms, ascending within a bucket</td></tr>
 *   <tr><th colspan="3">Romanized words; see {@link LatinIndex}</th></tr>
 *   <tr><td>lexeme.latin.parts</td><td>int</td><td>the start of each part in {@code lexeme.latin.entries}, and the end of the last</td></tr>
 *   <tr><td>lexeme.latin.entries</td><td>long</td><td>19 bits of a key's hash, 15 of the word's shape, 29 of the lexeme; ascending within a part</td></tr>
 *   <tr><td>lexeme.latin.systems</td><td>unsigned short</td><td>for each language, the bits of the systems in which its words have keys</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.term;

import org.jspecify.annotations.NullMarked;
