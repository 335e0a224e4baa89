package org.lexhub.store.definition;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.writer.TermIndexWriter;

/**
 * Writes {@link OwnDefinitionIndex} from definitions, meaning by meaning. Memory: about 4 bytes for
 * each different word of a document, besides the terms.
 */
public final class OwnDefinitionIndexWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final int languageCount;
  private final AnalyzedWords words = new AnalyzedWords();
  private final Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
  private final List<byte[]> spelt = new ArrayList<>();
  private final GatheredInts languages = new GatheredInts();
  private final GatheredInts meanings = new GatheredInts();
  private final GatheredInts lengths = new GatheredInts();
  private final ListRows terms = new ListRows();

  /** The texts of the current meaning, by the row of their language. */
  private final TreeMap<Integer, Document> current = new TreeMap<>();

  private int meaning;

  /** The definitions of the current meaning in a language. */
  private static final class Document {
    final IntSet terms = new IntLinkedOpenHashSet();
    int texts;
    int words;
  }

  private OwnDefinitionIndexWriter(SnapshotWriter out, int languageCount) {
    this.out = out;
    this.languageCount = languageCount;
  }

  /** Creates the index of a snapshot with a number of languages. */
  public static OwnDefinitionIndexWriter create(SnapshotWriter out, int languageCount) {
    return new OwnDefinitionIndexWriter(out, languageCount);
  }

  /**
   * Adds a definition of the current meaning.
   *
   * @param language the row of its language
   * @param iso639 the packed ISO 639-3 code of the language, 0 none
   */
  public void addText(int language, int iso639, String text) {
    words.read(language, iso639, text);
    if (words.size() == 0) {
      return;
    }
    Document document = current.computeIfAbsent(language, any -> new Document());
    document.texts++;
    document.words += words.size();
    for (int i = 0; i < words.size(); i++) {
      int start = words.start(i);
      String term = new String(words.bytes(), start, words.end(i) - start, StandardCharsets.UTF_8);
      document.terms.add(number(term));
    }
  }

  private int number(String term) {
    int next = numbers.size();
    int known = numbers.putIfAbsent(term, next);
    if (numbers.size() == next) {
      return known;
    }
    spelt.add(term.getBytes(StandardCharsets.UTF_8));
    return next;
  }

  /** Ends the current meaning. */
  public void endMeaning() {
    current.forEach((language, document) -> {
      languages.add((int) language);
      meanings.add(meaning);
      lengths.add(document.words / document.texts);
      for (IntIterator each = document.terms.iterator(); each.hasNext(); ) {
        terms.add(each.nextInt());
      }
      terms.endRow();
    });
    current.clear();
    meaning++;
  }

  /** Orders the documents and writes all sections. */
  @Override
  public void close() {
    if (terms.rows() > DefinitionIndexWriter.MAX_DOCUMENTS) {
      throw new IllegalStateException(
          "definition search takes at most "
              + DefinitionIndexWriter.MAX_DOCUMENTS
              + " meanings and languages with definitions");
    }
    int[] order = new int[terms.rows()];
    Arrays.setAll(order, i -> i);
    IntArrays.stableSort(
        order, (a, b) -> Integer.compare(languages.getInt(a), languages.getInt(b)));
    TermIndexWriter index = TermIndexWriter.create(out, OwnDefinitionIndex.NAME);
    try (index) {
      for (int document = 0; document < order.length; document++) {
        write(order[document], document, index);
      }
    }
    writeLanguages(order);
    try (IntColumnWriter column =
        IntColumnWriter.create(out, OwnDefinitionIndex.NAME + OwnDefinitionIndex.MEANINGS)) {
      for (int row : order) {
        column.add(meanings.getInt(row));
      }
    }
  }

  private void write(int row, int document, TermIndexWriter index) {
    int impact = DefinitionIndexWriter.impact(1, lengths.getInt(row));
    int posting = DefinitionIndex.posting(document, true, impact);
    for (int i = terms.start(row); i < terms.end(row); i++) {
      byte[] term = spelt.get(terms.value(i));
      index.addTerm(term, 0, term.length, posting);
    }
  }

  private void writeLanguages(int[] order) {
    String name = OwnDefinitionIndex.NAME + OwnDefinitionIndex.LANGUAGES;
    try (OffsetsColumnWriter column = OffsetsColumnWriter.create(out, name)) {
      int end = 0;
      for (int language = 0; language < languageCount; language++) {
        while (end < order.length && languages.getInt(order[end]) == language) {
          end++;
        }
        column.add(end);
      }
    }
  }
}
