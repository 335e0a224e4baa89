package org.lexhub.loader.learn.tagger;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.lexhub.store.english.ClauseWords;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * English words that nearly always belong to one closed class. What surrounds them teaches the
 * tagger what surrounds their class, and so when "can" is an auxiliary.
 */
final class ClosedWords {
  private static final Int2IntOpenHashMap TAGS = new Int2IntOpenHashMap();

  static {
    TAGS.defaultReturnValue(PosTagClass.NONE);
    put(
        Pos.PRON,
        """
        i he she we they me him us them it myself himself herself itself themselves someone
        somebody something anybody anything everybody everything nobody nothing who whom hers ours
        theirs yours\
        """);
    put(Pos.DET, "a an the my your our their its every these those");
    put(
        Pos.ADP,
        """
        of from with into onto at by among between during without within against upon toward
        towards beside beneath despite\
        """);
    put(Pos.CONJ, "and or if because although unless whereas whether nor");
    put(Pos.AUX, "would could should shall cannot do does did");
    put(Pos.INTJ, "oh hello hey hi ah wow hurrah hooray oops alas gosh yes");
    put(Pos.NUM, "two three four five six seven eight nine ten eleven twelve twenty thirty");
  }

  private ClosedWords() {}

  private static void put(Pos pos, String words) {
    for (String word : words.split(" |\n", -1)) {
      TAGS.put(ClauseWords.hash(word), PosTagClass.of(pos));
    }
  }

  /** Returns the {@link PosTagClass} of the word with a hash, or {@link PosTagClass#NONE}. */
  static int tag(int hash) {
    return TAGS.get(hash);
  }
}
