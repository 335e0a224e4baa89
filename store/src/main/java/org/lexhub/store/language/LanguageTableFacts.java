package org.lexhub.store.language;

import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/** The facts about languages in the tables of a snapshot. */
record LanguageTableFacts(LanguageTable languages, NameTable names, TextColumn strings)
    implements LanguageFacts {
  @Override
  public int size() {
    return languages.size();
  }

  @Override
  public int id(int language) {
    return languages.id(language);
  }

  @Override
  public int level(int language) {
    return languages.level(language);
  }

  @Override
  public long speakers(int language) {
    return languages.speakers(language);
  }

  @Override
  public int languageOf(int nameRow) {
    return names.language(nameRow);
  }

  @Override
  public void appendName(int nameRow, Utf8Buffer out) {
    strings.appendPlain(names.name(nameRow), out);
  }
}
