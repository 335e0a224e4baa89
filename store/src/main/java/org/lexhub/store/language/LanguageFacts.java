package org.lexhub.store.language;

import org.lexhub.store.text.Utf8Buffer;

/** The facts about languages and their names that a search reads; methods allocate nothing. */
interface LanguageFacts {
  /** Returns the number of languages. */
  int size();

  /** Returns the public id. */
  int id(int language);

  /** Returns the number of the level. */
  int level(int language);

  /** Returns the number of speakers, -1 if it is unknown. */
  long speakers(int language);

  /** Returns the language of a name row. */
  int languageOf(int nameRow);

  /** Appends the name of a name row. */
  void appendName(int nameRow, Utf8Buffer out);
}
