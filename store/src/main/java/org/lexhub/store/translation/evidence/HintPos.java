package org.lexhub.store.translation.evidence;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.ClauseWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** Recognizes hints that name a part of speech in English, such as "pronoun" or "modal verb". */
public final class HintPos {
  private static final Int2ObjectOpenHashMap<Pos> NAMES = new Int2ObjectOpenHashMap<>();

  static {
    put(Pos.NOUN, "noun nouns substantive");
    put(Pos.VERB, "verb verbs");
    put(Pos.ADJ, "adjective adjectives adj");
    put(Pos.ADV, "adverb adverbs adv");
    put(Pos.PRON, "pronoun pronouns");
    put(Pos.DET, "determiner determiners article");
    put(Pos.ADP, "preposition prepositions postposition adposition");
    put(Pos.CONJ, "conjunction conjunctions");
    put(Pos.NUM, "numeral numerals number");
    put(Pos.INTJ, "interjection interjections exclamation");
    put(Pos.PARTICLE, "particle particles");
    put(Pos.AUX, "auxiliary auxiliaries modal");
    put(Pos.NAME, "name");
    put(Pos.PHRASE, "phrase");
  }

  private final Sentence words = new Sentence();

  /** Creates an object for any number of hints. */
  public HintPos() {}

  private static void put(Pos pos, String names) {
    for (String name : names.split(" ", -1)) {
      NAMES.put(ClauseWords.hash(name), pos);
    }
  }

  /**
   * Returns the part of speech that the first word of a hint of one or two words names; null if it
   * names none.
   */
  public @Nullable Pos of(Utf8Buffer hint) {
    words.read(hint.bytes(), 0, hint.length());
    boolean verb = words.size() == 2 && NAMES.get(words.hash(1)) == Pos.VERB;
    return words.size() == 1 || verb ? NAMES.get(words.hash(0)) : null;
  }
}
