/**
 * Tables: the rows of a snapshot, entity by entity, and the schema of the file.
 *
 * <p>The address of a row is its ordinal, from 0; ordinals never leave the process. References to
 * other rows are ordinals, -1 where there is none. Texts are in two pools, {@code strings} (short:
 * names, lemmas, readings, forms, codes) and {@code texts} (long: glosses, definitions, examples,
 * etymologies), and rows refer to them; equal texts share one entry. Confidences are basis points.
 * {@link org.lexhub.store.table.derived.TablesWriter} writes the tables, {@link
 * org.lexhub.store.table.LanguageCodesWriter} and {@link org.lexhub.store.table.id.RegistryWriter}
 * the rest; the packages of the indexes describe their sections. The enums of {@link
 * org.lexhub.store.table.schema} define the columns of this table; a test compares the two.
 *
 * <p>"Offsets" give each row a range of rows elsewhere; a "list" gives it numbers; a "facet" is one
 * set of rows for each value. The columns themselves are described in {@link
 * org.lexhub.store.column}.
 *
 * <table>
 *   <caption>Sections</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><th colspan="3">Languages, families and dialects; order: id</th></tr>
 *   <tr><td>language.id</td><td>int</td><td>public id of the row</td></tr>
 *   <tr><td>language.byId</td><td>int</td><td>row of each public id, -1 none (absent when ids are sparse)</td></tr>
 *   <tr><td>language.sortedIds, language.sortedRows</td><td>int</td><td>ids in ascending order and their rows (only when ids are sparse)</td></tr>
 *   <tr><td>language.glottocode</td><td>long</td><td>the glottocode, packed by {@link LanguageCodes#pack8}, 0 none</td></tr>
 *   <tr><td>language.iso639</td><td>int</td><td>the ISO 639-3 code, packed by {@link LanguageCodes#pack3}, 0 none</td></tr>
 *   <tr><td>language.name</td><td>int</td><td>the English name (string)</td></tr>
 *   <tr><td>language.level</td><td>unsigned byte</td><td>the {@link LanguageLevel} number</td></tr>
 *   <tr><td>language.parent</td><td>int</td><td>the row of the parent, -1 at the top</td></tr>
 *   <tr><td>language.family</td><td>int</td><td>the row of the topmost ancestor, -1 at the top</td></tr>
 *   <tr><td>language.latitude</td><td>double bits (long)</td><td>the latitude in degrees, NaN unknown</td></tr>
 *   <tr><td>language.longitude</td><td>double bits (long)</td><td>the longitude in degrees, NaN unknown</td></tr>
 *   <tr><td>language.speakers</td><td>long</td><td>the estimated number of speakers, -1 unknown</td></tr>
 *   <tr><td>language.status</td><td>unsigned byte</td><td>the {@link EndangermentStatus} number</td></tr>
 *   <tr><td>language.treeStart</td><td>int</td><td>the position in a preorder walk over all languages</td></tr>
 *   <tr><td>language.treeEnd</td><td>int</td><td>the end, exclusive, of the preorder positions of the row and its descendants</td></tr>
 *   <tr><td>language.scripts</td><td>list of int</td><td>scripts (rows of the script table)</td></tr>
 *   <tr><td>language.children</td><td>list of int</td><td>direct children, by name</td></tr>
 *   <tr><td>language.descendants</td><td>list of int</td><td>descendants, in ascending order</td></tr>
 *   <tr><td>language.levelDescendants</td><td>list of int</td><td>descendants of one level, in ascending order; the row is language * 3 + level</td></tr>
 *   <tr><td>language.names</td><td>offsets</td><td>rows of the name table</td></tr>
 *   <tr><td>language.lexemes</td><td>offsets</td><td>rows of the lexeme table</td></tr>
 *   <tr><td>facet.level</td><td>facet</td><td>languages of each {@link LanguageLevel}</td></tr>
 *   <tr><td>language.senses</td><td>list of int</td><td>senses of a language, by meaning, then the most confident first</td></tr>
 *   <tr><td>language.senseMeanings</td><td>int</td><td>meaning of each value of {@code language.senses}</td></tr>
 *   <tr><td>language.senseConfidences</td><td>unsigned short</td><td>confidence of each value of {@code language.senses}</td></tr>
 *   <tr><td>language.sensePos</td><td>unsigned byte</td><td>{@link Pos} number of each value of {@code language.senses}</td></tr>
 *   <tr><td>pairHead.key</td><td>long</td><td>source and target language of a large pair of languages, ascending</td></tr>
 *   <tr><td>pairHead.byPos</td><td>int</td><td>the number of pairs for each {@link Pos}; each row has one value per part of speech</td></tr>
 *   <tr><td>pairHead.stretches</td><td>offsets</td><td>the stretches of pairs of a row with the same confidence</td></tr>
 *   <tr><td>pairHead.stretchConfidence</td><td>unsigned short</td><td>confidence of a stretch, descending in a row</td></tr>
 *   <tr><td>pairHead.stretchEnd</td><td>int</td><td>the number of pairs of the row before the end of the stretch</td></tr>
 *   <tr><td>pairHead.heads</td><td>offsets</td><td>the first pairs of a row</td></tr>
 *   <tr><td>pairHead.ids</td><td>long</td><td>their {@link PairId}, the most confident first, then by id</td></tr>
 *   <tr><th colspan="3">Names of languages; order: language, English first</th></tr>
 *   <tr><td>name.language</td><td>int</td><td>the row of the named language</td></tr>
 *   <tr><td>name.locale</td><td>int</td><td>the BCP 47 locale of the name (string)</td></tr>
 *   <tr><td>name.name</td><td>int</td><td>the name (string)</td></tr>
 *   <tr><td>name.own</td><td>unsigned byte</td><td>1 where the name is in the language itself, else 0</td></tr>
 *   <tr><th colspan="3">Writing systems</th></tr>
 *   <tr><td>script.code</td><td>int</td><td>the ISO 15924 code (string)</td></tr>
 *   <tr><td>script.name</td><td>int</td><td>the English name (string)</td></tr>
 *   <tr><th colspan="3">Dictionary entries; order: language, folded lemma, lemma, part of speech</th></tr>
 *   <tr><td>lexeme.id</td><td>int</td><td>public id of the row</td></tr>
 *   <tr><td>lexeme.byId</td><td>int</td><td>row of each public id, -1 none (absent when ids are sparse)</td></tr>
 *   <tr><td>lexeme.sortedIds, lexeme.sortedRows</td><td>int</td><td>ids in ascending order and their rows (only when ids are sparse)</td></tr>
 *   <tr><td>lexeme.language</td><td>int</td><td>the row of the language</td></tr>
 *   <tr><td>lexeme.lemma</td><td>int</td><td>the headword (string)</td></tr>
 *   <tr><td>lexeme.pos</td><td>unsigned byte</td><td>the {@link Pos} number</td></tr>
 *   <tr><td>lexeme.reading</td><td>int</td><td>the reading (string), -1 none</td></tr>
 *   <tr><td>lexeme.romanization</td><td>int</td><td>the romanization (string), -1 none</td></tr>
 *   <tr><td>lexeme.made</td><td>unsigned byte</td><td>1 where the loader made the reading, plus 2 where it made the romanization</td></tr>
 *   <tr><td>lexeme.source</td><td>unsigned short</td><td>the most authoritative source</td></tr>
 *   <tr><td>lexeme.etymology</td><td>int</td><td>the etymology (text), -1 none</td></tr>
 *   <tr><td>lexeme.gender</td><td>unsigned byte</td><td>the {@link Gender} number, 255 none</td></tr>
 *   <tr><td>lexeme.classifiers</td><td>int</td><td>the measure words that count it, between commas and blanks (string), -1 none</td></tr>
 *   <tr><td>lexeme.frequencyRank</td><td>int</td><td>the frequency rank, 1 is the most frequent, 0 unknown</td></tr>
 *   <tr><td>lexeme.frequencyCount</td><td>long</td><td>the number of occurrences, -1 unknown</td></tr>
 *   <tr><td>lexeme.frequencyPerMillion</td><td>double bits (long)</td><td>the occurrences in a million words, NaN unknown</td></tr>
 *   <tr><td>lexeme.frequencyCorpus</td><td>int</td><td>the corpus (string), -1 where the lexeme has no frequency</td></tr>
 *   <tr><td>lexeme.sources</td><td>list of int</td><td>sources, the most authoritative first</td></tr>
 *   <tr><td>lexeme.proficiencies</td><td>list of int</td><td>proficiency levels</td></tr>
 *   <tr><td>lexeme.stated</td><td>list of int</td><td>lexemes that a bilingual dictionary gives as translations, in ascending order</td></tr>
 *   <tr><td>lexeme.pronunciations</td><td>offsets</td><td>rows of the pronunciations</td></tr>
 *   <tr><td>lexeme.pronunciationIpa</td><td>int</td><td>the IPA transcription (string)</td></tr>
 *   <tr><td>lexeme.pronunciationAudio</td><td>int</td><td>the address of a recording (string), -1 none</td></tr>
 *   <tr><td>lexeme.pronunciationAccent</td><td>int</td><td>the BCP 47 tag of the accent (string), -1 none</td></tr>
 *   <tr><td>lexeme.forms</td><td>offsets</td><td>rows of the inflected forms</td></tr>
 *   <tr><td>lexeme.formText</td><td>int</td><td>the form (string)</td></tr>
 *   <tr><td>lexeme.formFeatures</td><td>int</td><td>the feature set</td></tr>
 *   <tr><td>lexeme.senses</td><td>offsets</td><td>rows of the sense table</td></tr>
 *   <tr><td>lexeme.featureSets</td><td>list of int</td><td>feature sets: features (strings)</td></tr>
 *   <tr><td>facet.pos</td><td>facet</td><td>lexemes of each {@link Pos}</td></tr>
 *   <tr><td>facet.source</td><td>facet</td><td>lexemes that each source knows</td></tr>
 *   <tr><td>facet.proficiency</td><td>facet</td><td>lexemes of each proficiency level</td></tr>
 *   <tr><th colspan="3">Relations between words; order: lexeme, type, related lexeme</th></tr>
 *   <tr><td>wordRelation.type</td><td>unsigned byte</td><td>the {@link RelationType} number</td></tr>
 *   <tr><td>wordRelation.lexeme</td><td>int</td><td>the row of the related lexeme</td></tr>
 *   <tr><td>wordRelation.meaning</td><td>int</td><td>the meaning in which the lexeme has the relation, -1 unknown</td></tr>
 *   <tr><td>wordRelation.targetMeaning</td><td>int</td><td>the meaning of the related lexeme, -1 unknown</td></tr>
 *   <tr><td>wordRelation.source</td><td>unsigned short</td><td>the most authoritative source of the relation</td></tr>
 *   <tr><td>wordRelation.confidence</td><td>unsigned short</td><td>the confidence of the relation in basis points</td></tr>
 *   <tr><td>wordRelation.ofLexeme</td><td>offsets</td><td>the relations of each lexeme</td></tr>
 *   <tr><th colspan="3">Senses; order: lexeme, sense order</th></tr>
 *   <tr><td>sense.id</td><td>int</td><td>public id of the row</td></tr>
 *   <tr><td>sense.byId</td><td>int</td><td>row of each public id, -1 none (absent when ids are sparse)</td></tr>
 *   <tr><td>sense.sortedIds, sense.sortedRows</td><td>int</td><td>ids in ascending order and their rows (only when ids are sparse)</td></tr>
 *   <tr><td>sense.lexeme</td><td>int</td><td>the row of the lexeme</td></tr>
 *   <tr><td>sense.meaning</td><td>int</td><td>the row of the meaning</td></tr>
 *   <tr><td>sense.gloss</td><td>int</td><td>the short gloss (text), -1 none</td></tr>
 *   <tr><td>sense.register</td><td>unsigned byte</td><td>the {@link Register} number, 255 none</td></tr>
 *   <tr><td>sense.domain</td><td>int</td><td>the domain (string), -1 none</td></tr>
 *   <tr><td>sense.source</td><td>unsigned short</td><td>the most authoritative source of the link</td></tr>
 *   <tr><td>sense.confidence</td><td>unsigned short</td><td>the confidence of the link in basis points</td></tr>
 *   <tr><td>sense.sourceUse</td><td>unsigned short</td><td>how usual the word is for the meaning when it is translated, in basis points</td></tr>
 *   <tr><td>sense.targetUse</td><td>unsigned short</td><td>how usual the word is for the meaning as a translation, in basis points</td></tr>
 *   <tr><td>sense.tagCount</td><td>int</td><td>how often a sense-tagged corpus uses the word in this sense</td></tr>
 *   <tr><td>sense.sources</td><td>list of int</td><td>sources that assert the link</td></tr>
 *   <tr><td>sense.sourceEvidence</td><td>unsigned byte</td><td>the evidence of each of these sources, in hundredths</td></tr>
 *   <tr><td>sense.definitions</td><td>offsets</td><td>rows of the definitions</td></tr>
 *   <tr><td>sense.definitionLanguage</td><td>int</td><td>the row of the language</td></tr>
 *   <tr><td>sense.definitionText</td><td>int</td><td>the text</td></tr>
 *   <tr><td>sense.definitionSource</td><td>unsigned short</td><td>its source</td></tr>
 *   <tr><td>sense.examples</td><td>offsets</td><td>rows of the examples</td></tr>
 *   <tr><td>sense.exampleText</td><td>int</td><td>the text</td></tr>
 *   <tr><td>sense.exampleTranslation</td><td>int</td><td>its English translation (text), -1 none</td></tr>
 *   <tr><td>sense.exampleSource</td><td>unsigned short</td><td>its source</td></tr>
 *   <tr><th colspan="3">Meanings; order: id</th></tr>
 *   <tr><td>meaning.id</td><td>int</td><td>public id of the row</td></tr>
 *   <tr><td>meaning.byId</td><td>int</td><td>row of each public id, -1 none (absent when ids are sparse)</td></tr>
 *   <tr><td>meaning.sortedIds, meaning.sortedRows</td><td>int</td><td>ids in ascending order and their rows (only when ids are sparse)</td></tr>
 *   <tr><td>meaning.key</td><td>int</td><td>the hub key (string)</td></tr>
 *   <tr><td>meaning.lexiconMeaningId</td><td>long</td><td>the number of the meaning in its upstream database, -1 none</td></tr>
 *   <tr><td>meaning.concept</td><td>int</td><td>the row of the concept, -1 not aligned</td></tr>
 *   <tr><td>meaning.pos</td><td>unsigned byte</td><td>the {@link Pos} number, 255 none</td></tr>
 *   <tr><td>meaning.gloss</td><td>int</td><td>the English gloss (text), -1 none</td></tr>
 *   <tr><td>meaning.definitions</td><td>offsets</td><td>rows of the definitions</td></tr>
 *   <tr><td>meaning.definitionLanguage</td><td>int</td><td>the row of the language</td></tr>
 *   <tr><td>meaning.definitionText</td><td>int</td><td>the text</td></tr>
 *   <tr><td>meaning.definitionSource</td><td>unsigned short</td><td>its source</td></tr>
 *   <tr><td>meaning.examples</td><td>offsets</td><td>rows of the examples</td></tr>
 *   <tr><td>meaning.exampleLanguage</td><td>int</td><td>the row of the language</td></tr>
 *   <tr><td>meaning.exampleText</td><td>int</td><td>the text</td></tr>
 *   <tr><td>meaning.exampleSource</td><td>unsigned short</td><td>its source</td></tr>
 *   <tr><td>meaning.relations</td><td>offsets</td><td>rows of the relations</td></tr>
 *   <tr><td>meaning.relationType</td><td>unsigned byte</td><td>the {@link RelationType} number</td></tr>
 *   <tr><td>meaning.relationMeaning</td><td>int</td><td>the row of the related meaning</td></tr>
 *   <tr><td>meaning.near</td><td>list of int</td><td>near meanings, the nearest first</td></tr>
 *   <tr><td>meaning.nearness</td><td>unsigned short</td><td>how near each value of {@code meaning.near} is, in basis points</td></tr>
 *   <tr><td>meaning.senses</td><td>list of int</td><td>senses, by language, then the most confident first</td></tr>
 *   <tr><td>meaning.senseLanguages</td><td>int</td><td>language of each value of {@code meaning.senses}</td></tr>
 *   <tr><th colspan="3">Concepts; order: id</th></tr>
 *   <tr><td>concept.id</td><td>int</td><td>public id of the row</td></tr>
 *   <tr><td>concept.byId</td><td>int</td><td>row of each public id, -1 none (absent when ids are sparse)</td></tr>
 *   <tr><td>concept.sortedIds, concept.sortedRows</td><td>int</td><td>ids in ascending order and their rows (only when ids are sparse)</td></tr>
 *   <tr><td>concept.catalogId</td><td>int</td><td>the catalogue id (string)</td></tr>
 *   <tr><td>concept.gloss</td><td>int</td><td>the gloss (string)</td></tr>
 *   <tr><td>concept.field</td><td>int</td><td>the semantic field (string), -1 none</td></tr>
 *   <tr><td>concept.category</td><td>int</td><td>the ontological category (string), -1 none</td></tr>
 *   <tr><td>concept.meanings</td><td>list of int</td><td>aligned meanings, in ascending order</td></tr>
 *   <tr><td>concept.names</td><td>long</td><td>{@link Fingerprint fingerprints} of glosses and catalogue ids, ascending</td></tr>
 *   <tr><td>concept.nameRows</td><td>int</td><td>concept of each of them</td></tr>
 *   <tr><th colspan="3">Sources</th></tr>
 *   <tr><td>source.name</td><td>int</td><td>the short name (string)</td></tr>
 *   <tr><td>source.title</td><td>int</td><td>the title (text)</td></tr>
 *   <tr><td>source.version</td><td>int</td><td>the version (text)</td></tr>
 *   <tr><td>source.licence</td><td>int</td><td>the licence (text)</td></tr>
 *   <tr><td>source.attribution</td><td>int</td><td>the attribution (text)</td></tr>
 *   <tr><td>source.url</td><td>int</td><td>the address (text)</td></tr>
 *   <tr><td>source.prior</td><td>unsigned short</td><td>the prior confidence in basis points</td></tr>
 *   <tr><td>source.lexemes</td><td>int</td><td>the number of lexemes that the source knows</td></tr>
 *   <tr><td>source.senses</td><td>int</td><td>the number of senses that the source asserts</td></tr>
 *   <tr><td>source.names</td><td>long</td><td>{@link Fingerprint fingerprints} of the short names, ascending</td></tr>
 *   <tr><td>source.nameRows</td><td>int</td><td>source of each of them</td></tr>
 *   <tr><th colspan="3">Proficiency levels; order: scheme, from easy to hard</th></tr>
 *   <tr><td>proficiency.code</td><td>int</td><td>the code, such as {@code cefr:a1} (string)</td></tr>
 *   <tr><td>proficiency.names</td><td>long</td><td>{@link Fingerprint fingerprints} of the codes, ascending</td></tr>
 *   <tr><td>proficiency.nameRows</td><td>int</td><td>level of each of them</td></tr>
 *   <tr><th colspan="3">Codes of languages; see {@link LanguageCodes}</th></tr>
 *   <tr><td>codes.iso3</td><td>int</td><td>packed three-letter codes, ascending</td></tr>
 *   <tr><td>codes.iso3Languages</td><td>list of int</td><td>languages of each of them; of a macrolanguage the main member, its own row, the other members, a family last</td></tr>
 *   <tr><td>codes.iso2</td><td>int</td><td>packed codes of ISO 639-1 and bibliographic codes of ISO 639-2, ascending</td></tr>
 *   <tr><td>codes.iso2To3</td><td>int</td><td>packed three-letter code of each of them</td></tr>
 *   <tr><td>codes.glottocodes</td><td>long</td><td>packed glottocodes, ascending</td></tr>
 *   <tr><td>codes.glottocodeRows</td><td>int</td><td>language of each of them</td></tr>
 *   <tr><th colspan="3">All ids ever assigned, for each of language, lexeme, sense, meaning, concept; see {@link Registry}</th></tr>
 *   <tr><td>registry.<i>entity</i>.keys</td><td>long</td><td>{@link Fingerprint fingerprints} of natural keys, ascending</td></tr>
 *   <tr><td>registry.<i>entity</i>.ids</td><td>int</td><td>id of each of them</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.table;

import org.jspecify.annotations.NullMarked;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.id.Registry;
import org.lexhub.store.table.pair.PairId;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;
