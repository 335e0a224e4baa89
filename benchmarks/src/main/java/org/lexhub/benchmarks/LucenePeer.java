package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.BytesRefBuilder;
import org.apache.lucene.util.IntsRefBuilder;
import org.apache.lucene.util.fst.BytesRefFSTEnum;
import org.apache.lucene.util.fst.FST;
import org.apache.lucene.util.fst.FSTCompiler;
import org.apache.lucene.util.fst.PositiveIntOutputs;
import org.apache.lucene.util.fst.Util;
import org.jspecify.annotations.Nullable;

/** The same terms in Lucene: an index of one segment with a document for each term, and an FST. */
final class LucenePeer implements AutoCloseable {
  private static final String FIELD = "t";
  private static final String RANK = "r";
  private static final int TOP = 20;

  private final FSDirectory directory;
  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final Terms terms;
  private final FST<Long> fst;
  private final Sort byRank = new Sort(new SortField(RANK, SortField.Type.LONG));

  private LucenePeer(FSDirectory directory, FST<Long> fst) throws IOException {
    this.directory = directory;
    this.fst = fst;
    reader = DirectoryReader.open(directory);
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
    terms = Terms.getTerms(reader.leaves().getFirst().reader(), FIELD);
  }

  /** Writes the terms to a folder and opens the index. */
  static LucenePeer of(Path folder, TermSet set) throws IOException {
    FSDirectory directory = FSDirectory.open(folder);
    IndexWriterConfig config = new IndexWriterConfig().setRAMBufferSizeMB(512);
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      Document document = new Document();
      StringField text = new StringField(FIELD, "", Field.Store.NO);
      NumericDocValuesField rank = new NumericDocValuesField(RANK, 0);
      document.add(text);
      document.add(rank);
      for (int term = 0; term < set.terms.size(); term++) {
        text.setStringValue(set.terms.get(term));
        int best = set.bestRank(term);
        rank.setLongValue(best == 0 ? Long.MAX_VALUE : best);
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
    return new LucenePeer(directory, fst(set));
  }

  private static FST<Long> fst(TermSet set) throws IOException {
    FSTCompiler<Long> compiler =
        new FSTCompiler.Builder<>(FST.INPUT_TYPE.BYTE1, PositiveIntOutputs.getSingleton()).build();
    IntsRefBuilder ints = new IntsRefBuilder();
    for (int term = 0; term < set.terms.size(); term++) {
      compiler.add(Util.toIntsRef(new BytesRef(set.utf8(term)), ints), (long) term);
    }
    return FST.fromFSTReader(compiler.compile(), compiler.getFSTReader());
  }

  long indexBytes() throws IOException {
    long bytes = 0;
    for (String file : directory.listAll()) {
      bytes += directory.fileLength(file);
    }
    return bytes;
  }

  long fstBytes() {
    return fst.numBytes();
  }

  int exact(byte[] word) throws IOException {
    return terms.iterator().seekExact(new BytesRef(word)) ? 1 : 0;
  }

  int prefix(byte[] prefix) throws IOException {
    TermsEnum at = terms.iterator();
    BytesRef start = new BytesRef(prefix);
    int found = 0;
    if (at.seekCeil(start) != TermsEnum.SeekStatus.END) {
      BytesRef term = at.term();
      while (term != null && found < TOP && startsWith(term, start)) {
        found++;
        term = at.next();
      }
    }
    return found;
  }

  private static boolean startsWith(BytesRef term, BytesRef start) {
    return org.apache.lucene.util.StringHelper.startsWith(term, start);
  }

  int fuzzy(byte[] word, int edits) throws IOException {
    Term term = new Term(FIELD, new BytesRef(word));
    FuzzyTermsEnum at = new FuzzyTermsEnum(terms, term, edits, 0, true);
    int found = 0;
    while (at.next() != null) {
      found++;
    }
    return found;
  }

  int searchExact(byte[] word) throws IOException {
    return search(new TermQuery(new Term(FIELD, new BytesRef(word))), null);
  }

  int searchPrefix(byte[] prefix) throws IOException {
    return search(new PrefixQuery(new Term(FIELD, new BytesRef(prefix))), byRank);
  }

  int searchFuzzy(byte[] word, int edits) throws IOException {
    return search(new FuzzyQuery(new Term(FIELD, new BytesRef(word)), edits, 0), null);
  }

  private int search(Query query, @Nullable Sort sort) throws IOException {
    return sort == null
        ? searcher.search(query, TOP).scoreDocs.length
        : searcher.search(query, TOP, sort).scoreDocs.length;
  }

  int fstExact(byte[] word) throws IOException {
    return Util.get(fst, new BytesRef(word)) == null ? 0 : 1;
  }

  int fstPrefix(byte[] prefix) throws IOException {
    BytesRefFSTEnum<Long> at = new BytesRefFSTEnum<>(fst);
    BytesRefBuilder start = new BytesRefBuilder();
    start.append(prefix, 0, prefix.length);
    int found = 0;
    BytesRefFSTEnum.InputOutput<Long> next = at.seekCeil(start.get());
    while (next != null && found < TOP && startsWith(next.input, start.get())) {
      found++;
      next = at.next();
    }
    return found;
  }

  @Override
  public void close() throws IOException {
    reader.close();
    directory.close();
  }
}
