package org.lexhub.store.definition;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.miscellaneous.TruncateTokenFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;

/**
 * Cuts words after five characters: what replaces a stemmer with the least loss in languages
 * without one (P. McNamee, C. Nicholas, J. Mayfield, "Addressing morphological variation in
 * alphabetic languages", SIGIR 2009).
 */
final class PrefixAnalyzer extends Analyzer {
  private static final int LENGTH = 5;

  @Override
  protected TokenStreamComponents createComponents(String fieldName) {
    Tokenizer words = new StandardTokenizer();
    return new TokenStreamComponents(
        words, TruncateTokenFilter.truncateAfterCodePoints(new LowerCaseFilter(words), LENGTH));
  }

  @Override
  protected TokenStream normalize(String fieldName, TokenStream in) {
    return new LowerCaseFilter(in);
  }
}
