package org.lexhub.store.language;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.term.writer.LanguageTermsWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Languages and their names in plain lists. */
final class LanguageArrays implements LanguageFacts {
  /** One language; its names are consecutive. */
  record Language(int id, LanguageLevel level, long speakers, String code, List<String> names) {}

  /** One row of the name table. */
  record Name(int language, String text) {}

  final List<Language> languages = new ArrayList<>();
  final List<Name> names = new ArrayList<>();
  private final List<byte[]> encoded = new ArrayList<>();

  LanguageArrays add(int id, LanguageLevel level, long speakers, String code, String... names) {
    int ordinal = languages.size();
    languages.add(new Language(id, level, speakers, code, List.of(names)));
    for (String name : names) {
      this.names.add(new Name(ordinal, name));
      encoded.add(name.getBytes(StandardCharsets.UTF_8));
    }
    return this;
  }

  /** Writes the dictionaries that a search over these languages needs. */
  void write(SnapshotWriter out) {
    try (LanguageTermsWriter terms = LanguageTermsWriter.create(out)) {
      int last = -1;
      for (int row = 0; row < names.size(); row++) {
        Name name = names.get(row);
        terms.addName(row, name.text());
        if (name.language() != last) {
          terms.addCode(row, languages.get(name.language()).code());
          last = name.language();
        }
      }
    }
  }

  @Override
  public int size() {
    return languages.size();
  }

  @Override
  public int id(int language) {
    return languages.get(language).id();
  }

  @Override
  public int level(int language) {
    return languages.get(language).level().number();
  }

  @Override
  public long speakers(int language) {
    return languages.get(language).speakers();
  }

  @Override
  public int languageOf(int nameRow) {
    return names.get(nameRow).language();
  }

  @Override
  public void appendName(int nameRow, Utf8Buffer out) {
    byte[] utf8 = encoded.get(nameRow);
    out.put(utf8, 0, utf8.length);
  }
}
