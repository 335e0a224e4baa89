package org.lexhub.store.translation.source;

import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.typed.Companions;

/**
 * What follows the {@linkplain Companions words} that people type before a word, such as articles.
 * Sets the part of speech that they demand.
 */
final class WithoutCompanions implements Step {
  /** The maximum number of companions before a word. */
  private static final int MAX_COMPANIONS = 3;

  private final TextLookup lookup;
  private final LexemeTable lexemes;
  private final Companions companions;

  WithoutCompanions(TextLookup lookup, LexemeTable lexemes, Companions companions) {
    this.lookup = lookup;
    this.lexemes = lexemes;
    this.companions = companions;
  }

  @Override
  public boolean find(FoundSource found) {
    for (int i = 0; i < MAX_COMPANIONS; i++) {
      Utf8Buffer bare = found.bare;
      int end = findDemanded(found);
      if (found.pos() != null) {
        return true;
      }
      if (end < 0) {
        return false;
      }
      if (lookup.find(bare.bytes(), end, bare.length(), found)) {
        return true;
      }
      Utf8Buffer rest = found.word;
      rest.clear();
      rest.put(bare.bytes(), end, bare.length() - end);
      bare.clear();
      bare.put(rest.bytes(), 0, rest.length());
    }
    return false;
  }

  /**
   * Looks up words of the part of speech that a companion demands, and sets it if there are any.
   *
   * @return where the text after the last companion starts, or -1 if it begins with none
   */
  private int findDemanded(FoundSource found) {
    Utf8Buffer bare = found.bare;
    int end = -1;
    int companion = companions.find(0, bare.bytes(), bare.length(), found.source);
    while (companion >= 0) {
      end = companions.end(companion, bare.bytes(), bare.length());
      Pos next = companions.next(companion);
      if (lookup.find(bare.bytes(), end, bare.length(), found) && has(next, found.hits())) {
        found.pos(next);
        return end;
      }
      companion = companions.find(companion + 1, bare.bytes(), bare.length(), found.source);
    }
    return end;
  }

  private boolean has(Pos pos, LexemeHits hits) {
    for (int i = 0; i < hits.size(); i++) {
      if (lexemes.posOf(hits.lexeme(i)) == pos) {
        return true;
      }
    }
    return false;
  }
}
