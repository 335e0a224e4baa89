package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.WordPlaces;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.table.HubTags;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;
import org.lexhub.store.translation.evidence.SenseWeights;
import org.lexhub.store.translation.evidence.WordBag;

/**
 * How usual the senses of words of other languages than English are in a text.
 *
 * <p>No text of these languages has marked senses. What their dictionaries tell is how certain the
 * link of a word and a meaning is, in which order they list the senses of the word, and how many
 * languages have a word for the meaning. Half of the meanings that automatic wordnets give a word
 * are those of its English translations, so the certainty tells most.
 */
final class ForeignSenses {
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final HubTags tags;
  private final Signatures signatures;
  private final MeaningGraph graph;
  private final WordPlaces places;

  ForeignSenses(
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      HubTags tags,
      Signatures signatures,
      MeaningGraph graph,
      LanguageCodes codes) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.tags = tags;
    this.signatures = signatures;
    this.graph = graph;
    places = WordPlaces.of(codes);
  }

  /**
   * Sets the opinion {@link SenseOpinion#PRIOR} of each candidate to a weighted sum of the
   * logarithms of its prior, of the confidence of its link, of the tags of the English words with
   * its meaning, and of the number of words that have its meaning.
   */
  void weigh(SenseCandidates candidates) {
    for (int i = 0; i < candidates.size(); i++) {
      int meaning = candidates.meaning(i);
      double link = Math.max(1, candidates.linkBasisPoints(i)) / 10_000.0;
      double score =
          SenseWeights.FOREIGN_PRIOR * Math.log(Math.max(Float.MIN_NORMAL, candidates.prior(i)))
              + SenseWeights.FOREIGN_LINK * Math.log(link)
              + SenseWeights.FOREIGN_TAGS * Math.log(1.0 + tags.of(meaning))
              + SenseWeights.FOREIGN_WORDS * Math.log(1.0 + meanings.senseCount(meaning));
      candidates.setOpinion(i, SenseOpinion.PRIOR, (float) score);
    }
  }

  /**
   * Sets the opinion {@link SenseOpinion#PART_OF_SPEECH} of the candidates: what the words beside
   * the word tell.
   */
  void place(SenseCandidates candidates, TranslateQuery query, Utf8Buffer word) {
    Pos told = places.pos(query.context(), word, query.source());
    if (told == null) {
      return;
    }
    for (int i = 0; i < candidates.size(); i++) {
      boolean fits = fits(lexemes.posOf(senses.lexeme(candidates.sense(i))), told);
      candidates.setOpinion(i, SenseOpinion.PART_OF_SPEECH, fits ? 0 : -1);
    }
  }

  private static boolean fits(Pos pos, Pos told) {
    return switch (pos) {
      case NOUN, NAME, ADJ, NUM, PRON -> told == Pos.NOUN;
      case VERB, AUX -> told == Pos.VERB;
      case ADV, CONJ, PARTICLE, ADP, DET, INTJ -> false;
      default -> true;
    };
  }

  /**
   * Adds the meanings of a word to the starts of a walk, and their English lemmas to a bag, each
   * meaning with its share. Homographs of the word that have other parts of speech count too.
   *
   * @param weight the weight of the word, which its meanings share
   * @param candidates the senses between which the sentence decides, or null. A meaning of one of
   *     them is left out: two words of a sentence rarely mean the same, and a meaning always looks
   *     like itself.
   */
  void addMeanings(
      int lexeme,
      float weight,
      @Nullable SenseCandidates candidates,
      WordBag bag,
      PersonalizedPageRank walk) {
    int first = lexeme;
    while (first > 0 && isSameWord(first - 1, lexeme)) {
      first--;
    }
    int end = lexeme + 1;
    while (end < lexemes.size() && isSameWord(end, lexeme)) {
      end++;
    }
    double sum = 0;
    for (int row = first; row < end; row++) {
      for (int sense = lexemes.firstSense(row); sense < lexemes.senseEnd(row); sense++) {
        sum += share(row, sense);
      }
    }
    for (int row = first; row < end; row++) {
      for (int sense = lexemes.firstSense(row); sense < lexemes.senseEnd(row); sense++) {
        float share = (float) (share(row, sense) / sum);
        int meaning = senses.meaning(sense);
        boolean candidate = candidates != null && candidates.indexOf(meaning) >= 0;
        if (share >= SenseWeights.MIN_FOREIGN_SHARE && !candidate) {
          addMeaning(meaning, weight * share, bag, walk);
        }
      }
    }
  }

  /** Returns whether two rows, which are ordered by language and lemma, are one written word. */
  private boolean isSameWord(int row, int lexeme) {
    return lexemes.language(row) == lexemes.language(lexeme)
        && lexemes.lemma(row) == lexemes.lemma(lexeme);
  }

  /** Returns how usual a sense is, relative to the other senses of its word. */
  private double share(int lexeme, int sense) {
    double link = senses.confidence(sense) / 10_000.0;
    double used =
        Math.pow(1.0 + tags.of(senses.meaning(sense)), SenseWeights.FOREIGN_SHARE_OF_TAGS);
    int order = sense - lexemes.firstSense(lexeme) + 1;
    return link * link * used / Math.sqrt(order);
  }

  private void addMeaning(int meaning, float weight, WordBag bag, PersonalizedPageRank walk) {
    walk.addMeaning(meaning, weight, graph);
    long end = signatures.end(meaning);
    for (long entry = signatures.start(meaning); entry < end; entry++) {
      if (signatures.entryWeight(entry) == Signatures.STRONGEST) {
        int word = signatures.entryWord(entry);
        bag.add(word, weight * SenseWeights.FOREIGN_WORD_LEMMA * signatures.idf(word));
      }
    }
  }
}
