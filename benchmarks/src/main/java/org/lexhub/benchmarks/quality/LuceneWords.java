package org.lexhub.benchmarks.quality;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.FeatureField;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.lexhub.store.Store;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.table.LexemeTable;

/**
 * Lucene's counterpart of fuzzy search: FuzzyQuery over the same folded spellings of the same
 * language, boosted by the logarithm of the frequency of a word.
 */
final class LuceneWords implements AutoCloseable {
  private static final int EXPANSIONS = 1000;
  private static final int MAX_RANK = 50_000;

  private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final StoredFields stored;
  private final float boost;

  LuceneWords(Store store, int language, float boost) throws IOException {
    this.boost = boost;
    try (IndexWriter writer =
        new IndexWriter(directory, new IndexWriterConfig(new KeywordAnalyzer()))) {
      for (int i = store.languages().lexemeStart(language);
          i < store.languages().lexemeEnd(language);
          i++) {
        writer.addDocument(document(store, i));
      }
      writer.forceMerge(1);
    }
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
    stored = searcher.storedFields();
  }

  private static Document document(Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    Document document = new Document();
    document.add(new StoredField("row", row));
    add(document, store.strings().get(lexemes.lemma(row)));
    for (int form = lexemes.formStart(row); form < lexemes.formEnd(row); form++) {
      add(document, store.strings().get(lexemes.formText(form)));
    }
    int rank = lexemes.frequencyRank(row);
    float weight = rank > 0 ? 1 + (float) MAX_RANK / rank : 1;
    document.add(new FeatureField("features", "frequency", weight));
    return document;
  }

  private static void add(Document document, String spelling) {
    document.add(new StringField("word", Fold.fold(spelling), Field.Store.NO));
  }

  /** Returns the rows of the best lexemes. */
  List<Integer> search(String text, int edits, int limit) throws IOException {
    Term term = new Term("word", Fold.fold(text));
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    query.add(
        edits == 0 ? new TermQuery(term) : new FuzzyQuery(term, edits, 0, EXPANSIONS, true),
        BooleanClause.Occur.MUST);
    query.add(
        FeatureField.newLogQuery("features", "frequency", boost, 1), BooleanClause.Occur.SHOULD);
    List<Integer> rows = new ArrayList<>();
    for (ScoreDoc hit : searcher.search(query.build(), limit).scoreDocs) {
      Number row = stored.document(hit.doc).getField("row").numericValue();
      rows.add(row.intValue());
    }
    return rows;
  }

  @Override
  public void close() throws IOException {
    reader.close();
    directory.close();
  }
}
