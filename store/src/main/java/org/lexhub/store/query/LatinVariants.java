package org.lexhub.store.query;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.index.Fold;
import org.lexhub.store.index.LatinIndex;
import org.lexhub.store.index.LexemeTerms;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds words of other scripts by Latin letters. The index leads from the key of the query in each
 * system to lexemes; each is romanized again to see whether it agrees and how far it is from what
 * was typed.
 */
final class LatinVariants {
  private static final int LONGEST = 48;

  private final LatinIndex index;
  private final LexemeRows rows;

  LatinVariants(LatinIndex index, LexemeRows rows) {
    this.index = index;
    this.rows = rows;
  }

  /** Adds what the query, of a to z and blanks, finds. */
  void search(ExactWords exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    if (index.size() == 0 || folded.length() > LONGEST) {
      return;
    }
    VariantScratch scratch = out.scratch.variants;
    ask(folded, scratch);
    for (int number = 0; number < scratch.starts.length; number++) {
      if (scratch.starts[number] < scratch.ends[number]) {
        look(number, exact, find, out);
      }
    }
  }

  /** How many words the search would romanize. */
  int entries(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    if (index.size() == 0 || folded.length() > LONGEST) {
      return 0;
    }
    VariantScratch scratch = out.scratch.variants;
    ask(folded, scratch);
    int entries = 0;
    for (int number = 0; number < scratch.starts.length; number++) {
      entries += scratch.ends[number] - scratch.starts[number];
    }
    return entries;
  }

  /** Finds the words of every system, unless that was done for the same text just before. */
  private void ask(Utf8Buffer folded, VariantScratch scratch) {
    Utf8Buffer asked = scratch.asked;
    int length = folded.length();
    if (scratch.askedOf == index
        && Arrays.equals(folded.bytes(), 0, length, asked.bytes(), 0, asked.length())) {
      return;
    }
    scratch.askedOf = null;
    asked.clear();
    asked.put(folded.bytes(), 0, length);
    for (int number = 0; number < scratch.starts.length; number++) {
      LatinSystem system = LatinSystem.at(number);
      scratch.starts[number] = 0;
      scratch.ends[number] = 0;
      if (length >= system.shortest() && scratch.said.read(system, folded.bytes(), 0, length)) {
        byte[] key = scratch.said.key().bytes();
        int keyed = scratch.said.key().length();
        scratch.starts[number] = index.start(key, 0, keyed);
        scratch.ends[number] = index.end(scratch.starts[number], key, 0, keyed);
      }
    }
    scratch.askedOf = index;
  }

  private void look(int number, ExactWords exact, boolean find, LexemeHits out) {
    VariantScratch scratch = out.scratch.variants;
    Utf8Buffer folded = out.scratch.folded;
    LatinSystem system = LatinSystem.at(number);
    if (!scratch.said.read(system, folded.bytes(), 0, folded.length())) {
      return;
    }
    int length = scratch.said.key().length();
    int start = scratch.starts[number];
    int end = scratch.ends[number];
    boolean everywhere = out.scratch.ranges.all(rows);
    for (int at = start; at < end; at++) {
      int lexeme = index.lexeme(at);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        int steps = steps(lexeme, system, out.scratch.variants);
        if (steps >= 0) {
          boolean near = !everywhere || (!system.abjad() && 3 * steps <= length);
          exact.romanized(lexeme, steps, near, find, out);
        }
      }
    }
  }

  /** The fewest letters by which what was typed differs from the lexeme, -1 if it is another. */
  private int steps(int lexeme, LatinSystem system, VariantScratch scratch) {
    int best = -1;
    for (int kind = LexemeTerms.LEMMA; kind <= LexemeTerms.ROMANIZATION; kind++) {
      Utf8Buffer spelling = scratch.spelling;
      spelling.clear();
      if (!rows.appendSpelling(lexeme, kind, 0, spelling)) {
        continue;
      }
      boolean latin = kind == LexemeTerms.ROMANIZATION;
      LatinSystem of = latin ? system : LatinSystem.of(spelling.bytes(), 0, spelling.length());
      for (int way = 0; of == system && way < (latin ? 1 : 2); way++) {
        int steps = read(latin ? null : system, way, system, scratch);
        best = steps >= 0 && (best < 0 || steps < best) ? steps : best;
      }
    }
    return best;
  }

  /** Compares the spelling in the scratch, romanized where {@code script} says how. */
  private static int read(
      @Nullable LatinSystem script, int way, LatinSystem system, VariantScratch scratch) {
    Utf8Buffer spelling = scratch.spelling;
    Utf8Buffer latin = scratch.latin;
    latin.clear();
    if (script == null) {
      Fold.fold(spelling.bytes(), 0, spelling.length(), latin);
      scratch.written.read(system, latin.bytes(), 0, latin.length());
    } else if (scratch.romanizer.append(
        script, way == 1, spelling.bytes(), 0, spelling.length(), latin)) {
      scratch.written.readWritten(system, latin.bytes(), 0, latin.length());
    } else {
      return -1;
    }
    return scratch.said.distance(system, scratch.written);
  }
}
