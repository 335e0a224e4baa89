package org.lexhub.store.translation.typed;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.lexeme.SpellingComparison;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Weighs the lemmas that a text can mean if it is typed without diacritics or all in capital
 * letters: Turkish <i>cocuk</i> is typed for <i>çocuk</i>, Vietnamese <i>nuoc</i> for <i>nước</i>,
 * and <i>RICE</i> for <i>rice</i>, though an organization has this name.
 *
 * <p>The lemmas that differ from such a text only in this share it by their frequency. If the most
 * common of them is far more common than the words that are spelled like the text, it comes first.
 * Lemmas with diacritics also come before words of which only the rules make the text a form,
 * because rules compare endings without diacritics. Reusable, for one thread.
 */
public final class BareSpelling {
  /** The number of units of {@link LexemeScore#rarity} in a nat. */
  private static final float UNITS_PER_NAT = 20;

  /** The rarity by which a word as typed must be rarer than another: ten times. */
  private static final int FAR_RARER = 46;

  /** The minimum number of letters of a text in capital letters that is no acronym. */
  private static final int MIN_CAPITALS = 3;

  private static final int NONE = Integer.MAX_VALUE;

  private final Utf8Buffer folded = new Utf8Buffer(64);
  private LexemeHits hits = new LexemeHits();

  /** Whether the lemmas in question have diacritics; else they have small letters. */
  private boolean marked;

  /** The lowest rarity of a lemma in question. */
  private int lowest;

  /** Whether such lemmas come before the words that are spelled like the text. */
  private boolean first;

  /** Creates weights that {@link #read} fills. */
  public BareSpelling() {}

  /** Reads the words found for a text. */
  public void read(LexemeHits found, Utf8Buffer text, LexemeTable lexemes) {
    hits = found;
    first = false;
    boolean capitals = isCapitals(text);
    if (!capitals && !isBare(text)) {
      return;
    }
    int withMarks = NONE;
    int small = NONE;
    int typed = NONE;
    for (int i = 0; i < found.size(); i++) {
      int rarity = rarity(i, lexemes);
      if (found.isFoldedLemma(i)) {
        withMarks = Math.min(withMarks, rarity);
      } else if (capitals && found.isLemmaOfOtherCase(i)) {
        small = Math.min(small, rarity);
      } else if (found.isWellSpelled(i) && !found.isRuledForm(i)) {
        typed = Math.min(typed, rarity);
      }
    }
    marked = isFarLower(withMarks, Math.min(typed, small));
    lowest = marked ? withMarks : small;
    first = marked || (typed != NONE && isFarLower(small, typed));
  }

  private static boolean isFarLower(int rarity, int other) {
    return rarity != NONE && (other == NONE || other - rarity >= FAR_RARER);
  }

  /** Returns whether the lemmas that were typed carelessly come first. */
  public boolean isFirst() {
    return first;
  }

  /** Returns whether a hit is one of these lemmas. */
  public boolean isMeant(int i) {
    return marked ? hits.isFoldedLemma(i) : hits.isLemmaOfOtherCase(i);
  }

  /**
   * Returns the weight of a hit; only if those lemmas come first.
   *
   * @param inflected the weight of a word of which the text is an inflected form
   * @param rare the weight of a rare word that is spelled like the text
   */
  public float share(int i, LexemeTable lexemes, float inflected, float rare) {
    float among = (float) Math.exp((lowest - rarity(i, lexemes)) / UNITS_PER_NAT);
    if (isMeant(i)) {
      return among;
    }
    if (hits.isRuledForm(i)) {
      return inflected * Math.min(1, among);
    }
    return hits.isWellSpelled(i) ? rare : 0;
  }

  private int rarity(int i, LexemeTable lexemes) {
    int lexeme = hits.lexeme(i);
    return LexemeScore.rarity(
        lexemes.frequencyRank(lexeme), lexemes.sourceCount(lexeme), lexemes.senseCount(lexeme));
  }

  /** Returns whether a text has several capital letters and no small ones. */
  public static boolean isCapitals(Utf8Buffer text) {
    int letters = 0;
    for (int at = 0; at < text.length(); ) {
      int codePoint = Utf8.decode(text.bytes(), at, text.length());
      if (Character.isLowerCase(codePoint)) {
        return false;
      }
      letters += Character.isUpperCase(codePoint) ? 1 : 0;
      at += Utf8.length(codePoint);
    }
    return letters >= MIN_CAPITALS;
  }

  /** Returns whether a text has no diacritics, that is, whether folding changes only its case. */
  private boolean isBare(Utf8Buffer text) {
    folded.clear();
    return Fold.fold(text.bytes(), 0, text.length(), folded)
        && SpellingComparison.compare(text.bytes(), 0, text.length(), folded)
            != LexemeScore.Equality.FOLDED;
  }
}
