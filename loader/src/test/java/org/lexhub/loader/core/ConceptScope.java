package org.lexhub.loader.core;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.lexhub.loader.core.CoreFolder.Concept;
import org.lexhub.loader.core.CoreFolder.Word;

/**
 * The keys under which layers can have the words of a concept.
 *
 * @param synset the synset of the concept, empty if it has none
 * @param near the neighbouring synsets: up to two relations away (kind, similar, see also,
 *     attribute, derivation, verb group), or of the same English word
 * @param gloss the gloss of the concept
 * @param english the English words of the concept
 * @param englishNear these words and those of synsets one relation away
 * @param isOpen whether wordnets have words of this part of speech
 */
record ConceptScope(
    String synset,
    Set<String> near,
    String gloss,
    Set<String> english,
    Set<String> englishNear,
    boolean isOpen) {
  private static final Set<String> CLOSED =
      Set.of("num", "pron", "intj", "phrase", "det", "adp", "conj", "particle", "aux");

  static ConceptScope of(Concept concept, List<Word> words, WordNetGraph wordnet) {
    Set<String> english = new HashSet<>();
    words.forEach(word -> english.add(word.lemma().toLowerCase(Locale.ROOT)));
    Set<String> near = new HashSet<>();
    Set<String> englishNear = new HashSet<>(english);
    String synset = concept.synset();
    if (!synset.isEmpty()) {
      Set<String> one = wordnet.widen(Set.of(synset));
      near.addAll(wordnet.widen(one));
      one.forEach(other -> englishNear.addAll(wordnet.words(other)));
    }
    Set<String> shared = new HashSet<>(english);
    shared.addAll(wordnet.words(synset));
    shared.forEach(word -> near.addAll(wordnet.synsets(word)));
    boolean isOpen = !synset.isEmpty() && !CLOSED.contains(concept.pos());
    return new ConceptScope(
        synset, near, concept.gloss(), Set.copyOf(english), Set.copyOf(englishNear), isOpen);
  }

  /** Returns whether layers with meanings have words of the language for the concept itself. */
  boolean isCovered(PoolWords words) {
    return isOpen
        && (!words.ofSynset(synset).isEmpty()
            || !words.ofGloss(gloss).isEmpty()
            || english.stream().anyMatch(word -> !words.ofEnglish(word).isEmpty()));
  }

  /** Returns whether a layer has the folded word for the concept or a neighbour of it. */
  boolean confirms(PoolWords words, String folded) {
    return words.ofGloss(gloss).contains(folded)
        || near.stream().anyMatch(key -> words.ofSynset(key).contains(folded))
        || englishNear.stream()
            .anyMatch(word ->
                words.ofEnglish(word).contains(folded)
                    || words.ofGloss(word.toUpperCase(Locale.ROOT)).contains(folded));
  }
}
