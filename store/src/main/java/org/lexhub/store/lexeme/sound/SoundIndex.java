package org.lexhub.store.lexeme.sound;

import java.util.Arrays;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The words of a language by hashes of their sounds, 16 bytes for each pronunciation. Words with
 * the same hash are candidates: the caller compares their sounds.
 */
public final class SoundIndex {
  private static final int INITIAL_CAPACITY = 1024;

  /** The hash in the high half, the lexeme in the low half; ascending. */
  private final long[] rhymes;

  private final long[] classes;

  private SoundIndex(long[] rhymes, long[] classes) {
    this.rhymes = rhymes;
    this.classes = classes;
  }

  /** Reads the pronunciations of the lexemes from {@code start} to {@code end}, exclusive. */
  public static SoundIndex of(LexemeTable lexemes, TextColumn strings, int start, int end) {
    long[] rhymes = new long[INITIAL_CAPACITY];
    long[] classes = new long[INITIAL_CAPACITY];
    int size = 0;
    Phones phones = new Phones();
    Utf8Buffer ipa = new Utf8Buffer(64);
    for (int lexeme = start; lexeme < end; lexeme++) {
      for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
        ipa.clear();
        strings.appendPlain(lexemes.pronunciationIpa(i), ipa);
        phones.read(ipa.bytes(), ipa.length());
        if (!phones.canRhyme()) {
          continue;
        }
        if (size == rhymes.length) {
          rhymes = Arrays.copyOf(rhymes, 2 * size);
          classes = Arrays.copyOf(classes, 2 * size);
        }
        rhymes[size] = key(phones.rhymeHash(), lexeme);
        classes[size++] = key(phones.classHash(), lexeme);
      }
    }
    return new SoundIndex(sorted(rhymes, size), sorted(classes, size));
  }

  private static long key(int hash, int lexeme) {
    return (long) hash << Integer.SIZE | lexeme;
  }

  private static long[] sorted(long[] keys, int size) {
    long[] sorted = Arrays.copyOf(keys, size);
    Arrays.sort(sorted);
    return sorted;
  }

  private long[] keys(boolean rhyme) {
    return rhyme ? rhymes : classes;
  }

  /** Returns the position of the first candidate with a hash. */
  public int first(boolean rhyme, int hash) {
    long[] keys = keys(rhyme);
    int at = Arrays.binarySearch(keys, key(hash, 0));
    return at < 0 ? -at - 1 : at;
  }

  /** Returns the lexeme at a position, or -1 where the candidates with a hash end. */
  public int lexeme(boolean rhyme, int hash, int position) {
    long[] keys = keys(rhyme);
    boolean same = position < keys.length && (int) (keys[position] >>> Integer.SIZE) == hash;
    return same ? (int) keys[position] : -1;
  }
}
