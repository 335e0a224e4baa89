package org.lexhub.store.english;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.nio.charset.StandardCharsets;

/** The roles of English function words in a clause, as a set of bits. */
public final class ClauseWords {
  /** Begins a noun phrase. */
  public static final int DETERMINER = 1;

  /** Refers to a thing or a person. */
  public static final int PRONOUN = 2;

  /** Refers to a person. */
  public static final int PERSON = 4;

  /** Can occur between subject and verb. */
  public static final int AUXILIARY = 8;

  /** Forms the passive with a participle. */
  public static final int PASSIVE = 16;

  /** Relates the next noun phrase to the words before it. */
  public static final int PREPOSITION = 32;

  private static final Int2IntOpenHashMap ROLES = new Int2IntOpenHashMap();

  static {
    add(
        DETERMINER,
        """
        a an the this that these those my your his her its our their no every each some any another
        all both either neither few many much more most several such what which whose\
        """);
    add(
        PRONOUN,
        """
        i you he she it we they me him us them myself yourself himself herself itself ourselves
        themselves one someone somebody something anyone anybody anything everyone everything nobody
        nothing none who whom\
        """);
    add(
        PERSON,
        """
        i you he she we they me him us them myself yourself himself herself ourselves themselves
        someone somebody anyone anybody everyone nobody who whom\
        """);
    add(
        AUXILIARY,
        """
        be am is are was were been being have has had having do does did will would can could shall
        should may might must ought not n t to ve ll d re s m don doesn didn isn wasn cannot never
        also always often just only\
        """);
    add(PASSIVE, "be am is are was were been being get got s re m");
    add(
        PREPOSITION,
        """
        of to in on at by for with from into onto about over under after before between among
        through during without within against toward towards upon up down out off away back around
        across along behind beyond near than as\
        """);
  }

  private ClauseWords() {}

  private static void add(int role, String words) {
    for (String word : words.strip().split("\\s+", -1)) {
      int hash = hash(word);
      ROLES.put(hash, ROLES.get(hash) | role);
    }
  }

  /** Returns the hash of a word in lower-case ASCII letters. */
  public static int hash(String word) {
    byte[] bytes = word.getBytes(StandardCharsets.US_ASCII);
    return WordHash.of(bytes, 0, bytes.length);
  }

  /** Returns the roles of the word with a hash, 0 if it has none. */
  public static int roles(int hash) {
    return ROLES.get(hash);
  }
}
