package org.lexhub.server.dict;

import org.jspecify.annotations.Nullable;

/** The strategies of MATCH. */
enum DictStrategy {
  /** Words with the spelling, or with a reading, romanization or inflected form of it. */
  EXACT("Match words exactly"),
  /** Words that begin with the text, the most frequent first. */
  PREFIX("Match prefixes, the most frequent words first"),
  /** Words within the typing errors that a fuzzy search allows. */
  LEV("Match words with a few typing errors");

  /** The strategy that the server chooses where the client leaves it open. */
  static final DictStrategy DEFAULT = LEV;

  private final String title;

  DictStrategy(String title) {
    this.title = title;
  }

  /** Returns the name in the protocol. */
  String wire() {
    return switch (this) {
      case EXACT -> "exact";
      case PREFIX -> "prefix";
      case LEV -> "lev";
    };
  }

  String title() {
    return title;
  }

  /** Returns the strategy of a name, the default for a dot, or null if there is none. */
  static @Nullable DictStrategy find(String name) {
    if (name.equals(".")) {
      return DEFAULT;
    }
    for (DictStrategy strategy : values()) {
      if (strategy.wire().equalsIgnoreCase(name)) {
        return strategy;
      }
    }
    return null;
  }
}
