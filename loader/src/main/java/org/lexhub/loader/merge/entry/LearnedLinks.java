package org.lexhub.loader.merge.entry;

import java.util.List;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.entry.EntryVotes.Choice;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedLexemes;

/**
 * Links the learner of an item to the meanings that its translations vote for: to those that both
 * words have or, where there are none, to the likeliest ones.
 */
final class LearnedLinks {
  /** The maximum number of meanings of an ambiguous entry. */
  private static final int MAX_MEANINGS = 4;

  /** The minimum likelihood of every meaning after the first. */
  private static final double MIN_LIKELIHOOD = 0.15;

  /**
   * By how much the likeliest meaning must be ahead of the next. Of hidden words of wordnets, nine
   * of ten such meanings are right.
   */
  private static final double MIN_LEAD = 0.375;

  /** The minimum evidence of the likeliest meaning that both words have. */
  private static final double SHARED_EVIDENCE = 0.8;

  /** The factor on the evidence of a meaning of a word that has others. */
  private static final double ADDITIONAL_FACTOR = 0.6;

  private final StagedEntries entries;
  private final int[] languageOf;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final WordMeanings words;
  private final EntryLinks links;
  private final EntryDetails details;
  private final NewHeadwords headwords;
  private final int english;

  LearnedLinks(
      StagedEntries entries,
      int[] languageOf,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      WordMeanings words,
      EntryLinks links,
      EntryDetails details,
      NewHeadwords headwords,
      int english) {
    this.entries = entries;
    this.languageOf = languageOf;
    this.lexemes = lexemes;
    this.meanings = meanings;
    this.words = words;
    this.links = links;
    this.details = details;
    this.headwords = headwords;
    this.english = english;
  }

  /** Returns the meanings of the learner before any dictionary entry is matched. */
  MeaningShares own(EntryItems items, int item) {
    int pos = EntryPos.strict(entries.pos(items.row(item)));
    return words.before(items.language(item), items.text(item), pos);
  }

  /**
   * Links the learner of an item to some of the choices, the most likely first.
   *
   * @return whether it has other meanings than its teachers
   */
  boolean link(EntryItems items, int item, List<Choice> all) {
    List<Choice> choices = fitting(items, item, all);
    MeaningShares own = own(items, item);
    if (confirmShared(items, item, choices, own)) {
      return false;
    }
    if (headwords.isForm(items, item, items.language(item), items.text(item))) {
      return false;
    }
    int row = items.row(item);
    if (items.isSynonym(item) && isKnown(items, item)) {
      return false;
    }
    if (isSense(row, choices)) {
      Choice first = choices.getFirst();
      details.found(row, meanings.hub[first.meaning()], first.likelihood());
    }
    derive(items, item, choices, own.isEmpty());
    return !own.isEmpty();
  }

  /** Links a word, which has other meanings, to some of the choices as well. */
  void linkMore(EntryItems items, int item, List<Choice> all) {
    if (!headwords.isForm(items, item, items.language(item), items.text(item))) {
      derive(items, item, fitting(items, item, all), false);
    }
  }

  private List<Choice> fitting(EntryItems items, int item, List<Choice> choices) {
    int pos = entries.pos(items.row(item));
    return choices.stream()
        .filter(choice -> EntryPos.fits(pos, meanings.pos[choice.meaning()]))
        .toList();
  }

  /**
   * Links the learner of an item to the likeliest choices.
   *
   * @param isNew whether it has no other meanings
   */
  private void derive(EntryItems items, int item, List<Choice> choices, boolean isNew) {
    int language = items.language(item);
    double factor = isNew ? 1 : ADDITIONAL_FACTOR;
    for (int i = 0; i < Math.min(MAX_MEANINGS, choices.size()); i++) {
      Choice choice = choices.get(i);
      if (i > 0 && choice.likelihood() < MIN_LIKELIHOOD) {
        break;
      }
      int pos = EntryPos.of(entries.pos(items.row(item)), meanings.pos[choice.meaning()]);
      links.derive(items, item, pos, choice.meaning(), factor * choice.likelihood());
      if (isNew) {
        words.add(language, items.text(item), choice.meaning(), choice.likelihood());
      }
    }
  }

  /**
   * Returns whether the first choice is the meaning of the entry itself, so that its definition
   * belongs there: far likelier than the second. English definitions never create a meaning; they
   * go to the likeliest one.
   */
  private boolean isSense(int row, List<Choice> choices) {
    if (choices.isEmpty()) {
      return false;
    }
    double second = choices.size() < 2 ? 0 : choices.get(1).likelihood();
    return choices.getFirst().likelihood() - second >= MIN_LEAD
        || languageOf[entries.from.getInt(row)] == english;
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

  /**
   * Confirms a meaning that the learner has, and teachers with it: which of the two languages has
   * more words says nothing about the meaning. English words are known best without dictionaries.
   */
  private void confirm(EntryItems items, int item, Choice choice, double evidence) {
    confirm(items, item, items.code(item), items.text(item), choice, evidence);
    if (items.otherLanguage(item) != english && !items.isSynonym(item)) {
      for (int i = 0; i < items.others(item); i++) {
        confirm(items, item, items.otherCode(item), items.other(item, i), choice, evidence);
      }
    }
  }

  private void confirm(
      EntryItems items, int item, int code, int text, Choice choice, double evidence) {
    for (int lexeme : words.lexemes(languageOf[code], text).toIntArray()) {
      if (words.has(lexeme, choice.meaning())) {
        int lemma = lexemes.lemma(lexeme);
        links.confirm(items, item, code, lemma, lexemes.pos(lexeme), choice.meaning(), evidence);
      }
    }
  }
}
