package org.lexhub.server.analysis;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/** Answers what the words of one language are, for one text; remembers the lemmas of its words. */
final class Dictionary {
  /** The maximum number of lexemes of which a word is taken to be a form. */
  private static final int MAX_LEMMAS = 8;

  private final Store store;
  private final LanguageSet language;
  private final LexemeHits hits = new LexemeHits();
  private final Map<String, List<Lemma>> lemmas = new HashMap<>();

  /** A lemma of which a word is a form. */
  record Lemma(String text, Pos pos) {}

  Dictionary(Store store, LanguageSet language) {
    this.store = store;
    this.language = language;
  }

  private String lemma(int hit) {
    return store.strings().get(store.lexemes().lemma(hits.lexeme(hit)));
  }

  private Pos pos(int hit) {
    return store.lexemes().posOf(hits.lexeme(hit));
  }

  private void findEqual(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    store.lexemeSearch().findEqual(utf8, utf8.length, language, hits);
  }

  /** Finds a word or a form of one; in scripts with blanks, no word that is written as two. */
  private void findWord(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    if (Scripts.isUnspaced(text.codePointAt(0))) {
      store.lexemeSearch().find(utf8, utf8.length, language, hits);
    } else {
      store.lexemeSearch().findWord(utf8, utf8.length, language, hits);
    }
  }

  /** Returns whether a word is a lemma or a form of one. */
  boolean knows(String word) {
    findWord(word);
    return hits.size() > 0;
  }

  /**
   * Returns whether a text is a lemma, or a form that sources list, with this spelling; its first
   * letter can be a capital.
   *
   * @param pos the part of speech of the lexeme
   */
  boolean has(String text, Pos pos) {
    findEqual(text);
    for (int i = 0; i < hits.size(); i++) {
      if (pos(i) == pos && isSpelled(text, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the dictionary has a text of several words; between blanks, with a known part
   * of speech: sources that state none also list runs of words such as <em>of the</em>.
   */
  boolean hasPhrase(String text) {
    boolean spaced = text.indexOf(' ') >= 0;
    findEqual(text);
    for (int i = 0; i < hits.size(); i++) {
      if ((!spaced || pos(i) != Pos.OTHER) && isSpelled(text, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSpelled(String text, int hit) {
    return hits.match(hit) == MatchKind.LEMMA
        ? isSame(text, lemma(hit))
        : hits.match(hit) == MatchKind.FORM && hits.isWellSpelled(hit);
  }

  /**
   * Returns the best frequency rank of the lexemes with exactly this lemma; the maximum number if
   * none has one, -1 if there are none.
   */
  int rank(String lemma) {
    findEqual(lemma);
    int best = -1;
    for (int i = 0; i < hits.size(); i++) {
      if (hits.match(i) == MatchKind.LEMMA && lemma(i).equals(lemma)) {
        int rank = store.lexemes().frequencyRank(hits.lexeme(i));
        int known = rank > 0 ? rank : Integer.MAX_VALUE;
        best = best < 0 ? known : Math.min(best, known);
      }
    }
    return best;
  }

  /**
   * Returns whether a text is a form of a word, by the rules of the language, that has as many
   * parts and the same beginning.
   */
  boolean isForm(String text) {
    findWord(text);
    if (hits.size() == 0 || hits.match(0) != MatchKind.FORM) {
      return false;
    }
    if (Scripts.isUnspaced(text.codePointAt(0))) {
      // The rules of nouns also take particles off, which are words too.
      return pos(0) == Pos.VERB || pos(0) == Pos.ADJ || pos(0) == Pos.AUX;
    }
    int blank = text.indexOf(' ');
    String lemma = lemma(0);
    if (blank >= 0 && pos(0) == Pos.OTHER) {
      return false;
    }
    return blank < 0
        || (lemma.indexOf(' ') == blank
            && isSame(text.substring(0, blank), lemma.substring(0, blank)));
  }

  private static boolean isSame(String text, String lemma) {
    if (text.equals(lemma)) {
      return true;
    }
    int capital = text.codePointAt(0);
    int first = Character.charCount(capital);
    return text.length() == lemma.length()
        && text.regionMatches(first, lemma, first, text.length() - first)
        && lemma.codePointAt(0) == Character.toLowerCase(capital);
  }

  /** Returns the lemmas of which a word is a form or which it is. */
  List<Lemma> lemmas(String word) {
    List<Lemma> known = lemmas.get(word);
    if (known == null) {
      known = findLemmas(word);
      lemmas.put(word, known);
    }
    return known;
  }

  private List<Lemma> findLemmas(String word) {
    findWord(word);
    List<Lemma> found = new ArrayList<>();
    for (int i = 0; i < hits.size() && found.size() < MAX_LEMMAS; i++) {
      boolean form = hits.match(i) == MatchKind.FORM;
      if (form || (hits.match(i) == MatchKind.LEMMA && isSame(word, lemma(i)))) {
        Lemma lemma = new Lemma(lemma(i), pos(i));
        if (!found.contains(lemma)) {
          found.add(lemma);
        }
      }
    }
    return found;
  }
}
