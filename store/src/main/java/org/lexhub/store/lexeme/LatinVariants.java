package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.spelling.LatinKey;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds words of other scripts by Latin letters. The index leads from the key of the query in each
 * system to lexemes; each whose shape fits is romanized again to see whether it agrees and how far
 * it is from what was typed. Among all languages it must be nearer than in a few.
 */
final class LatinVariants {
  private static final int MAX_LENGTH = 48;

  private final LatinIndex index;
  private final LatinSystems systems;
  private final LexemeFacts rows;

  LatinVariants(LatinIndex index, LatinSystems systems, LexemeFacts rows) {
    this.index = index;
    this.systems = systems;
    this.rows = rows;
  }

  /** Adds what the query, of a to z and blanks, finds. */
  void search(ExactMatches exact, boolean find, LexemeHits out) {
    if (!ask(out)) {
      return;
    }
    VariantScratch scratch = out.scratch.variants;
    for (int number = 0; number < scratch.starts.length; number++) {
      if (scratch.starts[number] < scratch.ends[number]) {
        look(number, exact, find, out);
      }
    }
  }

  /** No fewer words than the search would romanize; above {@code most} it may be any number. */
  int entries(long most, LexemeHits out) {
    if (!ask(out)) {
      return 0;
    }
    VariantScratch scratch = out.scratch.variants;
    int entries = 0;
    for (int number = 0; number < scratch.starts.length; number++) {
      entries += scratch.ends[number] - scratch.starts[number];
    }
    return entries <= most ? entries : likely(most, out);
  }

  /** How many words the search would romanize, counted until there are too many. */
  private int likely(long most, LexemeHits out) {
    VariantScratch scratch = out.scratch.variants;
    boolean everywhere = out.scratch.ranges.all(rows);
    int entries = 0;
    for (int number = 0; number < scratch.starts.length; number++) {
      for (int at = scratch.starts[number]; at < scratch.ends[number] && entries <= most; at++) {
        boolean wanted = out.scratch.ranges.inRange(index.lexeme(at));
        entries += wanted && mayBe(number, at, everywhere, scratch) ? 1 : 0;
      }
    }
    return entries;
  }

  /**
   * Finds the words of every system of the searched languages, unless that was done for the same
   * text and systems just before.
   *
   * @return false where there are none, as the text is too long or the languages have no system
   */
  private boolean ask(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    VariantScratch scratch = out.scratch.variants;
    int length = folded.length();
    int wanted = length > MAX_LENGTH ? 0 : out.scratch.ranges.systems(systems);
    if (wanted == 0 || index.size() == 0) {
      return false;
    }
    Utf8Buffer asked = scratch.asked;
    if (scratch.askedOf == index
        && scratch.askedIn == wanted
        && Arrays.equals(folded.bytes(), 0, length, asked.bytes(), 0, asked.length())) {
      return true;
    }
    scratch.askedOf = null;
    asked.clear();
    asked.put(folded.bytes(), 0, length);
    for (int number = 0; number < scratch.starts.length; number++) {
      LatinSystem system = LatinSystem.at(number);
      LatinKey said = scratch.said[number];
      scratch.starts[number] = 0;
      scratch.ends[number] = 0;
      if ((wanted >> number & 1) == 1
          && length >= system.shortest()
          && said.read(system, folded.bytes(), 0, length)) {
        long hash = LatinIndex.hash(said.key().bytes(), 0, said.key().length());
        scratch.starts[number] = index.start(hash);
        scratch.ends[number] = index.end(scratch.starts[number], hash);
      }
    }
    scratch.askedOf = index;
    scratch.askedIn = wanted;
    return true;
  }

  private boolean mayBe(int number, int at, boolean everywhere, VariantScratch scratch) {
    return scratch.said[number].mayBe(LatinSystem.at(number), index.shape(at), everywhere);
  }

  private void look(int number, ExactMatches exact, boolean find, LexemeHits out) {
    VariantScratch scratch = out.scratch.variants;
    LatinSystem system = LatinSystem.at(number);
    int length = scratch.said[number].key().length();
    boolean everywhere = out.scratch.ranges.all(rows);
    int end = scratch.ends[number];
    for (int at = scratch.starts[number]; at < end; at++) {
      int lexeme = index.lexeme(at);
      if (out.scratch.ranges.inRange(lexeme)
          && mayBe(number, at, everywhere, scratch)
          && out.scratch.ranges.hasPos(rows, lexeme)) {
        int steps = steps(lexeme, number, everywhere, scratch);
        if (steps >= 0) {
          boolean near = !everywhere || (!system.abjad() && 3 * steps <= length);
          exact.romanized(lexeme, steps, near, find, out);
        }
      }
    }
  }

  /** The fewest letters by which what was typed differs from the lexeme, -1 if it is another. */
  private int steps(int lexeme, int number, boolean everywhere, VariantScratch scratch) {
    LatinSystem system = LatinSystem.at(number);
    int best = -1;
    for (int kind = LexemeTerms.LEMMA; best != 0 && kind <= LexemeTerms.ROMANIZATION; kind++) {
      Utf8Buffer spelling = scratch.spelling;
      spelling.clear();
      if (!rows.appendSpelling(lexeme, kind, 0, spelling)) {
        continue;
      }
      boolean latin = kind == LexemeTerms.ROMANIZATION;
      LatinSystem of = latin ? system : LatinSystem.of(spelling.bytes(), 0, spelling.length());
      for (int way = 0; of == system && way < (latin ? 1 : 2); way++) {
        if (read(latin ? null : system, way, system, scratch)) {
          int steps = scratch.said[number].distance(system, scratch.written, everywhere);
          best = steps >= 0 && (best < 0 || steps < best) ? steps : best;
        }
      }
    }
    return best;
  }

  /** Reads the spelling in the scratch, romanized where {@code script} says how. */
  private static boolean read(
      @Nullable LatinSystem script, int way, LatinSystem system, VariantScratch scratch) {
    Utf8Buffer spelling = scratch.spelling;
    Utf8Buffer latin = scratch.latin;
    latin.clear();
    if (script == null) {
      Fold.fold(spelling.bytes(), 0, spelling.length(), latin);
      scratch.written.read(system, latin.bytes(), 0, latin.length());
      return true;
    }
    if (!scratch.romanizer.append(
        script, way == 1, spelling.bytes(), 0, spelling.length(), latin)) {
      return false;
    }
    scratch.written.readWritten(system, latin.bytes(), 0, latin.length());
    return true;
  }
}
