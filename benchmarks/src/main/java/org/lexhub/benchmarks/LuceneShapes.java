package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.store.FSDirectory;
import org.lexhub.store.Store;

/**
 * The lemmas of a snapshot in Lucene: an index of one segment with a document for each lexeme,
 * which it finds by a prefix or by a pattern with {@code *} and {@code ?}, the most frequent ones
 * first. Terms of one language begin with its number, so that a query for it walks over no other
 * language.
 */
final class LuceneShapes implements AutoCloseable {
  private static final String ALL = "all";
  private static final String ONE = "one";
  private static final String RANK = "rank";
  private static final int RAM_MEGABYTES = 512;

  private final FSDirectory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final Sort byRank = new Sort(new SortField(RANK, SortField.Type.LONG));

  private LuceneShapes(FSDirectory directory) throws IOException {
    this.directory = directory;
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
  }

  /** Writes the lemmas of a store to a folder and opens the index. */
  static LuceneShapes of(Path folder, Store store) throws IOException {
    FSDirectory directory = FSDirectory.open(folder);
    IndexWriterConfig config = new IndexWriterConfig().setRAMBufferSizeMB(RAM_MEGABYTES);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      Document document = new Document();
      StringField all = new StringField(ALL, "", Field.Store.NO);
      StringField one = new StringField(ONE, "", Field.Store.NO);
      NumericDocValuesField rank = new NumericDocValuesField(RANK, 0);
      document.add(all);
      document.add(one);
      document.add(rank);
      for (int lexeme = 0; lexeme < store.lexemes().size(); lexeme++) {
        String lemma = folded(store.strings().get(store.lexemes().lemma(lexeme)));
        all.setStringValue(lemma);
        one.setStringValue(key(store.lexemes().language(lexeme), lemma));
        int best = store.lexemes().frequencyRank(lexeme);
        rank.setLongValue(best == 0 ? Long.MAX_VALUE : best);
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
    return new LuceneShapes(directory);
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String key(int language, String text) {
    return language + "\t" + text;
  }

  private static Term term(String text, int language) {
    String folded = folded(text);
    return language < 0 ? new Term(ALL, folded) : new Term(ONE, key(language, folded));
  }

  /**
   * Searches for words that begin with a text; returns the number of hits of the page.
   *
   * @param language the number of the language, -1 for all
   * @param top the length of the page
   */
  int prefix(String text, int language, int top) throws IOException {
    return search(new PrefixQuery(term(text, language)), top);
  }

  /** Searches for words with the shape of a pattern, in the same way. */
  int pattern(String pattern, int language, int top) throws IOException {
    return search(new WildcardQuery(term(pattern, language)), top);
  }

  private int search(Query query, int top) throws IOException {
    return searcher.search(query, top, byRank).scoreDocs.length;
  }

  @Override
  public void close() throws IOException {
    reader.close();
    directory.close();
  }
}
