/**
 * The snapshot file as named, checked sections of bytes: how it is written, opened, verified and
 * published. This package does not depend on what the sections mean; the packages that read and
 * write them list their own.
 *
 * <p>Layout, all numbers little-endian:
 *
 * <ol>
 *   <li>the header, 128 bytes, and at the end of the file the footer, 64 bytes: see {@code
 *       HeaderBlock};
 *   <li>the sections, each padded with zeros to a multiple of 64 bytes, without gaps;
 *   <li>the section table, padded likewise: the number of counts (4), each with its name (length in
 *       2 bytes, UTF-8) and value (8), sorted by name; the number of sections (4), each with name,
 *       offset (8), length (8) and CRC32C (4) of its bytes and padding, in file order.
 * </ol>
 *
 * <p>The build id is the first 8 bytes of the SHA-256 of the section table.
 *
 * <p>The format version is {@code HeaderBlock.FORMAT_VERSION}. A program reads one version only:
 * raise it by one with every change of what is written that an older program would read wrongly, or
 * that makes older files unreadable, and add a line here.
 *
 * <table>
 *   <caption>History of the format</caption>
 *   <tr><th>version</th><th>change</th></tr>
 *   <tr><td>1</td><td>the first: sections, tables, dictionaries of terms</td></tr>
 *   <tr><td>2</td><td>{@code lexeme.top}: minima of frequency ranks, so that the best completions of a short prefix are found without a scan</td></tr>
 *   <tr><td>3</td><td>definition postings carry a BM25 impact and whether the word is in the meaning's own text; single words of language names ({@code language.single}), so that misspelt ones are found</td></tr>
 *   <tr><td>4</td><td>entries of {@code lexeme.latin} carry the shape of the word, so that most candidates are rejected before they are romanized</td></tr>
 *   <tr><td>5</td><td>the graph of meanings has words as they are spelled, with forms and phrases, instead of stems, so that a noun and a verb of one stem differ</td></tr>
 *   <tr><td>6</td><td>{@code trait}: the sentence frames of verbs and a model that predicts them, so that the clause helps to choose a meaning</td></tr>
 *   <tr><td>7</td><td>{@code wordclass.weights} has weights of closed classes too, so that "can" is a noun where it is one; {@code lexeme.made} and {@code lexeme.pronunciationAccent}: readings and romanizations that no source gives, and accents; {@code codes} lists the main member of a macrolanguage first</td></tr>
 *   <tr><td>8</td><td>{@code neighbour}: weights of the neighbours of senses; {@code lexeme.gender} and {@code lexeme.classifiers}: genders of nouns, measure words; {@code encoder}, optional: vectors of English glosses by a sentence encoder</td></tr>
 *   <tr><td>9</td><td>{@code lexeme.stated}: the words that bilingual dictionaries give as translations</td></tr>
 *   <tr><td>10</td><td>{@code lexeme.grams}: the spellings that contain letters, so that a pattern open at both ends is found without a scan; {@code wordRelation}: relations between words</td></tr>
 *   <tr><td>11</td><td>{@code definitionSource} and {@code exampleSource} of senses and meanings; {@code definition.own}: the index of definitions in other languages than English; {@code definition.words.meanings}</td></tr>
 *   <tr><td>12</td><td>{@code lexeme.anagrams}: the spellings by a hash of their letters, so that anagrams are found without a walk</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.snapshot;

import org.jspecify.annotations.NullMarked;
