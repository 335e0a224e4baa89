package org.lexhub.store.english;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.nio.charset.StandardCharsets;

/** What English words of closed classes do in a clause, as a set of bits. */
public final class ClauseWords {
  /** Begins the name of a thing. */
  public static final int DETERMINER = 1;

  /** Stands for a thing or a person. */
  public static final int PRONOUN = 2;

  /** Stands for a person. */
  public static final int PERSON = 4;

  /** May stand between subject and verb. */
  public static final int AUXILIARY = 8;

  /** Makes a passive of a participle. */
  public static final int PASSIVE = 16;

  /** Says how the next thing has to do with what was said. */
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

  /** The hash of a word in small ASCII letters. */
  public static int hash(String word) {
    byte[] bytes = word.getBytes(StandardCharsets.US_ASCII);
    return WordHash.of(bytes, 0, bytes.length);
  }

  /** What the word with this hash does, 0 where it is none of them. */
  public static int roles(int hash) {
    return ROLES.get(hash);
  }
}
