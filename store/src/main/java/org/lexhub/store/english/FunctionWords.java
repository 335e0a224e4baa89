package org.lexhub.store.english;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.nio.charset.StandardCharsets;

/**
 * English words of closed classes, and the few verbs that behave like them. As a neighbour of
 * another word, such a word is more informative than its part of speech.
 */
public final class FunctionWords {
  private static final String LIST =
      """
      a an the this that these those my your his her its our their no every each some any another
      all both either neither few many much more most less least several such what which whose who
      whom i you he she it we they me him us them myself yourself himself herself itself ourselves
      themselves one someone somebody something anyone anybody anything everyone everything nothing
      nobody none be am is are was were been being have has had having do does did doing will would
      can could shall should may might must ought s t re ve ll d m n nt don doesn didn isn wasn aren
      weren won wouldn couldn shouldn hasn haven hadn cannot not of to in on at by for with from
      into onto about over under after before between among through during without within against
      toward towards upon up down out off away back around across along behind beyond near than as
      like and or but nor so yet if because although though while when where why how whether unless
      until since very too quite rather just only even still also never always often there here then
      now well get got make made go went come let keep take\
      """;

  private static final IntOpenHashSet HASHES = hashes();

  private FunctionWords() {}

  private static IntOpenHashSet hashes() {
    IntOpenHashSet hashes = new IntOpenHashSet();
    for (String word : LIST.strip().split("\\s+", -1)) {
      byte[] bytes = word.getBytes(StandardCharsets.US_ASCII);
      hashes.add(WordHash.of(bytes, 0, bytes.length));
    }
    return hashes;
  }

  /** Returns whether the word with a hash is a function word. */
  public static boolean contains(int hash) {
    return HASHES.contains(hash);
  }
}
