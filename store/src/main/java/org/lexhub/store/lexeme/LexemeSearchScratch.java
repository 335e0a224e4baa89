package org.lexhub.store.lexeme;

import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.encoder.NearestGlosses;
import org.lexhub.store.inflection.Analyses;
import org.lexhub.store.result.RowBits;
import org.lexhub.store.term.fuzzy.EditCost;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.term.fuzzy.FuzzyWalk;
import org.lexhub.store.term.pattern.AnagramLetters;
import org.lexhub.store.term.pattern.ContainedText;
import org.lexhub.store.term.pattern.GramMatches;
import org.lexhub.store.term.pattern.TermCheck;
import org.lexhub.store.term.pattern.TermWalk;
import org.lexhub.store.term.pattern.WildcardPattern;
import org.lexhub.store.text.Utf8Buffer;

/** The working memory of lexeme searches of one thread. */
final class LexemeSearchScratch {
  /** The query as typed, valid up to {@link #length}. */
  byte[] text = new byte[0];

  int length;
  final Utf8Buffer folded = new Utf8Buffer(256);
  final Utf8Buffer spelling = new Utf8Buffer(256);
  final LexemeRanges ranges = new LexemeRanges();
  final RowBits seen = new RowBits();
  final DoubtfulPhrases doubtful = new DoubtfulPhrases();
  final FuzzyWalk walk = new FuzzyWalk();
  final FuzzyTerms fuzzy = new FuzzyTerms();
  final EditCost cost = new EditCost();
  final WildcardPattern pattern = new WildcardPattern();
  final AnagramLetters letters = new AnagramLetters();
  final TermWalk walked = new TermWalk();
  final TermCheck patterned = (terms, term) -> walked.matches(terms, pattern, term);
  final ShapeBatch batch = new ShapeBatch();
  final ContainedText contained = new ContainedText();
  final GramMatches grams = new GramMatches();
  final SoundSearch.Sounds sounds = new SoundSearch.Sounds();
  final Analyses analyses = new Analyses();

  /** The hashes of texts that are no terms, each in the slot of its last bits. */
  final long[] missing = new long[512];

  final VariantScratch variants = new VariantScratch();
  final DefinitionSearch words = new DefinitionSearch();
  final NearestGlosses nearest = new NearestGlosses();

  /** A buffer for a vector of a gloss. */
  byte[] row = new byte[0];

  /** The first term that begins with the query and is longer. */
  int prefixFrom;

  /** The end, exclusive, of the terms that begin with the query. */
  int prefixTo;

  /** The indexes of the matching postings of a prefix, if there are few. */
  final long[] listed = new long[PrefixMatches.MAX_LISTED_POSTINGS];

  /** Returns whether the query has several words. */
  boolean hasBlank() {
    return folded.contains(' ');
  }
}
