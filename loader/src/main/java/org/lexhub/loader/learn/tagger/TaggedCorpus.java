package org.lexhub.loader.learn.tagger;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagClass;

/**
 * English sentences with marked words, from which models learn: for each marked word its tokens,
 * its class and its meaning.
 */
public final class TaggedCorpus {
  /** The class or meaning of a word that has none. */
  public static final int NONE = -1;

  private final List<byte[]> texts = new ArrayList<>();
  private final IntArrayList documents = new IntArrayList();
  private final IntArrayList abouts = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList froms = new IntArrayList();
  private final IntArrayList tos = new IntArrayList();
  private final ByteArrayList classes = new ByteArrayList();
  private final IntArrayList meanings = new IntArrayList();
  private final List<@Nullable String> lemmas = new ArrayList<>();
  private final Int2IntOpenHashMap fields = new Int2IntOpenHashMap();
  private final Sentence word = new Sentence();
  private final StringBuilder text = new StringBuilder();
  private int tokens;

  /** Starts without sentences. */
  public TaggedCorpus() {}

  /**
   * Adds a word to the open sentence.
   *
   * @param written the word as written
   * @param wordClass its number in {@link PosTagClass}, or {@link #NONE}
   * @param meaning the row of its meaning, or {@link #NONE}
   * @param lemma the lemma that has the meaning, null if it has none
   */
  public void addWord(String written, int wordClass, int meaning, @Nullable String lemma) {
    byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
    word.read(bytes, 0, bytes.length);
    text.append(text.isEmpty() ? "" : " ").append(written);
    if (word.size() > 0 && (wordClass != NONE || meaning != NONE)) {
      froms.add(tokens);
      tos.add(tokens + word.size());
      classes.add((byte) wordClass);
      meanings.add(meaning);
      lemmas.add(lemma);
    }
    tokens += word.size();
  }

  /**
   * Completes the open sentence.
   *
   * @param document the number of the text that it comes from
   * @param about the row of the meaning that it defines or illustrates, or {@link #NONE}
   */
  public void endSentence(int document, int about) {
    texts.add(text.toString().getBytes(StandardCharsets.UTF_8));
    documents.add(document);
    abouts.add(about);
    ends.add(froms.size());
    text.setLength(0);
    tokens = 0;
  }

  /**
   * Sets the lexicographer file of a meaning.
   *
   * @param field from 1
   */
  public void setField(int meaning, int field) {
    fields.put(meaning, field);
  }

  /** Returns the lexicographer file of a meaning from 1, 0 if it is unknown. */
  public int field(int meaning) {
    return fields.get(meaning);
  }

  /** Returns the lemma of a word, null if it has no meaning. */
  public @Nullable String lemma(int marked) {
    return lemmas.get(marked);
  }

  /** Returns the number of sentences. */
  public int sentences() {
    return texts.size();
  }

  /** Reads the tokens of a sentence. */
  public void read(int sentence, Sentence into) {
    byte[] bytes = texts.get(sentence);
    into.read(bytes, 0, bytes.length);
  }

  /** Returns the number of the text that a sentence comes from. */
  public int document(int sentence) {
    return documents.getInt(sentence);
  }

  /** Returns the meaning that a sentence defines or illustrates, or {@link #NONE}. */
  public int about(int sentence) {
    return abouts.getInt(sentence);
  }

  /** Returns the first marked word of a sentence. */
  public int start(int sentence) {
    return sentence == 0 ? 0 : ends.getInt(sentence - 1);
  }

  /** Returns the end, exclusive, of the marked words of a sentence. */
  public int end(int sentence) {
    return ends.getInt(sentence);
  }

  /** Returns the first token of a word. */
  public int from(int marked) {
    return froms.getInt(marked);
  }

  /** Returns the end, exclusive, of the tokens of a word. */
  public int to(int marked) {
    return tos.getInt(marked);
  }

  /** Returns the class of a word in {@link PosTagClass}, or {@link #NONE}. */
  public int wordClass(int marked) {
    return classes.getByte(marked);
  }

  /** Returns the row of the meaning of a word, or {@link #NONE}. */
  public int meaning(int marked) {
    return meanings.getInt(marked);
  }
}
