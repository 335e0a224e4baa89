package org.lexhub.store.translation;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.result.VocalizationKey;
import org.lexhub.store.sense.NeighbourFeatures;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.ContextVector;
import org.lexhub.store.translation.evidence.ContextWordCache;
import org.lexhub.store.translation.evidence.HintKind;
import org.lexhub.store.translation.evidence.HintPos;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.PosTagCue;
import org.lexhub.store.translation.evidence.SenseOpinion;
import org.lexhub.store.translation.evidence.SensePool;
import org.lexhub.store.translation.evidence.VerbFrameCue;
import org.lexhub.store.translation.evidence.WalkStart;
import org.lexhub.store.translation.evidence.WordBag;
import org.lexhub.store.translation.source.FoundSource;
import org.lexhub.store.translation.typed.BareSpelling;

/** The working memory of a query; reusable, for one thread. */
final class TranslateScratch {
  /** Which of the words found for a text are translated; the next follows an empty result. */
  enum Attempt {
    /** All, each as likely as its frequency makes it. */
    AS_TYPED,
    /** Those of open classes: a rare word of a closed class seems as frequent as its spelling. */
    OPEN_CLASSES,
    /** Lemmas that differ from the text in letter case. */
    OTHER_CASE
  }

  final FoundSource found = new FoundSource();
  final LexemeHits wordHits = new LexemeHits();
  final SignatureWords textWords = new SignatureWords();
  final SignatureWords words = new SignatureWords();
  final SensePool pool = new SensePool();
  final BareSpelling bareSpelling = new BareSpelling();
  final WordBag hint = new WordBag();
  final HintKind hintKind = new HintKind();
  final HintPos hintPos = new HintPos();
  final WordBag hintDerived = new WordBag();
  final WordBag context = new WordBag();
  final Sentence sentence = new Sentence();
  final float[] opinionWeights = new float[SenseOpinion.COUNT];
  final Sentence hintSentence = new Sentence();
  final ContextVector near = new ContextVector();
  final PersonalizedPageRank walk = new PersonalizedPageRank();
  final PersonalizedPageRank hintWalk = new PersonalizedPageRank();
  final WalkStart start = new WalkStart();
  final PosTagCue posTag = new PosTagCue();
  final VerbFrameCue verbFrame = new VerbFrameCue();
  final NeighbourFeatures neighbours = new NeighbourFeatures();
  final GlossCue gloss = new GlossCue();
  final VocalizationKey pointed = new VocalizationKey();
  final PathEnds ends = new PathEnds();
  final CognateFactor cognateFactor = new CognateFactor();
  final int[] contextLexemes = new int[ForeignContext.MAX_LOOKUPS];
  int contextCount;
  final ContextWordCache known = new ContextWordCache();

  /** Which of the words that were found are translated. */
  Attempt attempt = Attempt.AS_TYPED;

  /** What the source word is. */
  PhraseFactor.Kind kind = PhraseFactor.Kind.WORD;

  final Utf8Buffer word = new Utf8Buffer(64);
  final Utf8Buffer withoutContractions = new Utf8Buffer(256);
}
