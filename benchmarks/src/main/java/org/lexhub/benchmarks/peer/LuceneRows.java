package org.lexhub.benchmarks.peer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.FSDirectory;

/**
 * Indexes rows of id, language, meaning and definition in Lucene, on all cores: every column is
 * stored and indexed, definitions by their words. {@code benchmarks/load-compare} measures it.
 */
public final class LuceneRows {
  private static final String[] KEYS = {"id", "language", "meaning"};
  private static final int BUFFER_MIB = 128;

  private LuceneRows() {}

  /**
   * Writes an index and prints the number of its documents.
   *
   * @param arguments a file of lines with four columns between tabs, and the folder of the index
   */
  public static void main(String[] arguments) throws IOException {
    System.out.println(write(Path.of(arguments[0]), Path.of(arguments[1])));
  }

  private static int write(Path rows, Path folder) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig().setRAMBufferSizeMB(BUFFER_MIB);
    try (FSDirectory directory = FSDirectory.open(folder);
        IndexWriter writer = new IndexWriter(directory, config);
        Stream<String> lines = Files.lines(rows)) {
      lines.parallel().forEach(line -> add(writer, line));
      writer.commit();
      return writer.getDocStats().numDocs;
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
  }

  private static void add(IndexWriter writer, String line) {
    String[] cells = line.split("\t", -1);
    Document document = new Document();
    for (int i = 0; i < KEYS.length; i++) {
      document.add(new StringField(KEYS[i], cells[i], Field.Store.YES));
    }
    document.add(new TextField("definition", cells[KEYS.length], Field.Store.YES));
    try {
      writer.addDocument(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
