package org.lexhub.loader.merge.entry;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeSpellings;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.SenseMerge;
import org.lexhub.loader.merge.entry.EntryVotes.Choice;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.Staging;

/**
 * Links the words of bilingual dictionaries to meanings. A dictionary states that words are
 * translations, not what they mean. Of every two words, the one in the language with fewer known
 * senses is the learner, the other the teacher; in two languages with about as many senses, each
 * learns from the other. Languages learn one after the other, so that a word can teach what it has
 * learned:
 *
 * <ol>
 *   <li>Words that share meanings keep them: the dictionary confirms the likeliest link, and others
 *       for which more words than the two speak.
 *   <li>A word without meanings gets the most likely ones of its translations ({@link EntryVotes}),
 *       with their likelihood as evidence; a word with other meanings gets them with less evidence.
 *   <li>Where only the learner has meanings, it becomes the teacher; where neither has any, both
 *       get a new meaning, which all entries with the same definition or the same translation
 *       share.
 * </ol>
 *
 * <p>Entries of a thesaurus, whose words are in one language, come last: a headword without
 * meanings learns those of its synonyms; one with meanings only confirms what they share.
 *
 * <p>Where both words have meanings but share none, each gets those of the other with less
 * evidence: which language has more words says nothing about the two. English words get no meaning
 * that other words have: the English words of a meaning distinguish its gloss from others, and
 * guesses would blur that. An English word without meanings gets a new one if it is a headword or
 * the translation of several entries.
 *
 * <p>Definitions, examples and labels of an entry go to the sense of the headword with the
 * likeliest meaning ({@link EntryDetails}), if that is likely enough. An entry of a dictionary of
 * one language has a definition only, and translates nothing.
 */
public final class EntryMatch {
  /** The evidence of a new meaning of two words without meanings. */
  private static final double NEW_EVIDENCE = 0.8;

  /**
   * The evidence of a new meaning of an English word without meanings, for a word that has some.
   */
  private static final double ADDITIONAL_EVIDENCE = 0.4;

  /** Two languages are alike if neither has this many times the senses of the other. */
  private static final int ALIKE = 2;

  private final StagedEntries entries;
  private final int[] languageOf;
  private final int english;
  private final MeaningReach reach;
  private final WordMeanings words;
  private final EntryLinks links;
  private final EntryDetails details;
  private final NewHeadwords headwords;
  private final EntryVoting voting;
  private final LearnedLinks learned;
  private final DetailLinks detailLinks;

  /** Prepares a match of the staged dictionary entries. */
  public EntryMatch(
      Staging staging,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      SenseMerge senses,
      int[] languageOf,
      int languages,
      int english) {
    LostBlanks.restore(staging, languageOf);
    entries = staging.entries;
    this.languageOf = languageOf;
    this.english = english;
    reach = new MeaningReach(lexemes, staging.lexemes, meanings, languages);
    int[] tags = WordMeanings.hubTags(staging.lexemes, meanings, languageOf, english);
    LexemeSpellings spellings = new LexemeSpellings(staging.strings, lexemes);
    FormLemmas forms = new FormLemmas(staging, languageOf, english);
    words = new WordMeanings(staging.strings, lexemes, spellings, forms, senses, tags);
    links = new EntryLinks(staging, meanings);
    details = new EntryDetails(entries, languageOf);
    headwords = new NewHeadwords(staging, lexemes, words, languageOf, english);
    DefinitionLikeness likeness = new DefinitionLikeness(staging, meanings, languageOf, english);
    voting = new EntryVoting(entries, languageOf, words, details, reach, likeness);
    learned =
        new LearnedLinks(
            entries, languageOf, lexemes, meanings, words, links, details, headwords, english);
    detailLinks =
        new DetailLinks(
            entries, lexemes, meanings, words, links, details, likeness, languageOf, english);
  }

  /** Finds the links of all entries and stages a lexeme record for each of them. */
  public void attach() {
    EntryItems learners = new EntryItems(entries, languageOf);
    EntryItems synonyms = new EntryItems(entries, languageOf);
    for (int row = 0; row < entries.size(); row++) {
      int from = languageOf[entries.from.getInt(row)];
      int to = languageOf[entries.to.getInt(row)];
      if (details.onlyDefines(row)) {
        continue;
      }
      if (from >= 0 && to >= 0 && from != to) {
        boolean isWord = reach.senses(from) < reach.senses(to);
        learners.addSide(row, isWord);
        if (areAlike(from, to)) {
          learners.addSecondSide(row, !isWord);
        }
      } else if (from >= 0 && from == to) {
        synonyms.add(row, EntryItems.WORD);
      }
    }
    EntryItems apart = new EntryItems(entries, languageOf);
    EntryItems unknown = learn(learners, apart);
    learnMore(apart);
    headwords.countEnglish(unknown);
    EntryItems turned = new EntryItems(entries, languageOf);
    EntryItems neither = new EntryItems(entries, languageOf);
    for (int item = 0; item < unknown.size(); item++) {
      if (!turn(unknown, item, turned)) {
        neither.add(unknown.row(item), unknown.place(item));
      }
    }
    learn(turned, null);
    EntryItems left = learn(neither, null);
    for (int item = 0; item < left.size(); item++) {
      boolean isNew =
          learned.own(left, item).isEmpty()
              && !headwords.isForm(left, item, left.language(item), left.text(item));
      for (int i = 0; isNew && i < left.others(item); i++) {
        if (headwords.isNew(left, item, i)) {
          pair(left, item, i, NEW_EVIDENCE);
        }
      }
    }
    learn(synonyms, null);
    detailLinks.attach();
  }

  /** Returns whether neither of two languages has far more known senses. */
  private boolean areAlike(int one, int other) {
    int less = Math.min(reach.senses(one), reach.senses(other));
    int more = Math.max(reach.senses(one), reach.senses(other));
    return one != english && other != english && more < ALIKE * less;
  }

  private void pair(EntryItems items, int item, int i, double evidence) {
    int row = items.row(item);
    int key = links.pair(items, item, i, details.definition(row), evidence);
    details.found(row, key, evidence);
  }

  /**
   * Adds the teachers without meanings as learners if the learner of an item has meanings.
   *
   * @return whether the learner has meanings
   */
  private boolean turn(EntryItems items, int item, EntryItems turned) {
    int pos = EntryPos.strict(entries.pos(items.row(item)));
    if (words.of(items.language(item), items.text(item), pos).isEmpty()) {
      return false;
    }
    for (int i = 0; i < items.others(item); i++) {
      if (items.otherLanguage(item) == english) {
        if (headwords.isNew(items, item, i)) {
          pair(items, item, i, ADDITIONAL_EVIDENCE);
        }
      } else if (headwords.isHeadword(items.other(item, i))
          && words.of(items.otherLanguage(item), items.other(item, i), pos).isEmpty()) {
        turned.add(items.row(item), items.otherPlace(item, i));
      }
    }
    return true;
  }

  /**
   * Links the learners of items.
   *
   * @param apart receives the teachers that have other meanings than the learners, as learners
   * @return the items whose teachers have no meanings
   */
  private EntryItems learn(EntryItems items, @Nullable EntryItems apart) {
    EntryItems unknown = new EntryItems(entries, languageOf);
    eachWord(items, ofWord -> learn(items, ofWord, unknown, apart));
    return unknown;
  }

  /** Passes the items of each learner on, language by language. */
  private void eachWord(EntryItems items, Consumer<int[]> learner) {
    int[] order = items.byWord(this::languageRank);
    for (int from = 0; from < order.length; ) {
      int to = from + 1;
      while (to < order.length && items.isSameWord(order[from], order[to])) {
        to++;
      }
      learner.accept(Arrays.copyOfRange(order, from, to));
      from = to;
    }
  }

  /** Links teachers that have other meanings than their learners to those of these as well. */
  private void learnMore(EntryItems apart) {
    eachWord(
        apart,
        ofWord -> {
          voting.start(apart, ofWord);
          for (int item : ofWord) {
            learned.linkMore(apart, item, voting.choices(apart, item));
          }
        });
  }

  /** Orders languages by number of known senses, the largest first. */
  private int languageRank(int language) {
    return Integer.MAX_VALUE - reach.senses(language);
  }

  private void learn(
      EntryItems items, int[] ofWord, EntryItems unknown, @Nullable EntryItems apart) {
    voting.start(items, ofWord);
    for (int item : ofWord) {
      List<Choice> choices = voting.choices(items, item);
      if (choices.isEmpty()) {
        if (!items.isSecond(item)) {
          unknown.add(items.row(item), items.place(item));
        }
      } else if (learned.link(items, item, choices) && apart != null) {
        addTeachers(items, item, apart);
      }
    }
  }

  /** Adds the teachers that don't learn from the learner anyway. */
  private void addTeachers(EntryItems items, int item, EntryItems apart) {
    int language = items.otherLanguage(item);
    if (language == english || areAlike(items.language(item), language)) {
      return;
    }
    int pos = EntryPos.strict(entries.pos(items.row(item)));
    for (int i = 0; i < items.others(item); i++) {
      if (!words.before(language, items.other(item, i), pos).isEmpty()) {
        apart.add(items.row(item), items.otherPlace(item, i));
      }
    }
  }
}
