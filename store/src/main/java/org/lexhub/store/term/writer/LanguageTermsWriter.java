package org.lexhub.store.term.writer;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LanguageTerms;
import org.lexhub.store.text.Utf8Buffer;

/** Collects the names and codes of languages, in any order, and writes {@link LanguageTerms}. */
public final class LanguageTermsWriter implements AutoCloseable {
  private final TermIndexWriter names;
  private final TermIndexWriter words;
  private final TermIndexWriter single;
  private final Utf8Buffer folded = new Utf8Buffer(256);

  private LanguageTermsWriter(SnapshotWriter out) {
    names = TermIndexWriter.create(out, LanguageTerms.NAMES);
    words = TermIndexWriter.create(out, LanguageTerms.WORDS);
    single = TermIndexWriter.create(out, LanguageTerms.SINGLE);
  }

  /** Creates the dictionaries of a snapshot. */
  public static LanguageTermsWriter create(SnapshotWriter out) {
    return new LanguageTermsWriter(out);
  }

  /** Adds the name in a row of the name table. */
  public void addName(int nameRow, String name) {
    byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
    folded.clear();
    Fold.fold(utf8, 0, utf8.length, folded);
    names.addTerm(folded.bytes(), 0, folded.length(), nameRow << 1);
    int start = 0;
    for (int at = 1; at < folded.length(); at++) {
      if (folded.bytes()[at - 1] == ' ') {
        words.addTerm(folded.bytes(), at, folded.length() - at, nameRow);
        single.addTerm(folded.bytes(), start, at - 1 - start, nameRow);
        start = at;
      }
    }
    if (start > 0) {
      single.addTerm(folded.bytes(), start, folded.length() - start, nameRow);
    }
  }

  /** Adds an ISO 639 code or glottocode with the first name row of its language. */
  public void addCode(int firstNameRow, String code) {
    names.add(code, firstNameRow << 1 | 1);
  }

  /** Sorts and writes the dictionaries. */
  @Override
  public void close() {
    names.close();
    words.close();
    single.close();
  }
}
