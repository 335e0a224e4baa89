package org.lexhub.store.definition;

import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.nio.charset.StandardCharsets;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.writer.TermIndexWriter;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Collects meanings one after the other, with their English texts, lemmas and broader meanings, and
 * writes them as a {@link DefinitionIndex}.
 *
 * <p>Memory: each distinct word once, and 4 bytes for each word, lexeme and broader meaning of a
 * meaning.
 */
public final class DefinitionIndexWriter implements AutoCloseable {
  static final int MAX_DOCUMENTS = 1 << 25;

  /** BM25: the saturation of the weight of a word. */
  private static final double K1 = 1.2;

  /** BM25: the influence of the length of a text, from 0 to 1. */
  private static final double B = 0.5;

  private static final double MEAN_LENGTH = 6;
  private static final double MIN_LENGTH = 3;

  /** Gives a word of the shortest texts the maximum impact. */
  private static final double SCALE =
      DefinitionIndex.MAX_IMPACT * (1 + K1 * (1 - B + B * MIN_LENGTH / MEAN_LENGTH));

  /** The weight of a word of the meaning's own texts. */
  private static final double OWN = 1;

  /** The weight of a word of a lemma of the meaning. */
  private static final double LEMMA = 0.5;

  /** The weight of a word of a lemma of a directly broader meaning. */
  private static final double BROADER = 0.6;

  /** The factor of that weight for each further step up. */
  private static final double STEP = 0.8;

  /** The maximum number of steps up. */
  private static final int MAX_STEPS = 6;

  private final SnapshotWriter out;
  private final TermIndexWriter terms;
  private final ListColumnWriter lexemes;
  private final EnglishWords words = new EnglishWords();
  private final Utf8Buffer folded = new Utf8Buffer(1024);
  private final Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
  private final ListRows texts = new ListRows();
  private final ListRows lemmas = new ListRows();
  private final ListRows broader = new ListRows();
  private final ListRows english = new ListRows();
  private final ListRows others = new ListRows();
  private final IntArrayList textCounts = new IntArrayList();
  private final IntArrayList documents = new IntArrayList();
  private int textCount;

  private DefinitionIndexWriter(SnapshotWriter out) {
    this.out = out;
    terms = TermIndexWriter.create(out, DefinitionIndex.NAME);
    lexemes = ListColumnWriter.create(out, DefinitionIndex.NAME + DefinitionIndex.LEXEMES);
  }

  /** Creates the index of a snapshot. */
  public static DefinitionIndexWriter create(SnapshotWriter out) {
    return new DefinitionIndexWriter(out);
  }

  /** Adds an English gloss or definition of the current meaning. */
  public void addText(String text) {
    textCount += addWords(text, texts) ? 1 : 0;
  }

  /** Adds an English lemma of the current meaning. */
  public void addLemma(String lemma) {
    addWords(lemma, lemmas);
  }

  /** Adds the row of a meaning that is broader than the current one. */
  public void addBroader(int meaning) {
    broader.add(meaning);
  }

  /**
   * Adds a lexeme of the current meaning.
   *
   * @param order the number of senses of the lexeme before this one
   */
  public void addLexeme(int lexeme, int order, boolean isEnglish) {
    (isEnglish ? english : others).add(lexeme << 2 | Math.min(order, 3));
  }

  /** Ends the current meaning. */
  public void endMeaning() {
    texts.endRow();
    lemmas.endRow();
    broader.endRow();
    english.endRow();
    others.endRow();
    textCounts.add(textCount);
    textCount = 0;
  }

  private boolean addWords(String text, ListRows out) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    folded.clear();
    Fold.fold(utf8, 0, utf8.length, folded);
    words.read(folded.bytes(), 0, folded.length());
    for (int i = 0; i < words.size(); i++) {
      if (!words.isStop(i)) {
        int start = words.start(i);
        String word =
            new String(words.bytes(), start, words.end(i) - start, StandardCharsets.UTF_8);
        int next = numbers.size();
        int known = numbers.putIfAbsent(word, next);
        out.add(numbers.size() > next ? next : known);
      }
    }
    return words.content() > 0;
  }

  /** Returns the row of the meaning of each document; known once the index is closed. */
  public IntList documents() {
    return IntLists.unmodifiable(documents);
  }

  /** Builds the documents and writes all sections. */
  @Override
  public void close() {
    byte[][] spelt = new byte[numbers.size()][];
    numbers
        .object2IntEntrySet()
        .fastForEach(
            entry -> spelt[entry.getIntValue()] = entry.getKey().getBytes(StandardCharsets.UTF_8));
    Int2DoubleOpenHashMap weights = new Int2DoubleOpenHashMap();
    for (int meaning = 0; meaning < texts.rows(); meaning++) {
      ListRows members = english.count(meaning) > 0 ? english : others;
      if (texts.count(meaning) > 0 && members.count(meaning) > 0) {
        documents.add(meaning);
        weights.clear();
        weigh(meaning, weights);
        write(meaning, weights, spelt);
        for (int i = members.start(meaning); i < members.end(meaning); i++) {
          lexemes.add(members.value(i));
        }
        lexemes.endRow();
      }
    }
    terms.close();
    lexemes.close();
    ColumnSet.ints(out, DefinitionIndex.NAME + DefinitionIndex.MEANINGS, documents);
  }

  /**
   * Returns the BM25 weight of a word, from 0 to the maximum impact.
   *
   * @param weight the weight of the word in its document, up to 1
   * @param length the mean number of words of the texts of the document
   */
  static int impact(double weight, double length) {
    double norm = K1 * (1 - B + B * Math.max(length, MIN_LENGTH) / MEAN_LENGTH);
    return (int) Math.round(SCALE * weight / (weight + norm));
  }

  private void weigh(int meaning, Int2DoubleOpenHashMap weights) {
    for (int i = texts.start(meaning); i < texts.end(meaning); i++) {
      weights.put(texts.value(i), OWN);
    }
    addLemmas(meaning, LEMMA, weights);
    climb(meaning, BROADER, MAX_STEPS, weights);
  }

  private void climb(int meaning, double weight, int steps, Int2DoubleOpenHashMap weights) {
    for (int i = broader.start(meaning); i < broader.end(meaning); i++) {
      int above = broader.value(i);
      addLemmas(above, weight, weights);
      if (steps > 1) {
        climb(above, weight * STEP, steps - 1, weights);
      }
    }
  }

  private void addLemmas(int meaning, double weight, Int2DoubleOpenHashMap weights) {
    for (int i = lemmas.start(meaning); i < lemmas.end(meaning); i++) {
      int word = lemmas.value(i);
      if (weights.get(word) < weight) {
        weights.put(word, weight);
      }
    }
  }

  private void write(int meaning, Int2DoubleOpenHashMap weights, byte[][] spelt) {
    int document = lexemes.rows();
    if (document == MAX_DOCUMENTS) {
      throw new IllegalStateException(
          "definition search takes at most " + MAX_DOCUMENTS + " meanings with English texts");
    }
    double length = (double) texts.count(meaning) / textCounts.getInt(meaning);
    weights
        .int2DoubleEntrySet()
        .fastForEach(entry -> {
          double weight = entry.getDoubleValue();
          int impact = impact(weight, length);
          byte[] word = spelt[entry.getIntKey()];
          int posting = DefinitionIndex.posting(document, weight == OWN, impact);
          terms.addTerm(word, 0, word.length, posting);
        });
  }
}
