package org.lexhub.server.explore.search;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.table.vocabulary.MatchKind;

/** The kinds of matches that share a list, in the order of the page. */
enum MatchGroup {
  /** Words with the spelling, also as reading or romanization. */
  SPELLED,
  /** Words of which the text is a form. */
  FORM,
  /** Words with a similar spelling. */
  SIMILAR,
  /** Words that start with the text. */
  PREFIX,
  /** Words whose definition contains the text or means it. */
  MEANT;

  static MatchGroup of(MatchKind match) {
    return switch (match) {
      case LEMMA, READING, ROMANIZATION, PATTERN, ANAGRAM, RHYME, SOUND -> SPELLED;
      case FORM -> FORM;
      case FUZZY -> SIMILAR;
      case PREFIX -> PREFIX;
      case DEFINITION, MEANING -> MEANT;
    };
  }

  /** Returns the group of a code, or null. */
  static @Nullable MatchGroup parse(String code) {
    for (MatchGroup group : values()) {
      if (group.code().equals(code)) {
        return group;
      }
    }
    return null;
  }

  /** Returns the code in addresses. */
  String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the label in the language of the page. */
  String label() {
    return Texts.text("search.group." + code());
  }
}
