package org.lexhub.benchmarks.peer;

import java.io.IOException;
import java.sql.SQLException;

/**
 * A store of words that answers the questions that peers are compared by. Keys are folded as Lexhub
 * folds them, languages are the codes of the export. Answers are JSON arrays. All methods may be
 * called by several threads.
 */
interface PeerStore extends AutoCloseable {
  /** The maximum number of words of a completion or a fuzzy search. */
  int WORDS = 10;

  /** The maximum number of translations. */
  int TRANSLATIONS = 3;

  /** The number of pairs of a page. */
  int PAGE = 50;

  /** Returns whether answers wait for another process, so that a thread of their own must wait. */
  boolean waits();

  /** Writes the most frequent word of a language with a key. */
  void exact(String language, String key, PeerJson out) throws IOException, SQLException;

  /** Writes the most frequent words of a language whose keys start with a text. */
  void prefix(String language, String start, PeerJson out) throws IOException, SQLException;

  /** Writes the words of a language whose keys are similar to a text. */
  void fuzzy(String language, String key, PeerJson out) throws IOException, SQLException;

  /** Writes words of another language that share a meaning with a word, the best senses first. */
  void translate(String language, String key, String target, PeerJson out)
      throws IOException, SQLException;

  /** Writes a page of the pairs of words of two languages that share a meaning. */
  void pairs(String source, String target, int offset, PeerJson out)
      throws IOException, SQLException;

  @Override
  void close() throws IOException;
}
