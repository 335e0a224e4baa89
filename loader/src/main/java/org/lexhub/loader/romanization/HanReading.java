package org.lexhub.loader.romanization;

import com.ibm.icu.text.Normalizer2;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads Chinese words in pinyin: the longest words inside of which a source gives the reading, from
 * left to right, and the most common reading of every other character. Up to three syllables are
 * one word; longer texts are written by known word or syllable.
 */
final class HanReading {
  private static final String CHINESE = "cmn";
  private static final int MAX_WORD = 6;
  private static final int JOINED_SYLLABLES = 3;
  private static final Pattern BLANKS = Pattern.compile(" +");
  private static final Normalizer2 NFD = Normalizer2.getNFDInstance();

  private final Transliterations icu = new Transliterations();
  private final KnownSpellings known;

  /** By character, its most common reading: ICU tries hundreds of rules for each. */
  private final Int2ObjectOpenHashMap<Optional<String>> syllables = new Int2ObjectOpenHashMap<>();

  HanReading(KnownSpellings known) {
    this.known = known;
  }

  /** Returns the pinyin of a text, or null if a character has no reading. */
  @Nullable String of(String text) {
    String same = icu.apply("Traditional-Simplified", text);
    String simple = same.length() == text.length() ? same : text;
    boolean joined = text.codePoints().filter(Character::isIdeographic).count() <= JOINED_SYLLABLES;
    StringBuilder out = new StringBuilder();
    boolean afterHan = true;
    for (int at = 0; at < text.length(); ) {
      int codePoint = text.codePointAt(at);
      if (!Character.isIdeographic(codePoint)) {
        boolean word = Character.isLetterOrDigit(codePoint);
        out.append(word && afterHan && !out.isEmpty() && last(out) != ' ' ? " " : "")
            .appendCodePoint(codePoint);
        afterHan = false;
        at += Character.charCount(codePoint);
        continue;
      }
      int length = word(simple, at);
      String reading = length > 0 ? known(simple.substring(at, at + length)) : null;
      length = length > 0 ? length : Character.charCount(codePoint);
      reading = reading == null ? syllable(codePoint) : reading;
      if (reading == null) {
        return null;
      }
      append(out, joined ? BLANKS.matcher(reading).replaceAll("") : reading, joined && afterHan);
      afterHan = true;
      at += length;
    }
    String latin = out.toString().strip();
    return latin.isEmpty() || LatinText.hasForeign(latin) ? null : latin;
  }

  private static char last(StringBuilder out) {
    return out.charAt(out.length() - 1);
  }

  /** Returns the length of the longest known word of several characters, 0 if there is none. */
  private int word(String text, int at) {
    for (int length = Math.min(MAX_WORD, text.length() - at); length > 1; length--) {
      if (known(text.substring(at, at + length)) != null) {
        return length;
      }
    }
    return 0;
  }

  private @Nullable String known(String word) {
    return known.reading(CHINESE, word);
  }

  private @Nullable String syllable(int codePoint) {
    return syllables.computeIfAbsent(codePoint, this::readSyllable).orElse(null);
  }

  private Optional<String> readSyllable(int codePoint) {
    String latin = icu.apply("Han-Latin", Character.toString(codePoint)).strip();
    return LatinText.hasForeign(latin) ? Optional.empty() : Optional.of(latin);
  }

  private static void append(StringBuilder out, String reading, boolean joined) {
    if (out.isEmpty() || last(out) == ' ' || !Character.isLetter(last(out))) {
      out.append(reading);
    } else if (!joined) {
      out.append(' ').append(reading);
    } else {
      boolean vowel = "aeo".indexOf(NFD.normalize(reading).charAt(0)) >= 0;
      out.append(vowel ? "'" : "").append(reading);
    }
  }
}
