package org.lexhub.store.language;

import org.lexhub.store.result.RowBits;
import org.lexhub.store.term.fuzzy.EditCost;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.term.fuzzy.FuzzyWalk;
import org.lexhub.store.text.Utf8Buffer;

/** The working memory of language searches of one thread. */
final class LanguageSearchScratch {
  final Utf8Buffer folded = new Utf8Buffer(256);
  final Utf8Buffer spelling = new Utf8Buffer(256);
  final RowBits seen = new RowBits();
  final FuzzyWalk walk = new FuzzyWalk();
  final FuzzyTerms fuzzy = new FuzzyTerms();
  final EditCost cost = new EditCost();
}
