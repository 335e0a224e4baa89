package org.lexhub.store.translation.source;

import java.util.List;
import org.lexhub.store.english.Contractions;
import org.lexhub.store.english.PhraseVariants;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.typed.Companions;

/**
 * Finds the lexemes of the text of a query, in this order, until there are any:
 *
 * <ol>
 *   <li>the text, or the full word of an English contraction such as "n't", unless what follows
 *       matches better than a text found in another spelling;
 *   <li>the text without the {@linkplain org.lexhub.store.text.TypedText marks} around it;
 *   <li>it {@linkplain WithoutInnerMarks without commas and ellipses};
 *   <li>it with an ellipsis between {@linkplain PairedWords paired words};
 *   <li>what follows the {@linkplain WithoutCompanions companions} of a word;
 *   <li>the {@linkplain OtherForms other forms} of a phrase;
 *   <li>a word that is {@linkplain TypedTwice typed twice}, once;
 *   <li>the text {@linkplain Joined without blanks and hyphens};
 *   <li>the word for {@linkplain EmojiName an emoji};
 *   <li>the {@linkplain CompoundHead head of a compound}.
 * </ol>
 */
public final class SourceText {
  private final int english;
  private final TextLookup lookup;
  private final HitTrust trust;
  private final WithoutCompanions companions;
  private final OtherForms forms;
  private final Joined joined;
  private final List<Step> steps;

  /** Creates a finder over the tables of a snapshot. */
  public SourceText(
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LanguageCodes codes,
      TextColumn strings) {
    english = HubLanguage.row(codes);
    lookup = new TextLookup(search);
    trust = new HitTrust(lexemes, senses);
    companions = new WithoutCompanions(lookup, lexemes, Companions.of(codes));
    forms = new OtherForms(lookup, new PhraseForms(search, lexemes, strings, codes), english);
    joined = new Joined(lookup);
    steps =
        List.of(
            new WithoutInnerMarks(lookup),
            new PairedWords(lookup),
            companions,
            forms,
            new TypedTwice(lookup),
            joined,
            new EmojiName(lookup, search, lexemes, senses, meanings, english, strings),
            new CompoundHead(lookup, new Compounds(search, lexemes, codes)));
  }

  /**
   * Finds the lexemes of a text.
   *
   * @param text UTF-8 in normalization form C; read again by the other methods until the next call
   * @param source its language
   * @param found receives the words
   * @return whether something other than the whole text was looked up last
   */
  public boolean find(Utf8Buffer text, LanguageSet source, FoundSource found) {
    found.start(text, source);
    byte[] whole =
        source.contains(english) ? Contractions.whole(text.bytes(), text.length()) : null;
    boolean isFound =
        whole == null ? lookup.find(text, found) : lookup.find(whole, 0, whole.length, found);
    found.readBare();
    boolean marks = found.isBareShorter() && !isAffix(text);
    if (isFound && (whole != null || (!marks && trust.isSure(text, found.hits())))) {
      return false;
    }
    return isFound ? findBetter(marks, found) : findOther(found);
  }

  /** Looks up other things in place of a text that is not found; returns true. */
  private boolean findOther(FoundSource found) {
    if (found.isBareShorter() && lookup.find(found.bare, found)) {
      if (!trust.isSure(found.bare, found.hits())) {
        findBetter(true, found);
      }
      return true;
    }
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).find(found)) {
        break;
      }
    }
    return true;
  }

  /** Returns whether a text begins or ends with a hyphen, as prefixes and suffixes do. */
  private static boolean isAffix(Utf8Buffer text) {
    return text.length() > 0 && (text.bytes()[0] == '-' || text.bytes()[text.length() - 1] == '-');
  }

  /**
   * Looks up the bare text, and what follows its companions, in place of a text that is found only
   * in another spelling or as a doubtful word: "to go" is not Togo, "a Book" not "the Book", and
   * some dictionary has "Thank you!" with a mark.
   *
   * @param marks whether to look up the bare text
   * @return whether that is a better match; else the hits are those of the text
   */
  private boolean findBetter(boolean marks, FoundSource found) {
    LexemeHits hits = found.hits();
    Utf8Buffer first = found.phrase;
    first.clear();
    first.put(found.matched().bytes(), 0, found.matched().length());
    int score = hits.scoreBasisPoints(0);
    int rank = trust.rank(hits);
    int sources = trust.sources(hits);
    boolean ruled = hits.isRuledForm(0);
    boolean doubtful = trust.isDoubtful(first, hits);
    if (marks
        && lookup.find(found.bare, found)
        && (hits.scoreBasisPoints(0) > score
            || (hits.isWellSpelled(0) && trust.sources(hits) >= sources))) {
      if (!trust.isSure(found.matched(), hits)) {
        findBetter(false, found);
      }
      return true;
    }
    if (companions.find(found)
        && hits.isWellSpelled(0)
        && (score < LexemeScore.MIN_WELL_SPELLED
            || (trust.rank(hits) < rank && (!HitTrust.isExact(score) || doubtful))
            || (ruled && HitTrust.isExact(hits)))) {
      return true;
    }
    found.pos(null);
    lookup.find(first, found);
    return false;
  }

  /**
   * Returns whether the text is an English phrase with a person, for which dictionaries may have
   * another one; allocates nothing.
   */
  public boolean hasEnglishPerson(FoundSource found) {
    return found.source.contains(english)
        && PhraseVariants.hasPerson(found.text.bytes(), found.text.length());
  }

  /** Returns the ways in which dictionaries may list the text, if it is a phrase. */
  public List<String> forms(FoundSource found) {
    return forms.of(found);
  }

  /**
   * Finds the lexemes of a form of the text in this spelling; sets the hits and the matched text.
   *
   * @return whether there are any
   */
  public boolean findEqual(String form, FoundSource found) {
    return lookup.findEqual(form, found);
  }

  /** Looks up the text without blanks and hyphens; returns whether it has any, and hits. */
  public boolean findJoined(FoundSource found) {
    return joined.find(found);
  }

  /** Returns whether a text has blanks or hyphens. */
  public static boolean canBeJoined(Utf8Buffer text) {
    return text.contains(' ') || text.contains('-');
  }
}
