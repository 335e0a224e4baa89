package org.lexhub.store.translation.source;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TypedText;
import org.lexhub.store.text.Utf8Buffer;

/** The words that are found for a text, and the memory of the search; reusable, for one thread. */
public final class FoundSource {
  private final LexemeHits hits = new LexemeHits();
  private final Utf8Buffer matched = new Utf8Buffer(64);
  private @Nullable Pos pos;
  private double certainty = 1;

  Utf8Buffer text = new Utf8Buffer(0);
  LanguageSet source = new LanguageSet();

  /** The text without the marks around it. Steps may shorten it for those that follow. */
  final Utf8Buffer bare = new Utf8Buffer(64);

  final Utf8Buffer phrase = new Utf8Buffer(64);
  final Utf8Buffer word = new Utf8Buffer(64);
  final LexemeHits wordHits = new LexemeHits();

  /** The hub language. */
  final LanguageSet english = new LanguageSet();

  /** The starts of the parts of a compound. */
  final int[] partStarts = new int[Compounds.MAX_PARTS + 1];

  /** Creates a result without words. */
  public FoundSource() {}

  /** Returns the words. */
  public LexemeHits hits() {
    return hits;
  }

  /** Returns the text that was looked up last. */
  public Utf8Buffer matched() {
    return matched;
  }

  /** Returns the part of speech that the words before the matched text demand, or null. */
  public @Nullable Pos pos() {
    return pos;
  }

  /** Returns the factor of the odds of all translations for the way in which the text was found. */
  public double certainty() {
    return certainty;
  }

  void start(Utf8Buffer newText, LanguageSet newSource) {
    text = newText;
    source = newSource;
    pos = null;
    certainty = 1;
  }

  void pos(@Nullable Pos demanded) {
    pos = demanded;
  }

  void certainty(double factor) {
    certainty = factor;
  }

  /** Sets {@link #bare} to the text without the marks around it. */
  void readBare() {
    bare.clear();
    TypedText.bare(text.bytes(), text.length(), bare);
  }

  boolean isBareShorter() {
    return bare.length() < text.length();
  }
}
