package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import java.util.List;
import org.lexhub.loader.merge.entry.EntryVotes.Choice;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;

/**
 * Counts what speaks for each meaning of the learner of an entry: the teachers, the other words of
 * the entry in the learner's language, the translations of entries with the same definition, and
 * the teachers of other entries of the learner.
 */
final class EntryVoting {
  /** The number of words above which a new set costs less than clearing the grown one each time. */
  private static final int MANY_OTHERS = 48;

  private final StagedEntries entries;
  private final int[] languageOf;
  private final WordMeanings words;
  private final EntryDetails details;
  private final MeaningReach reach;
  private final DefinitionLikeness likeness;
  private final EntryVotes votes = new EntryVotes();
  private LongLinkedOpenHashSet others = new LongLinkedOpenHashSet();

  EntryVoting(
      StagedEntries entries,
      int[] languageOf,
      WordMeanings words,
      EntryDetails details,
      MeaningReach reach,
      DefinitionLikeness likeness) {
    this.entries = entries;
    this.languageOf = languageOf;
    this.words = words;
    this.details = details;
    this.reach = reach;
    this.likeness = likeness;
  }

  /** Starts with a word, the learner of these items. */
  void start(EntryItems items, int[] ofWord) {
    if (others.size() > MANY_OTHERS) {
      others = new LongLinkedOpenHashSet();
    } else {
      others.clear();
    }
    for (int item : ofWord) {
      for (int i = 0; i < items.others(item); i++) {
        others.add(other(items, item, i));
      }
    }
  }

  /**
   * Returns the meanings of one of the items, the most likely first; none if no teacher has
   * meanings.
   */
  List<Choice> choices(EntryItems items, int item) {
    vote(items, item);
    if (votes.isEmpty()) {
      return List.of();
    }
    int language = items.language(item);
    int row = items.row(item);
    int definition = details.definition(row);
    int own = languageOf[entries.from.getInt(row)];
    return votes.choices(
        meaning -> reach.besides(language, meaning),
        meaning -> definition < 0 ? 0 : likeness.of(meaning, own, definition));
  }

  private static long other(EntryItems items, int item, int i) {
    return (long) items.otherLanguage(item) << Integer.SIZE | items.other(item, i);
  }

  private void vote(EntryItems items, int item) {
    votes.clear();
    int row = items.row(item);
    int pos = EntryPos.wanted(entries.pos(row));
    voteWords(items, item, pos);
    if (votes.isEmpty()) {
      pos = EntryPos.strict(entries.pos(row));
      voteWords(items, item, pos);
    }
    if (votes.isEmpty()) {
      return;
    }
    if (!items.isWord(item)) {
      for (int place = entries.start(row); place < entries.end(row); place++) {
        if (place != items.place(item)) {
          int peer = entries.translation(place);
          votes.peer(words.of(items.language(item), peer, StagedLexemes.ANY_POS));
        }
      }
    }
    voteSameSense(items, item);
    for (long other : others) {
      if (!teaches(items, item, other)) {
        int language = (int) (other >>> Integer.SIZE);
        votes.other(words.of(language, (int) other, pos));
      }
    }
  }

  /** Counts the translations, in other languages, of entries with the same definition. */
  private void voteSameSense(EntryItems items, int item) {
    IntList rows = details.sameSense(items.row(item));
    for (int r = 0; r < rows.size(); r++) {
      int row = rows.getInt(r);
      int language = languageOf[entries.to.getInt(row)];
      boolean isOther = row != items.row(item) && language >= 0 && language != items.language(item);
      for (int i = entries.start(row); isOther && i < entries.end(row); i++) {
        int translation = entries.translation(i);
        votes.other(words.of(language, translation, EntryPos.wanted(entries.pos(row))));
      }
    }
  }

  private void voteWords(EntryItems items, int item, int pos) {
    for (int i = 0; i < items.others(item); i++) {
      votes.word(words.of(items.otherLanguage(item), items.other(item, i), pos));
    }
  }

  private static boolean teaches(EntryItems items, int item, long other) {
    for (int i = 0; i < items.others(item); i++) {
      if (other(items, item, i) == other) {
        return true;
      }
    }
    return false;
  }
}
