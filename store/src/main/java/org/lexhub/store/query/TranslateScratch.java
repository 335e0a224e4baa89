package org.lexhub.store.query;

import org.lexhub.store.index.Sentence;
import org.lexhub.store.index.SignatureWords;
import org.lexhub.store.text.Utf8Buffer;

/** The working memory of a translation. */
final class TranslateScratch {
  final LexemeHits hits = new LexemeHits();
  final LexemeHits wordHits = new LexemeHits();
  final SignatureWords textWords = new SignatureWords();
  final SignatureWords words = new SignatureWords();
  final WordBag hint = new WordBag();
  final WordBag hintKin = new WordBag();
  final WordBag context = new WordBag();
  final Sentence sentence = new Sentence();
  final Sentence hintSentence = new Sentence();
  final ContextVector near = new ContextVector();
  final ContextWalk walk = new ContextWalk();
  final ContextWalk hintWalk = new ContextWalk();
  final WalkStart start = new WalkStart();
  final WordClassCue cue = new WordClassCue();
  final TraitCue traits = new TraitCue();
  final Pointed pointed = new Pointed();
  final Likeness likeness = new Likeness();
  final int[] hubLexemes = new int[HubWords.MOST_LOOKUPS];
  int hubCount;
  final KnownWords known = new KnownWords();
  final Utf8Buffer word = new Utf8Buffer(64);
  final Utf8Buffer spread = new Utf8Buffer(256);
  final Utf8Buffer phrase = new Utf8Buffer(64);
}
