package org.lexhub.loader.spelling;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.spelling.LatinKey;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.spelling.Romanizer;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Adds all spellings of lexemes to the search terms: lemma, reading and romanization unchanged, and
 * for words in other scripts the spellings that people type in Latin letters.
 *
 * <ul>
 *   <li>A script with rules ({@link LatinSystem}) gets one romanization, unless a source gives one,
 *       and one key, or two if a word has two readings.
 *   <li>Chinese gets pinyin without tones and blanks, from the reading or romanization of a source,
 *       or else from the pinyin that was made.
 *   <li>Other scripts get the romanization of ICU.
 * </ul>
 */
public final class SearchSpellings {
  private final LexemeTermsWriter terms;
  private final OtherScripts others = new OtherScripts();
  private final Romanizer romanizer = new Romanizer();
  private final LatinKey key = new LatinKey();
  private final Utf8Buffer latin = new Utf8Buffer(64);
  private long generated;

  /** Creates an object that adds spellings to the given terms. */
  public SearchSpellings(LexemeTermsWriter terms) {
    this.terms = terms;
  }

  /**
   * Adds the spellings of a lexeme.
   *
   * @param lexeme its ordinal
   * @param iso639 the ISO 639-3 code of its language, or null
   * @param made the romanization that no source gives, or null
   */
  public void add(
      int lexeme,
      @Nullable String iso639,
      String lemma,
      @Nullable String reading,
      @Nullable String romanization,
      @Nullable String made) {
    terms.addLemma(lexeme, lemma);
    if (reading != null) {
      terms.addReading(lexeme, reading);
    }
    if (romanization != null) {
      terms.addRomanization(lexeme, romanization);
    }
    if (isMandarin(iso639)) {
      addPinyin(lexeme, reading, romanization, made);
    } else if (needsLatin(lemma)) {
      addLatin(lexeme, lemma, reading, romanization);
    }
  }

  /**
   * Adds an inflected form of a lexeme, with its reading in kana and in Latin letters.
   *
   * @param reading the reading of a Japanese form in kanji, otherwise null
   */
  public void addForm(int lexeme, String form, @Nullable String reading) {
    terms.addForm(lexeme, form);
    if (reading == null) {
      return;
    }
    terms.addForm(lexeme, reading);
    String plain = plain(LatinSystem.JAPANESE, reading);
    if (plain != null) {
      terms.addForm(lexeme, plain);
    }
  }

  private static boolean isMandarin(@Nullable String iso639) {
    return "cmn".equals(iso639) || "zho".equals(iso639);
  }

  /** Returns whether a lemma has a letter other than Latin and phonetic ones. */
  private static boolean needsLatin(String lemma) {
    for (int i = 0; i < lemma.length(); i++) {
      char c = lemma.charAt(i);
      if (c >= 0x370 && (c < 0x1D00 || c > 0x2BFF)) {
        return true;
      }
      if (c >= 0x1F00 && c < 0x2000) {
        return true;
      }
    }
    return false;
  }

  private void addPinyin(
      int lexeme, @Nullable String reading, @Nullable String romanization, @Nullable String made) {
    boolean given = reading != null || romanization != null;
    if (reading != null) {
      addJoined(lexeme, reading);
    }
    if (romanization != null) {
      addJoined(lexeme, romanization);
    }
    if (!given && made != null) {
      addJoined(lexeme, made);
    }
  }

  private void addJoined(int lexeme, String pinyin) {
    String joined = Fold.fold(pinyin).replace(" ", "");
    if (OtherScripts.isLatin(joined)) {
      addTerm(lexeme, joined);
    }
  }

  private void addTerm(int lexeme, String text) {
    generated++;
    terms.addRomanization(lexeme, text);
  }

  private void addLatin(
      int lexeme, String lemma, @Nullable String reading, @Nullable String romanization) {
    LatinSystem system = systemOf(lemma);
    LatinSystem readingSystem = reading == null ? null : systemOf(reading);
    if (system == null && readingSystem == null) {
      if (romanization == null) {
        addOther(lexeme, lemma);
      }
      return;
    }
    boolean keyed = system != null && addKeys(lexeme, system, lemma);
    if (romanization == null && system != null && keyed) {
      addPlain(lexeme, system, lemma);
    }
    if (readingSystem != null && reading != null && addKeys(lexeme, readingSystem, reading)) {
      if (romanization == null && !keyed) {
        addPlain(lexeme, readingSystem, reading);
      }
    }
    LatinSystem of = readingSystem == null ? system : readingSystem;
    if (romanization != null && of != null) {
      byte[] folded = utf8(Fold.fold(romanization));
      if (key.read(of, folded, 0, folded.length)) {
        terms.addLatin(lexeme, key.key(), key.shape());
      }
    }
  }

  private void addOther(int lexeme, String lemma) {
    String text = others.latin(lemma);
    if (text != null) {
      addTerm(lexeme, text);
    }
  }

  private static @Nullable LatinSystem systemOf(String text) {
    byte[] utf8 = utf8(text);
    return LatinSystem.of(utf8, 0, utf8.length);
  }

  private boolean addKeys(int lexeme, LatinSystem system, String text) {
    byte[] utf8 = utf8(text);
    boolean any = false;
    for (int variant = 0; variant < 2; variant++) {
      latin.clear();
      if (romanizer.append(system, variant == 1, utf8, 0, utf8.length, latin)) {
        any = true;
        if (key.readWritten(system, latin.bytes(), 0, latin.length())) {
          terms.addLatin(lexeme, key.key(), key.shape());
        }
      }
    }
    return any;
  }

  private void addPlain(int lexeme, LatinSystem system, String text) {
    String plain = plain(system, text);
    if (plain != null) {
      addTerm(lexeme, plain);
    }
  }

  /** Returns the romanization that most people type; Japanese without the length of o and u. */
  private @Nullable String plain(LatinSystem system, String text) {
    byte[] utf8 = utf8(system == LatinSystem.JAPANESE ? text.replace("ー", "") : text);
    latin.clear();
    if (!romanizer.append(system, false, utf8, 0, utf8.length, latin)) {
      return null;
    }
    String plain = latin.toString();
    return system == LatinSystem.JAPANESE
        ? plain.replace("ou", "o").replace("oo", "o").replace("uu", "u")
        : plain;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the number of romanizations that were added without a source. */
  public long generated() {
    return generated;
  }
}
