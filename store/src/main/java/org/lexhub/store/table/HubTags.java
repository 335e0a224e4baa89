package org.lexhub.store.table;

/** The number of times that a sense-tagged corpus uses an English word in a meaning. */
public final class HubTags {
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final int english;

  /** Creates the reader of tags over the tables of a snapshot. */
  public HubTags(SenseTable senses, MeaningTable meanings, LanguageCodes codes) {
    this.senses = senses;
    this.meanings = meanings;
    english = HubLanguage.row(codes);
  }

  /** Returns the greatest number of tags of an English word with a meaning, 0 if none has any. */
  public int of(int meaning) {
    if (english < 0) {
      return 0;
    }
    int max = 0;
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, english);
        i < end && meanings.senseLanguage(i) == english;
        i++) {
      max = Math.max(max, senses.tagCount(meanings.sense(i)));
    }
    return max;
  }
}
