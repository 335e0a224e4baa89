package org.lexhub.store.language;

import org.lexhub.store.text.Utf8Buffer;

/** What a search needs to know about languages and their names; all methods allocate nothing. */
interface LanguageFacts {
  /** How many languages there are. */
  int size();

  /** The public id. */
  int id(int language);

  /** The level as its ordinal. */
  int level(int language);

  /** The number of speakers, -1 where it is not known. */
  long speakers(int language);

  /** The language that a name row belongs to. */
  int languageOf(int nameRow);

  /** Appends the name in a row. */
  void appendName(int nameRow, Utf8Buffer out);
}
