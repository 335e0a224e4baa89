package org.lexhub.benchmarks.peer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/**
 * The words in Lucene: one segment whose documents are words, senses and meanings, sorted so that
 * frequent words and the senses of a word come first. A term of a language starts with its code, so
 * that prefix and fuzzy queries walk over one language only.
 */
final class LuceneStore implements PeerStore {
  private static final Sort ORDER = new Sort(new SortField("order", SortField.Type.LONG));

  /** Words as long as these have one and two errors at most, as with Lexhub. */
  private static final int LENGTH_OF_TWO_EDITS = 8;

  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final LeafReader leaf;

  private LuceneStore(DirectoryReader reader) {
    this.reader = reader;
    leaf = reader.leaves().getFirst().reader();
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
  }

  /** Writes the index of an export. */
  static void load(Path export, Path folder) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig().setRAMBufferSizeMB(128).setIndexSort(ORDER);
    try (FSDirectory directory = FSDirectory.open(folder);
        IndexWriter writer = new IndexWriter(directory, config)) {
      rows(export.resolve("words.tsv"), cells -> writer.addDocument(word(cells)));
      rows(export.resolve("senses.tsv"), cells -> writer.addDocument(sense(cells)));
      rows(export.resolve("meanings.tsv"), cells -> writer.addDocument(meaning(cells)));
      writer.forceMerge(1);
    }
  }

  /** Opens the index of a folder. */
  static LuceneStore open(Path folder) throws IOException {
    return new LuceneStore(DirectoryReader.open(FSDirectory.open(folder)));
  }

  private interface Row {
    void take(String[] cells) throws IOException;
  }

  private static void rows(Path file, Row row) throws IOException {
    try (BufferedReader in = Files.newBufferedReader(file)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        row.take(line.split("\t", -1));
      }
    }
  }

  private static Document word(String[] cells) {
    Document document = new Document();
    term(document, "key", cells[1] + '\t' + cells[3]);
    term(document, "word", cells[0]);
    number(document, "id", cells[0]);
    number(document, "order", cells[5]);
    text(document, "lemma", cells[2]);
    text(document, "pos", cells[4]);
    return document;
  }

  private static Document sense(String[] cells) {
    Document document = new Document();
    term(document, "senses", cells[1]);
    term(document, "meaning", cells[2] + '\t' + cells[3]);
    term(document, "language", cells[3]);
    number(document, "id", cells[1]);
    number(document, "of", cells[2]);
    number(document, "confidence", cells[5]);
    number(document, "order", cells[1]);
    return document;
  }

  private static Document meaning(String[] cells) {
    Document document = new Document();
    term(document, "gloss", cells[0]);
    text(document, "lemma", cells[1]);
    number(document, "order", cells[0]);
    return document;
  }

  private static void term(Document document, String name, String value) {
    document.add(new StringField(name, value, Field.Store.NO));
  }

  private static void number(Document document, String name, String value) {
    document.add(new NumericDocValuesField(name, Long.parseLong(value)));
  }

  private static void text(Document document, String name, String value) {
    document.add(new BinaryDocValuesField(name, new BytesRef(value)));
  }

  @Override
  public boolean waits() {
    return false;
  }

  @Override
  public void exact(String language, String key, PeerJson out) throws IOException {
    PostingsEnum words = postings("key", language + '\t' + key);
    if (words != null) {
      word(words.nextDoc(), language, out);
    }
  }

  @Override
  public void prefix(String language, String start, PeerJson out) throws IOException {
    Query query = new PrefixQuery(new Term("key", language + '\t' + start));
    words(searcher.search(query, WORDS, ORDER), language, out);
  }

  @Override
  public void fuzzy(String language, String key, PeerJson out) throws IOException {
    int edits = key.codePointCount(0, key.length()) < LENGTH_OF_TWO_EDITS ? 1 : 2;
    Query query =
        new FuzzyQuery(new Term("key", language + '\t' + key), edits, language.length() + 1);
    words(searcher.search(query, WORDS), language, out);
  }

  @Override
  public void translate(String language, String key, String target, PeerJson out)
      throws IOException {
    int found = 0;
    for (int word : documents("key", language + '\t' + key)) {
      for (int sense : documents("senses", Long.toString(number("id", word)))) {
        long meaning = number("of", sense);
        for (int other : documents("meaning", Long.toString(meaning) + '\t' + target)) {
          if (found++ < TRANSLATIONS) {
            translation(other, meaning, target, out);
          }
        }
      }
    }
  }

  private void translation(int sense, long meaning, String language, PeerJson out)
      throws IOException {
    long id = number("id", sense);
    int document = documents("word", Long.toString(id))[0];
    out.next().number("id", id).text("lemma", text("lemma", document));
    out.text("language", language).text("pos", text("pos", document));
    out.number("meaning", meaning).number("confidence", number("confidence", sense));
    out.text("gloss", text("lemma", documents("gloss", Long.toString(meaning))[0])).end();
  }

  @Override
  public void pairs(String source, String target, int offset, PeerJson out) throws IOException {
    PostingsEnum senses = postings("language", source);
    int at = 0;
    while (senses != null
        && at < offset + PAGE
        && senses.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
      int sense = senses.docID();
      for (int other : documents("meaning", Long.toString(number("of", sense)) + '\t' + target)) {
        if (at >= offset && at < offset + PAGE) {
          pair(sense, other, out);
        }
        at++;
      }
    }
  }

  private void pair(int sense, int other, PeerJson out) throws IOException {
    out.next();
    side("source", number("id", sense), out);
    side("target", number("id", other), out);
    out.number("meaning", number("of", sense));
    out.number("confidence", Math.min(number("confidence", sense), number("confidence", other)));
    out.end();
  }

  private void side(String name, long word, PeerJson out) throws IOException {
    int document = documents("word", Long.toString(word))[0];
    out.number(name + "_id", word).text(name, text("lemma", document));
  }

  private @Nullable PostingsEnum postings(String field, String term) throws IOException {
    return leaf.postings(new Term(field, term), PostingsEnum.NONE);
  }

  private int[] documents(String field, String term) throws IOException {
    PostingsEnum found = postings(field, term);
    int[] documents = new int[found == null ? 0 : (int) found.cost()];
    for (int i = 0; i < documents.length; i++) {
      documents[i] = Objects.requireNonNull(found).nextDoc();
    }
    return documents;
  }

  private void words(TopDocs found, String language, PeerJson out) throws IOException {
    for (ScoreDoc document : found.scoreDocs) {
      word(document.doc, language, out);
    }
  }

  private void word(int document, String language, PeerJson out) throws IOException {
    out.next().number("id", number("id", document)).text("lemma", text("lemma", document));
    out.text("language", language).text("pos", text("pos", document));
    out.number("rank", number("order", document)).end();
  }

  private long number(String field, int document) throws IOException {
    var values = Objects.requireNonNull(leaf.getNumericDocValues(field));
    return values.advanceExact(document) ? values.longValue() : 0;
  }

  private String text(String field, int document) throws IOException {
    var values = Objects.requireNonNull(leaf.getBinaryDocValues(field));
    return values.advanceExact(document) ? values.binaryValue().utf8ToString() : "";
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
