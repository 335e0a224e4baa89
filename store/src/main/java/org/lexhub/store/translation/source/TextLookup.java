package org.lexhub.store.translation.source;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.text.Utf8Buffer;

/** Looks up texts; sets the hits and the matched text. */
final class TextLookup {
  private final LexemeSearch search;

  TextLookup(LexemeSearch search) {
    this.search = search;
  }

  /** Finds the lexemes of a text in any spelling; returns whether there are any. */
  boolean find(Utf8Buffer text, FoundSource found) {
    return text.length() > 0 && find(text.bytes(), 0, text.length(), found);
  }

  /** Finds the lexemes of a part of a text in any spelling; returns whether there are any. */
  boolean find(byte[] text, int from, int to, FoundSource found) {
    Utf8Buffer matched = found.matched();
    matched.clear();
    matched.put(text, from, to - from);
    search.find(matched.bytes(), matched.length(), found.source, found.hits());
    return found.hits().size() > 0;
  }

  /** Finds the lexemes of a text in this spelling; returns whether there are any. */
  boolean findEqual(String text, FoundSource found) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return findEqual(bytes, bytes.length, found);
  }

  /** Finds the lexemes of a text in this spelling; returns whether there are any. */
  boolean findEqual(Utf8Buffer text, FoundSource found) {
    return findEqual(text.bytes(), text.length(), found);
  }

  private boolean findEqual(byte[] text, int length, FoundSource found) {
    Utf8Buffer matched = found.matched();
    matched.clear();
    matched.put(text, 0, length);
    search.findEqual(matched.bytes(), length, found.source, found.hits());
    return found.hits().size() > 0;
  }
}
