package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Romanizes Hangul by the Revised Romanization of Korean (2000): consonants at the end of a
 * syllable are joined to a following vowel and become nasal before a nasal, as they are pronounced.
 */
final class KoreanLatin {
  private static final int FIRST = 0xAC00;
  private static final int LAST = 0xD7A3;
  private static final int VOWEL_COUNT = 21;
  private static final int TAIL_COUNT = 28;
  private static final int SILENT = 11;

  private static final String[] LEADS = {
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h"
  };
  private static final String[] VOWELS = {
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i"
  };
  private static final String[] TAILS = {
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t", "t", "ng", "t", "t", "k", "t", "p", "t"
  };

  /** The letters of each tail before a vowel. */
  private static final String[] LINKED = {
    "", "g", "kk", "ks", "n", "nj", "n", "d", "r", "lg", "lm", "lb", "ls", "lt", "lp", "r", "m",
    "b", "ps", "s", "ss", "ng", "j", "ch", "k", "t", "p", ""
  };

  private KoreanLatin() {}

  /** Appends folded Hangul; returns false if the text has other letters. */
  static boolean append(byte[] text, int from, int to, Utf8Buffer out) {
    int tail = 0;
    for (int at = from; at < to; ) {
      int codePoint = Utf8.decode(text, at, to);
      at += Utf8.length(codePoint);
      if (codePoint < FIRST || codePoint > LAST) {
        out.putAscii(TAILS[tail]);
        tail = 0;
        if (codePoint >= 0x80) {
          return false;
        }
        out.put((byte) codePoint);
        continue;
      }
      int syllable = codePoint - FIRST;
      int lead = syllable / (VOWEL_COUNT * TAIL_COUNT);
      join(tail, lead, out);
      out.putAscii(VOWELS[syllable / TAIL_COUNT % VOWEL_COUNT]);
      tail = syllable % TAIL_COUNT;
    }
    out.putAscii(TAILS[tail]);
    return true;
  }

  private static void join(int tail, int lead, Utf8Buffer out) {
    String end = TAILS[tail];
    String start = LEADS[lead];
    if (tail > 0 && lead == SILENT) {
      out.putAscii(LINKED[tail]);
      return;
    }
    boolean nasal = start.equals("n") || start.equals("m");
    if (nasal && tail > 0) {
      end = nasal(end);
    }
    if (end.equals("l") && (start.equals("n") || start.equals("r"))) {
      start = "l";
    } else if (end.equals("n") && start.equals("r")) {
      end = "l";
      start = "l";
    } else if (start.equals("r") && !end.isEmpty()) {
      end = nasal(end);
      start = "n";
    }
    out.putAscii(end);
    out.putAscii(start);
  }

  private static String nasal(String end) {
    return switch (end) {
      case "k" -> "ng";
      case "t" -> "n";
      case "p" -> "m";
      default -> end;
    };
  }
}
