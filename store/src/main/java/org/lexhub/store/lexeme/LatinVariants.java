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
 * Finds words of other scripts by Latin letters. The index maps the key of the query in each
 * romanization system to lexemes. Each lexeme with a matching shape is romanized and compared with
 * the query. In a search of all languages it must be closer to the query than in a search of some.
 */
final class LatinVariants {
  /** The maximum length of a query, in bytes. */
  private static final int MAX_LENGTH = 48;

  /** In a search of all languages, a word is near if at most one in this many letters differs. */
  private static final int LETTERS_PER_NEAR_STEP = 3;

  private final LatinIndex index;
  private final LatinSystems systems;
  private final LexemeFacts rows;

  LatinVariants(LatinIndex index, LatinSystems systems, LexemeFacts rows) {
    this.index = index;
    this.systems = systems;
    this.rows = rows;
  }

  /** Adds the words of other scripts for a query of the letters a to z and blanks. */
  void search(ExactMatches exact, boolean find, LexemeHits out) {
    if (!lookUp(out)) {
      return;
    }
    VariantScratch scratch = out.scratch.variants;
    for (int number = 0; number < scratch.starts.length; number++) {
      if (scratch.starts[number] < scratch.ends[number]) {
        addWords(number, exact, find, out);
      }
    }
  }

  /**
   * Returns an upper bound of the number of words that the search romanizes; if the result is above
   * {@code max}, the number can be higher.
   */
  int entries(long max, LexemeHits out) {
    if (!lookUp(out)) {
      return 0;
    }
    VariantScratch scratch = out.scratch.variants;
    int entries = 0;
    for (int number = 0; number < scratch.starts.length; number++) {
      entries += scratch.ends[number] - scratch.starts[number];
    }
    return entries <= max ? entries : matchingEntries(max, out);
  }

  /** Counts the words that the search romanizes, until there are more than {@code max}. */
  private int matchingEntries(long max, LexemeHits out) {
    VariantScratch scratch = out.scratch.variants;
    boolean everywhere = out.scratch.ranges.all(rows);
    int entries = 0;
    for (int number = 0; number < scratch.starts.length; number++) {
      for (int at = scratch.starts[number]; at < scratch.ends[number] && entries <= max; at++) {
        boolean searched = out.scratch.ranges.inRange(index.lexeme(at));
        entries += searched && canMatch(number, at, everywhere, scratch) ? 1 : 0;
      }
    }
    return entries;
  }

  /**
   * Looks up the words of every system of the searched languages, unless the last look-up was for
   * the same text and systems.
   *
   * @return false if there are none, because the text is too long or the languages have no system
   */
  private boolean lookUp(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    VariantScratch scratch = out.scratch.variants;
    int length = folded.length();
    int searched = length > MAX_LENGTH ? 0 : out.scratch.ranges.systems(systems);
    if (searched == 0 || index.size() == 0) {
      return false;
    }
    Utf8Buffer lookedUp = scratch.lookedUpText;
    if (scratch.lookedUpIndex == index
        && scratch.lookedUpSystems == searched
        && Arrays.equals(folded.bytes(), 0, length, lookedUp.bytes(), 0, lookedUp.length())) {
      return true;
    }
    scratch.lookedUpIndex = null;
    lookedUp.clear();
    lookedUp.put(folded.bytes(), 0, length);
    for (int number = 0; number < scratch.starts.length; number++) {
      LatinSystem system = LatinSystem.at(number);
      LatinKey key = scratch.queryKeys[number];
      scratch.starts[number] = 0;
      scratch.ends[number] = 0;
      if ((searched >> number & 1) == 1
          && length >= system.shortest()
          && key.read(system, folded.bytes(), 0, length)) {
        long hash = LatinIndex.hash(key.key().bytes(), 0, key.key().length());
        scratch.starts[number] = index.start(hash);
        scratch.ends[number] = index.end(scratch.starts[number], hash);
      }
    }
    scratch.lookedUpIndex = index;
    scratch.lookedUpSystems = searched;
    return true;
  }

  private boolean canMatch(int number, int at, boolean everywhere, VariantScratch scratch) {
    return scratch.queryKeys[number].mayBe(LatinSystem.at(number), index.shape(at), everywhere);
  }

  /** Adds the matching words of a system. */
  private void addWords(int number, ExactMatches exact, boolean find, LexemeHits out) {
    VariantScratch scratch = out.scratch.variants;
    LatinSystem system = LatinSystem.at(number);
    int length = scratch.queryKeys[number].key().length();
    boolean everywhere = out.scratch.ranges.all(rows);
    int end = scratch.ends[number];
    for (int at = scratch.starts[number]; at < end; at++) {
      int lexeme = index.lexeme(at);
      if (out.scratch.ranges.inRange(lexeme)
          && canMatch(number, at, everywhere, scratch)
          && out.scratch.ranges.hasPos(rows, lexeme)) {
        int steps = steps(lexeme, number, everywhere, scratch);
        if (steps >= 0) {
          boolean near =
              !everywhere || (!system.abjad() && LETTERS_PER_NEAR_STEP * steps <= length);
          exact.romanized(lexeme, steps, near, find, out);
        }
      }
    }
  }

  /**
   * Returns the minimum number of letters by which the query differs from a romanization of the
   * lexeme, or -1 if it is no romanization of it.
   */
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
      for (int variant = 0; of == system && variant < (latin ? 1 : 2); variant++) {
        if (read(latin ? null : system, variant, system, scratch)) {
          int steps = scratch.queryKeys[number].distance(system, scratch.wordKey, everywhere);
          best = steps >= 0 && (best < 0 || steps < best) ? steps : best;
        }
      }
    }
    return best;
  }

  /** Reads the spelling in the scratch, romanized by a system unless {@code script} is null. */
  private static boolean read(
      @Nullable LatinSystem script, int variant, LatinSystem system, VariantScratch scratch) {
    Utf8Buffer spelling = scratch.spelling;
    Utf8Buffer latin = scratch.latin;
    latin.clear();
    if (script == null) {
      Fold.fold(spelling.bytes(), 0, spelling.length(), latin);
      scratch.wordKey.read(system, latin.bytes(), 0, latin.length());
      return true;
    }
    if (!scratch.romanizer.append(
        script, variant == 1, spelling.bytes(), 0, spelling.length(), latin)) {
      return false;
    }
    scratch.wordKey.readWritten(system, latin.bytes(), 0, latin.length());
    return true;
  }
}
