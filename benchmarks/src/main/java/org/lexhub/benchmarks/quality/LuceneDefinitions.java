package org.lexhub.benchmarks.quality;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.QueryBuilder;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * Lucene's counterpart of definition search: BooleanQuery with BM25 over the same English texts and
 * lemmas of the same meanings.
 */
final class LuceneDefinitions implements AutoCloseable {
  private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
  private final Analyzer analyzer = new EnglishAnalyzer();
  private final Store store;
  private final int english;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final StoredFields stored;

  LuceneDefinitions(Store store, int english) throws IOException {
    this.store = store;
    this.english = english;
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
      for (int row = 0; row < store.meanings().size(); row++) {
        String text = text(row);
        if (!text.isEmpty() && !lexemes(row).isEmpty()) {
          Document document = new Document();
          document.add(new StoredField("row", row));
          document.add(new TextField("text", text, Field.Store.NO));
          writer.addDocument(document);
        }
      }
      writer.forceMerge(1);
    }
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
    stored = searcher.storedFields();
  }

  private String text(int row) {
    MeaningTable meanings = store.meanings();
    SenseTable senses = store.senses();
    Set<Integer> texts = new LinkedHashSet<>();
    texts.add(meanings.gloss(row));
    for (int i = meanings.definitionStart(row); i < meanings.definitionEnd(row); i++) {
      if (meanings.definitionLanguage(i) == english) {
        texts.add(meanings.definitionText(i));
      }
    }
    StringBuilder words = new StringBuilder();
    for (long i = meanings.sensesIn(row, english); inEnglish(row, i); i++) {
      texts.add(senses.gloss(meanings.sense(i)));
      words.append(lemma(senses.lexeme(meanings.sense(i)))).append(". ");
    }
    texts.remove(-1);
    if (texts.isEmpty()) {
      return "";
    }
    for (int text : texts) {
      words.append(store.texts().get(text)).append(". ");
    }
    return words.toString();
  }

  private boolean inEnglish(int row, long i) {
    return i < store.meanings().senseEnd(row) && store.meanings().senseLanguage(i) == english;
  }

  private String lemma(int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  private List<Integer> lexemes(int row) {
    List<Integer> lexemes = new ArrayList<>();
    for (long i = store.meanings().sensesIn(row, english); inEnglish(row, i); i++) {
      lexemes.add(store.senses().lexeme(store.meanings().sense(i)));
    }
    return lexemes;
  }

  /** Builds the query for a description: any of its words. */
  Query query(String text) {
    return new QueryBuilder(analyzer).createBooleanQuery("text", text);
  }

  /** Runs a query for the best documents and returns their number. */
  int top(Query query, int limit) throws IOException {
    return searcher.search(query, limit).scoreDocs.length;
  }

  /** Returns the lexemes of the best documents, without duplicates. */
  List<Integer> search(String text, int limit) throws IOException {
    Set<Integer> rows = new LinkedHashSet<>();
    for (ScoreDoc hit : searcher.search(query(text), limit).scoreDocs) {
      Number row = stored.document(hit.doc).getField("row").numericValue();
      rows.addAll(lexemes(row.intValue()));
    }
    return rows.stream().limit(limit).toList();
  }

  @Override
  public void close() throws IOException {
    reader.close();
    directory.close();
    analyzer.close();
  }
}
