package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.GatheredInts;

/**
 * The sentences with marked words of all layers, in columns, and the meanings of sense keys. Texts
 * and documents are numbers of {@link Staging#strings}, meanings those of {@link Staging#keys}.
 */
public final class StagedCorpus {
  /** The part of speech of a word without one. */
  public static final int NO_POS = 255;

  private final StringPool senseKeys = new StringPool();
  private final IntArrayList meanings = new IntArrayList();

  private final GatheredInts text = new GatheredInts();
  private final ByteArrayList pos = new ByteArrayList();
  private final GatheredInts sense = new GatheredInts();
  private final GatheredInts end = new GatheredInts();
  private final GatheredInts document = new GatheredInts();
  private final GatheredInts about = new GatheredInts();

  /** Adds the meaning of a sense key; the first one counts. */
  void addSenseKey(String senseKey, int meaning) {
    int number = number(senseKey);
    if (meanings.getInt(number) < 0) {
      meanings.set(number, meaning);
    }
  }

  private int number(String senseKey) {
    int number = senseKeys.intern(senseKey);
    while (meanings.size() <= number) {
      meanings.add(-1);
    }
    return number;
  }

  /** Adds a word to the open sentence. */
  void addWord(int string, int partOfSpeech, @Nullable String senseKey) {
    text.add(string);
    pos.add((byte) partOfSpeech);
    sense.add(senseKey == null ? -1 : number(senseKey));
  }

  /** Completes the open sentence. */
  void endSentence(int ofDocument, int aboutKey) {
    end.add(text.size());
    document.add(ofDocument);
    about.add(aboutKey);
  }

  /** Returns the number of sentences. */
  public int sentences() {
    return end.size();
  }

  /** Returns the document of a sentence. */
  public int document(int sentence) {
    return document.getInt(sentence);
  }

  /** Returns the key of the meaning that a sentence defines or illustrates, or -1. */
  public int about(int sentence) {
    return about.getInt(sentence);
  }

  /** Returns the first word of a sentence. */
  public int start(int sentence) {
    return sentence == 0 ? 0 : end.getInt(sentence - 1);
  }

  /** Returns the end, exclusive, of the words of a sentence. */
  public int end(int sentence) {
    return end.getInt(sentence);
  }

  /** Returns the text of a word. */
  public int text(int word) {
    return text.getInt(word);
  }

  /** Returns the number of the part of speech of a word, or {@link #NO_POS}. */
  public int pos(int word) {
    return pos.getByte(word) & 0xff;
  }

  /** Returns the sense key of a word, or null. */
  public @Nullable String senseKey(int word) {
    int key = sense.getInt(word);
    return key < 0 ? null : senseKeys.text(key);
  }

  /** Returns the number of sense keys. */
  public int senseKeys() {
    return meanings.size();
  }

  /** Returns the sense key with a number. */
  public String senseKeyAt(int number) {
    return senseKeys.text(number);
  }

  /** Returns the key of the meaning of the sense key with a number, or -1. */
  public int meaningAt(int number) {
    return meanings.getInt(number);
  }

  /** Returns the key of the meaning of a word, -1 if it has none or its sense key is unknown. */
  public int meaning(int word) {
    int key = sense.getInt(word);
    return key < 0 ? -1 : meanings.getInt(key);
  }
}
