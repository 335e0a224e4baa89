package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.Contractions;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.NeighbourModel;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.HubTags;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateScratch.Attempt;
import org.lexhub.store.translation.evidence.HintWeights;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.PosTagCue;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;
import org.lexhub.store.translation.evidence.WordBag;
import org.lexhub.store.translation.source.SourceText;

/**
 * Translates words: finds the source word, weighs its senses by prior, hint and context, and
 * follows the meaning of each sense to the senses of the target languages.
 *
 * <p>{@link PivotPaths} says how the confidence of a translation comes about, {@code
 * TranslationOrder} how translations are ordered.
 *
 * <p>Safe for any number of threads, each with its own {@link Translation}.
 */
public final class Translator {
  /** The probability below which opinions make no difference. */
  private static final float MIN_PROBABILITY = 1e-9f;

  /** The minimum number of words of all languages for the meaning of a function word. */
  private static final int FUNCTION_WORDS = 10;

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final LanguageCodes codes;
  private final Signatures signatures;
  private final MeaningGraph graph;
  private final PosTagger tagger;
  private final VerbFrameModel verbFrames;
  private final NeighbourModel neighbours;
  private final SensePriors priors;
  private final SenseChoice choice;
  private final ForeignSenses foreignSenses;
  private final ForeignContext foreignContext;
  private final TargetWords targets;
  private final SourceText text;

  /** Creates a translator over the tables and models of a snapshot. */
  public Translator(
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LanguageCodes codes,
      Signatures signatures,
      MeaningVectors vectors,
      MeaningGraph graph,
      PosTagger tagger,
      VerbFrameModel verbFrames,
      NeighbourModel neighbours,
      TextColumn strings) {
    this.search = search;
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.codes = codes;
    this.signatures = signatures;
    this.graph = graph;
    this.tagger = tagger;
    this.verbFrames = verbFrames;
    this.neighbours = neighbours;
    HubTags tags = new HubTags(senses, meanings, codes);
    priors = new SensePriors(lexemes, senses, meanings, tags, codes, strings);
    HintChoice hints =
        new HintChoice(lexemes, senses, meanings, signatures, vectors, graph, tagger);
    choice = new SenseChoice(signatures, vectors, graph, neighbours, hints);
    foreignSenses = new ForeignSenses(lexemes, senses, meanings, tags, signatures, graph, codes);
    foreignContext = new ForeignContext(search, lexemes, foreignSenses);
    targets = new TargetWords(lexemes, senses, meanings, strings);
    text = new SourceText(search, lexemes, senses, meanings, codes, strings);
  }

  /**
   * Translates the text of a query. If no sense of the words as typed leads to a translation, those
   * of open classes do ({@code her} in German is rarely a preposition), or of words in another
   * letter case: {@code feind} is an adjective, but <em>Feind</em> has translations. An English
   * phrase of a person is then written in other ways, and blanks and hyphens are left out. A word
   * of a closed class that many languages have is meant as it is typed.
   *
   * @param out receives the result and keeps it until its next use
   * @throws IllegalArgumentException if a target is all languages, or if the text is not
   *     well-formed UTF-8
   */
  public void translate(TranslateQuery query, Translation out) {
    out.start(query.targetCount());
    TranslateScratch scratch = out.scratch;
    out.matchedOther(findSource(query, scratch));
    if (scratch.found.hits().size() == 0) {
      markEmpty(query, out);
      return;
    }
    translate(query, Attempt.AS_TYPED, out);
    if (out.isEmpty() && !isFunctionWord(out)) {
      translateOthers(query, out);
      if (out.isEmpty() && text.hasEnglishPerson(scratch.found)) {
        translateForms(query, out);
      }
      if (out.isEmpty() && SourceText.canBeJoined(query.text())) {
        translateJoined(query, out);
      }
    }
  }

  /** Finds the source words; returns whether something other than the text was looked up last. */
  private boolean findSource(TranslateQuery query, TranslateScratch scratch) {
    return text.find(query.text(), query.source(), scratch.found);
  }

  /**
   * Translates a text that has no translations without its blanks and hyphens: some dictionary
   * lists <i>week-end</i>, others only <i>weekend</i>.
   */
  private void translateJoined(TranslateQuery query, Translation out) {
    if (text.findJoined(out.scratch.found) && out.scratch.found.hits().isWellSpelled(0)) {
      out.matchedOther(true);
      translate(query, Attempt.AS_TYPED, out);
    }
    if (out.isEmpty()) {
      out.matchedOther(findSource(query, out.scratch));
      translate(query, Attempt.AS_TYPED, out);
    }
  }

  /**
   * Translates other ways to write an English phrase of a person that has no translations:
   * dictionaries list <i>lose your temper</i> beside <i>lose one's temper</i>.
   */
  private void translateForms(TranslateQuery query, Translation out) {
    for (String form : text.forms(out.scratch.found)) {
      if (text.findEqual(form, out.scratch.found)) {
        out.matchedOther(true);
        translate(query, Attempt.AS_TYPED, out);
        if (!out.isEmpty()) {
          return;
        }
      }
    }
    out.matchedOther(findSource(query, out.scratch));
    translate(query, Attempt.AS_TYPED, out);
  }

  private void translateOthers(TranslateQuery query, Translation out) {
    boolean otherCase = HitWeights.hasOtherCase(out.scratch.found.hits());
    boolean openClasses = hasBothClasses(out);
    if (openClasses) {
      translate(query, Attempt.OPEN_CLASSES, out);
    }
    if (otherCase && out.isEmpty()) {
      translate(query, Attempt.OTHER_CASE, out);
    }
    if ((openClasses || otherCase) && out.isEmpty()) {
      translate(query, Attempt.AS_TYPED, out);
    }
  }

  /** Returns whether senses of closed and of open classes were weighed. */
  private static boolean hasBothClasses(Translation out) {
    int closed = out.scratch.pool.size();
    return closed > 0 && closed < out.senses.size();
  }

  /** Returns whether the first sense is of a closed class, and words of many languages have it. */
  private boolean isFunctionWord(Translation out) {
    return out.senses.size() > 0
        && SenseStrength.isClosed(posOf(out.senses, 0), -1)
        && meanings.senseCount(out.senses.meaning(0)) >= FUNCTION_WORDS;
  }

  private void translate(TranslateQuery query, Attempt attempt, Translation out) {
    TranslateScratch scratch = out.scratch;
    scratch.attempt = attempt;
    out.start(query.targetCount());
    out.source(scratch.found.hits().lexeme(0));
    Pos pos = query.pos() == null ? scratch.found.pos() : query.pos();
    priors.gather(query, scratch, pos, out);
    if (out.senses.size() == 0 && pos != null) {
      priors.gather(query, scratch, null, out);
      out.posUnmatched(out.senses.size() > 0 && query.pos() != null);
    }
    if (out.senses.size() > 0) {
      readWords(query, scratch, out.senses);
      weighSentence(query, scratch, out.senses);
      if (query.glosses() != null && isEnglish(query.source())) {
        scratch.gloss.weigh(query.context(), scratch, query.glosses(), out.senses);
      }
      boolean matched = choice.choose(out.senses, query.hint(), scratch);
      out.hintUnmatched(query.hint().length() > 0 && !matched);
      out.source(senses.lexeme(out.senses.sense(0)));
      out.minSense(matched ? HintWeights.MIN_TRANSLATED_CONFIDENCE : 0);
      boolean closed =
          SenseStrength.isClosed(posOf(out.senses, 0), -1)
              || priors.isWidespreadPhrase(out.senses.sense(0));
      out.parts.read(out.senses, matched || query.context().length() > 0, closed);
      for (int target = 0; target < query.targetCount(); target++) {
        targets.add(query, target, out);
      }
    } else {
      out.hintUnmatched(query.hint().length() > 0);
      markEmpty(query, out);
    }
  }

  /**
   * Lists the paths that the confidence of an item comes from.
   *
   * @param query the query of the result, unchanged
   * @param answer the result
   * @param item the index of the item
   * @param out receives the paths that lead to the item, those of the most likely senses first
   */
  public void explain(TranslateQuery query, Translation answer, int item, PivotPaths out) {
    targets.explain(query, answer, item, out);
  }

  private static void markEmpty(TranslateQuery query, Translation out) {
    for (int target = 0; target < query.targetCount(); target++) {
      out.targetEmpty(target, true);
    }
  }

  private void readWords(
      TranslateQuery query, TranslateScratch scratch, SenseCandidates candidates) {
    scratch.textWords.read(scratch.found.matched().bytes(), 0, scratch.found.matched().length());
    boolean english = isEnglish(query.source());
    Utf8Buffer hint = query.hint();
    scratch.hintSentence.read(hint.bytes(), 0, english ? hint.length() : 0);
    Utf8Buffer context = query.context();
    scratch.sentence.read(context.bytes(), 0, english ? context.length() : 0);
    readBag(
        query.hint(), query, scratch.hintSentence, scratch, scratch.hint, scratch.hintWalk, null);
    readBag(context, query, scratch.sentence, scratch, scratch.context, scratch.walk, candidates);
  }

  /** Notes what the sentence, and the language it is in, tell about each sense. */
  private void weighSentence(
      TranslateQuery query, TranslateScratch scratch, SenseCandidates candidates) {
    if (query.context().length() == 0) {
      return;
    }
    candidates.setForeign(!isEnglish(query.source()));
    if (candidates.isForeign()) {
      foreignSenses.weigh(candidates);
      foreignSenses.place(candidates, query, scratch.found.matched());
    } else {
      weighPartsOfSpeech(query, scratch, candidates);
    }
  }

  /**
   * Multiplies the priors of the senses by the likelihood of their parts of speech in the sentence,
   * and those of verbs by that of their verb frames.
   */
  private void weighPartsOfSpeech(
      TranslateQuery query, TranslateScratch scratch, SenseCandidates candidates) {
    scratch.posTag.read(scratch.sentence, scratch.found.matched(), tagger);
    if (!scratch.posTag.known()) {
      readForm(query, scratch, candidates);
    }
    for (int i = 0; i < candidates.size(); i++) {
      Pos pos = posOf(candidates, i);
      float likelihood = scratch.posTag.likelihood(pos);
      candidates.setOpinion(i, SenseOpinion.PRIOR, log(candidates.prior(i)));
      candidates.setOpinion(i, SenseOpinion.PART_OF_SPEECH, log(likelihood));
      candidates.multiplyPrior(i, likelihood);
    }
    candidates.normalizePriors();
    scratch.verbFrame.weigh(scratch.sentence, scratch.posTag, verbFrames, tagger, candidates);
    scoreNeighbours(scratch, candidates);
  }

  /** Notes the scores of the neighbours of the word, where it occurs in the sentence. */
  private void scoreNeighbours(TranslateScratch scratch, SenseCandidates candidates) {
    PosTagCue place = scratch.posTag;
    candidates.setPlaced(place.known());
    if (place.known() && neighbours.isKnown()) {
      scratch.neighbours.read(scratch.sentence, place.from(), place.to(), tagger);
      for (int i = 0; i < candidates.size(); i++) {
        float score = neighbours.score(scratch.neighbours, candidates.meaning(i));
        candidates.setOpinion(i, SenseOpinion.NEIGHBOURS, score);
      }
    }
  }

  private static float log(float probability) {
    return (float) Math.log(Math.max(MIN_PROBABILITY, probability));
  }

  /** Returns the part of speech of a candidate: of its word or, if unknown, of its meaning. */
  private Pos posOf(SenseCandidates candidates, int i) {
    Pos pos = lexemes.posOf(senses.lexeme(candidates.sense(i)));
    Pos meant = pos == Pos.OTHER ? meanings.posOf(candidates.meaning(i)) : pos;
    return meant == null ? pos : meant;
  }

  /** Reads the first irregular form of the word in the sentence, such as "went" of "go". */
  private void readForm(
      TranslateQuery query, TranslateScratch scratch, SenseCandidates candidates) {
    Sentence sentence = scratch.sentence;
    for (int token = 0; token < sentence.size(); token++) {
      if (sentence.isWord(token) && isForm(query, token, scratch, candidates)) {
        scratch.posTag.readAt(sentence, token, token + 1, tagger);
        return;
      }
    }
  }

  private boolean isForm(
      TranslateQuery query, int token, TranslateScratch scratch, SenseCandidates candidates) {
    Utf8Buffer word = scratch.word;
    word.clear();
    Sentence sentence = scratch.sentence;
    int start = sentence.start(token);
    word.put(sentence.bytes(), start, sentence.end(token) - start);
    search.find(word.bytes(), word.length(), query.source(), scratch.wordHits);
    for (int hit = 0; hit < scratch.wordHits.size(); hit++) {
      if (scratch.wordHits.match(hit) == MatchKind.FORM) {
        for (int i = 0; i < candidates.size(); i++) {
          if (senses.lexeme(candidates.sense(i)) == scratch.wordHits.lexeme(hit)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void readBag(
      Utf8Buffer text,
      TranslateQuery query,
      Sentence sentence,
      TranslateScratch scratch,
      WordBag bag,
      PersonalizedPageRank walk,
      @Nullable SenseCandidates candidates) {
    bag.clear();
    walk.clear();
    if (text.length() == 0) {
      return;
    }
    boolean english = isEnglish(query.source());
    Utf8Buffer read = text;
    if (english) {
      read = scratch.withoutContractions;
      Contractions.leaveOut(text.bytes(), text.length(), read);
    }
    if (english || text == query.hint()) {
      scratch.words.read(read.bytes(), 0, read.length());
      bag.addAll(scratch.words, scratch.textWords, signatures);
    }
    if (english) {
      scratch.start.add(sentence, scratch.textWords, graph, signatures, walk);
    } else {
      foreignContext.add(text, query.source(), scratch, candidates, bag, walk);
    }
  }

  private boolean isEnglish(LanguageSet source) {
    int hub = HubLanguage.row(codes);
    return hub >= 0 && source.count() == 1 && source.get(0) == hub;
  }
}
