package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import java.util.Arrays;
import java.util.List;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeSpellings;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.SenseMerge;
import org.lexhub.loader.merge.entry.EntryVotes.Choice;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Links the words of bilingual dictionaries to meanings. A dictionary states that words are
 * translations, not what they mean. Of every two words, the one in the language with fewer known
 * senses is the learner, the other the teacher. Languages learn one after the other, so that a word
 * can teach what it has learned:
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
 * <p>A teacher never gets an additional meaning. English words get no meaning that other words
 * have: the English words of a meaning distinguish its gloss from others, and guesses would blur
 * that. An English word without meanings gets a new one if it is a headword or the translation of
 * several entries.
 *
 * <p>Definitions, examples and labels of an entry go to the sense of the headword with the
 * likeliest meaning ({@link EntryDetails}), if that is likely enough.
 */
public final class EntryMatch {
  /** The maximum number of meanings of an ambiguous entry. */
  private static final int MAX_MEANINGS = 4;

  /** The minimum likelihood of every meaning after the first. */
  private static final double MIN_LIKELIHOOD = 0.15;

  /** The minimum evidence of the likeliest meaning that both words have. */
  private static final double SHARED_EVIDENCE = 0.8;

  /** The factor on the evidence of a meaning of a word that has others. */
  private static final double ADDITIONAL_FACTOR = 0.6;

  /** The evidence of a new meaning of two words without meanings. */
  private static final double NEW_EVIDENCE = 0.8;

  /**
   * The evidence of a new meaning of an English word without meanings, for a word that has some.
   */
  private static final double ADDITIONAL_EVIDENCE = 0.4;

  /** The minimum likelihood of the meaning to which a definition belongs. */
  private static final double MIN_DETAIL_LIKELIHOOD = 0.5;

  /** The evidence of a new meaning for a definition that belongs to no known one. */
  private static final double DEFINED_EVIDENCE = 0.1;

  /** The languages that write nouns with capitals, as codes of dictionaries. */
  private static final List<String> NOUN_CAPITALS = List.of("deu", "ltz", "de", "lb");

  /** The minimum number of entries with an English translation that has no meanings. */
  private static final int MIN_ENTRIES = 2;

  /** The minimum number of letters of each word of a two-word headword. */
  private static final int MIN_LETTERS = 4;

  private final StagedEntries entries;
  private final LexemeIdentity lexemes;
  private final int[] languageOf;
  private final MergedMeanings meanings;
  private final MeaningReach reach;
  private final WordMeanings words;
  private final EntryLinks links;
  private final StringPool strings;
  private final int english;
  private final EntryDetails details;
  private final DefinitionLikeness likeness;
  private final EnglishLookalikes lookalikes;
  private final IntSet nounCapitals;
  private final Int2IntOpenHashMap unknownEnglish = new Int2IntOpenHashMap();
  private final EntryVotes votes = new EntryVotes();
  private final LongLinkedOpenHashSet others = new LongLinkedOpenHashSet();

  /** Prepares a match of the staged dictionary entries. */
  public EntryMatch(
      Staging staging,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      SenseMerge senses,
      int[] languageOf,
      int languages,
      int english) {
    entries = staging.entries;
    this.lexemes = lexemes;
    this.languageOf = languageOf;
    this.meanings = meanings;
    reach = new MeaningReach(lexemes, staging.lexemes, meanings, languages);
    int[] tags = WordMeanings.hubTags(staging.lexemes, meanings, languageOf, english);
    LexemeSpellings spellings = new LexemeSpellings(staging.strings, lexemes);
    FormLemmas forms = new FormLemmas(staging, languageOf, english);
    words = new WordMeanings(staging.strings, lexemes, spellings, forms, senses, tags);
    links = new EntryLinks(staging, meanings);
    details = new EntryDetails(entries, languageOf);
    likeness = new DefinitionLikeness(staging, meanings, languageOf, english);
    lookalikes = new EnglishLookalikes(staging.strings, lexemes, english);
    nounCapitals = capitals(staging, languageOf);
    strings = staging.strings;
    this.english = english;
  }

  /** Returns the languages that write nouns with capitals. */
  private static IntSet capitals(Staging staging, int[] languageOf) {
    IntSet languages = new IntOpenHashSet();
    for (String code : NOUN_CAPITALS) {
      int number = staging.codes.find(code);
      if (number >= 0 && languageOf[number] >= 0) {
        languages.add(languageOf[number]);
      }
    }
    return languages;
  }

  /** Finds the links of all entries and stages a lexeme record for each of them. */
  public void attach() {
    EntryItems learners = new EntryItems(entries, languageOf);
    EntryItems synonyms = new EntryItems(entries, languageOf);
    for (int row = 0; row < entries.size(); row++) {
      int from = languageOf[entries.from.getInt(row)];
      int to = languageOf[entries.to.getInt(row)];
      if (from >= 0 && to >= 0 && from != to) {
        learners.addSide(row, reach.senses(from) < reach.senses(to));
      } else if (from >= 0 && from == to) {
        synonyms.add(row, EntryItems.WORD);
      }
    }
    EntryItems unknown = learn(learners);
    countEnglish(unknown);
    EntryItems turned = new EntryItems(entries, languageOf);
    EntryItems neither = new EntryItems(entries, languageOf);
    for (int item = 0; item < unknown.size(); item++) {
      if (!turn(unknown, item, turned)) {
        neither.add(unknown.row(item), unknown.place(item));
      }
    }
    learn(turned);
    EntryItems left = learn(neither);
    for (int item = 0; item < left.size(); item++) {
      boolean isNew =
          own(left, item).isEmpty() && !isForm(left, item, left.language(item), left.text(item));
      for (int i = 0; isNew && i < left.others(item); i++) {
        if (isNewHeadword(left, item, i)) {
          pair(left, item, i, NEW_EVIDENCE);
        }
      }
    }
    learn(synonyms);
    for (int row = 0; row < entries.size(); row++) {
      if (details.has(row)) {
        attachDetail(row);
      }
    }
  }

  private void pair(EntryItems items, int item, int i, double evidence) {
    int row = items.row(item);
    int key = links.pair(items, item, i, details.definition(row), evidence);
    details.found(row, key, evidence);
  }

  /** Counts the entries that give each English word without meanings; headwords count twice. */
  private void countEnglish(EntryItems unknown) {
    for (int item = 0; item < unknown.size(); item++) {
      for (int i = 0; unknown.otherLanguage(item) == english && i < unknown.others(item); i++) {
        boolean isTranslation = unknown.isWord(item);
        unknownEnglish.addTo(unknown.other(item, i), isTranslation ? 1 : MIN_ENTRIES);
      }
    }
  }

  /** Returns whether a teacher without meanings can get a new one. */
  private boolean isNewHeadword(EntryItems items, int item, int i) {
    int word = items.other(item, i);
    if (isForm(items, item, items.otherLanguage(item), word)) {
      return false;
    }
    if (items.otherLanguage(item) != english) {
      return isHeadword(word);
    }
    return unknownEnglish.get(word) >= MIN_ENTRIES
        && !lookalikes.contains(strings.text(word))
        && (isHeadword(word) || !items.isWord(item))
        && words.of(english, word, StagedLexemes.ANY_POS).isEmpty();
  }

  /** Returns whether a word is no lexeme but the form of one. */
  private boolean isForm(EntryItems items, int item, int language, int text) {
    boolean isName = entries.pos(items.row(item)) == Pos.NAME.number();
    return words.isForm(language, text, isName || nounCapitals.contains(language));
  }

  private void attachDetail(int row) {
    int language = languageOf[entries.from.getInt(row)];
    if (language < 0) {
      return;
    }
    int text = entries.lemma.getInt(row);
    int key = details.key(row, MIN_DETAIL_LIKELIHOOD);
    if (key < 0) {
      MeaningShares known = words.of(language, text, EntryPos.wanted(entries.pos(row)));
      int[] only = known.meanings();
      if (only.length == 1) {
        key = meanings.hub[only[0]];
      } else if (language == english || details.definition(row) < 0) {
        return;
      } else {
        key = links.define(row, details.definition(row), DEFINED_EVIDENCE);
      }
    }
    int meaning = key < meanings.ofKey.length ? meanings.ofKey[key] : -1;
    for (int lexeme : words.lexemes(language, text).toIntArray()) {
      if (meaning >= 0 && words.has(lexeme, meaning)) {
        links.detail(row, lexemes.lemma(lexeme), lexemes.pos(lexeme), key);
        return;
      }
    }
    int pos = meaning >= 0 ? meanings.pos[meaning] : StagedMeanings.NO_POS;
    links.detail(row, text, EntryPos.of(entries.pos(row), pos), key);
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
        if (isNewHeadword(items, item, i)) {
          pair(items, item, i, ADDITIONAL_EVIDENCE);
        }
      } else if (isHeadword(items.other(item, i))
          && words.of(items.otherLanguage(item), items.other(item, i), pos).isEmpty()) {
        turned.add(items.row(item), items.otherPlace(item, i));
      }
    }
    return true;
  }

  /**
   * Returns whether an unknown translation can be a headword: explanations such as "be found" or
   * "at the floor" cannot.
   */
  private boolean isHeadword(int text) {
    String[] parts = strings.text(text).split(" ", -1);
    boolean isLong = true;
    for (String part : parts) {
      isLong &= part.codePointCount(0, part.length()) >= MIN_LETTERS;
    }
    return parts.length == 1 || (parts.length == 2 && isLong);
  }

  /**
   * Links the learners of items.
   *
   * @return the items whose teachers have no meanings
   */
  private EntryItems learn(EntryItems items) {
    EntryItems unknown = new EntryItems(entries, languageOf);
    int[] order = items.byWord(this::languageRank);
    for (int from = 0; from < order.length; ) {
      int to = from + 1;
      while (to < order.length && items.isSameWord(order[from], order[to])) {
        to++;
      }
      learn(items, Arrays.copyOfRange(order, from, to), unknown);
      from = to;
    }
    return unknown;
  }

  /** Orders languages by number of known senses, the largest first. */
  private int languageRank(int language) {
    return Integer.MAX_VALUE - reach.senses(language);
  }

  private void learn(EntryItems items, int[] ofWord, EntryItems unknown) {
    others.clear();
    for (int item : ofWord) {
      for (int i = 0; i < items.others(item); i++) {
        others.add(other(items, item, i));
      }
    }
    for (int item : ofWord) {
      vote(items, item);
      if (votes.isEmpty()) {
        unknown.add(items.row(item), items.place(item));
      } else {
        int language = items.language(item);
        int row = items.row(item);
        int definition = details.definition(row);
        int own = languageOf[entries.from.getInt(row)];
        link(
            items,
            item,
            votes.choices(
                meaning -> reach.besides(language, meaning),
                meaning -> definition < 0 ? 0 : likeness.of(meaning, own, definition)));
      }
    }
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
          int peer = entries.translations.getInt(place);
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
        int translation = entries.translations.getInt(i);
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

  /** Returns the meanings of the learner before any dictionary entry is matched. */
  private MeaningShares own(EntryItems items, int item) {
    int pos = EntryPos.strict(entries.pos(items.row(item)));
    return words.before(items.language(item), items.text(item), pos);
  }

  private void link(EntryItems items, int item, List<Choice> all) {
    int partOfSpeech = entries.pos(items.row(item));
    List<Choice> choices =
        all.stream()
            .filter(choice -> EntryPos.fits(partOfSpeech, meanings.pos[choice.meaning()]))
            .toList();
    MeaningShares own = own(items, item);
    if (confirmShared(items, item, choices, own)) {
      return;
    }
    if (isForm(items, item, items.language(item), items.text(item))) {
      return;
    }
    int row = items.row(item);
    if (items.isSynonym(item) && isKnown(items, item)) {
      return;
    }
    if (!choices.isEmpty()) {
      Choice first = choices.getFirst();
      details.found(row, meanings.hub[first.meaning()], first.likelihood());
    }
    int language = items.language(item);
    double factor = own.isEmpty() ? 1 : ADDITIONAL_FACTOR;
    for (int i = 0; i < Math.min(MAX_MEANINGS, choices.size()); i++) {
      Choice choice = choices.get(i);
      if (i > 0 && choice.likelihood() < MIN_LIKELIHOOD) {
        break;
      }
      int pos = EntryPos.of(entries.pos(row), meanings.pos[choice.meaning()]);
      links.derive(items, item, pos, choice.meaning(), factor * choice.likelihood());
      if (own.isEmpty()) {
        words.add(language, items.text(item), choice.meaning(), choice.likelihood());
      }
    }
  }

  /** Returns whether the learner needs no meanings of its synonyms: it has some, or is English. */
  private boolean isKnown(EntryItems items, int item) {
    int language = items.language(item);
    return language == english
        || !words.of(language, items.text(item), StagedLexemes.ANY_POS).isEmpty();
  }

  /**
   * Confirms the meanings that both words have. Two words that share several are a translation in
   * at least one of them, but the entry does not say in which.
   *
   * @return whether there are any
   */
  private boolean confirmShared(
      EntryItems items, int item, List<Choice> choices, MeaningShares own) {
    Choice best = null;
    double most = 0;
    double all = 0;
    for (Choice choice : choices) {
      double share = choice.likelihood() * own.share(choice.meaning());
      all += share;
      if (share > most) {
        best = choice;
        most = share;
      }
    }
    if (best == null) {
      return false;
    }
    details.found(items.row(item), meanings.hub[best.meaning()], most / all);
    confirm(items, item, best, Math.max(SHARED_EVIDENCE, best.likelihood()));
    for (Choice choice : choices) {
      if (choice.meaning() != best.meaning()
          && choice.isBacked()
          && own.share(choice.meaning()) > 0) {
        confirm(items, item, choice, choice.likelihood());
      }
    }
    return true;
  }

  private void confirm(EntryItems items, int item, Choice choice, double evidence) {
    for (int lexeme : words.lexemes(items.language(item), items.text(item)).toIntArray()) {
      if (words.has(lexeme, choice.meaning())) {
        int lemma = lexemes.lemma(lexeme);
        links.confirm(items, item, lemma, lexemes.pos(lexeme), choice.meaning(), evidence);
      }
    }
  }
}
