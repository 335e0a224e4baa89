package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2FloatRBTreeMap;
import it.unimi.dsi.fastutil.ints.Int2FloatSortedMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeSpellings;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.merge.SenseMerge;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Finds the meanings of words of any language and their shares; the weights are those of
 * translation without context ({@link SenseStrength}).
 */
final class WordMeanings {
  private static final int MAX_CACHED = 1 << 19;
  private static final int POS_BITS = 8;

  /** Abbreviations: a word in lower case is another word. */
  private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}[\\p{Lu}.]+");

  private final StringPool strings;
  private final LexemeIdentity lexemes;
  private final LexemeSpellings spellings;
  private final FormLemmas forms;
  private final SenseMerge senses;
  private final int[] hubTags;
  private final IntArrayList found = new IntArrayList();
  private final Long2ObjectOpenHashMap<MeaningShares> cached = new Long2ObjectOpenHashMap<>();
  private final Long2ObjectOpenHashMap<Learned> added = new Long2ObjectOpenHashMap<>();

  /** The meanings that a word has learned. */
  private static final class Learned {
    private final Int2FloatSortedMap likelihoods = new Int2FloatRBTreeMap();
    private @Nullable MeaningShares shares;

    void add(int meaning, double likelihood) {
      likelihoods.mergeFloat(meaning, (float) likelihood, Math::max);
      shares = null;
    }

    MeaningShares shares() {
      MeaningShares known = shares;
      if (known == null) {
        known = MeaningShares.of(likelihoods);
        shares = known;
      }
      return known;
    }
  }

  WordMeanings(
      StringPool strings,
      LexemeIdentity lexemes,
      LexemeSpellings spellings,
      FormLemmas forms,
      SenseMerge senses,
      int[] hubTags) {
    this.strings = strings;
    this.lexemes = lexemes;
    this.spellings = spellings;
    this.forms = forms;
    this.senses = senses;
    this.hubTags = hubTags;
  }

  /**
   * Returns the largest number of tags of an English word in each meaning.
   *
   * @param english the row of English, -1 where there is none
   */
  static int[] hubTags(
      StagedLexemes stage, MergedMeanings meanings, int[] languageOf, int english) {
    int[] tags = new int[meanings.size()];
    for (int row = 0; row < stage.size(); row++) {
      if (english >= 0 && languageOf[stage.language.getInt(row)] == english) {
        for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
          int meaning = meanings.ofKey[stage.senses.meaning.getInt(sense)];
          tags[meaning] = Math.max(tags[meaning], stage.senses.tagCount.getInt(sense));
        }
      }
    }
    return tags;
  }

  /**
   * Returns the meanings of a word.
   *
   * @param text the number of the spelling
   * @param pos the part of speech, {@link StagedLexemes#ANY_POS} for any; names count as nouns
   */
  MeaningShares of(int language, int text, int pos) {
    Learned own = added.get(word(language, text));
    return own != null ? own.shares() : before(language, text, pos);
  }

  /**
   * Returns the meanings of a word under this spelling, not those of a word of which it is a form.
   */
  MeaningShares ofSpelling(int language, int text, int pos) {
    return added.containsKey(word(language, text)) || isLexeme(language, text)
        ? of(language, text, pos)
        : MeaningShares.NONE;
  }

  /** Returns the meanings of a word without added ones. */
  MeaningShares before(int language, int text, int pos) {
    int wanted = isPhrase(text, pos) ? StagedLexemes.ANY_POS : pos;
    long key = word(language, text) << POS_BITS | wanted;
    MeaningShares known = cached.get(key);
    if (known == null) {
      known = MeaningShares.of(strengths(language, text, wanted));
      if (cached.size() >= MAX_CACHED) {
        cached.clear();
      }
      cached.put(key, known);
    }
    return known;
  }

  /**
   * Returns whether a word is an interjection of several words: catalogues list "good night" as a
   * noun or a phrase.
   */
  private boolean isPhrase(int text, int pos) {
    return pos == Pos.INTJ.number() && strings.text(text).indexOf(' ') >= 0;
  }

  private static long word(int language, int text) {
    return (long) language << Integer.SIZE | text;
  }

  /** Adds a meaning, with its likelihood, to a word without meanings. */
  void add(int language, int text, int meaning, double likelihood) {
    added.computeIfAbsent(word(language, text), any -> new Learned()).add(meaning, likelihood);
  }

  /**
   * Returns the lexemes of a spelling or, where there are none, of the lemma of which it is a form;
   * the next call reuses the list.
   */
  IntList lexemes(int language, int text) {
    found.clear();
    spellings.find(language, text, StagedLexemes.ANY_POS, found);
    found.removeIf((int lexeme) -> isAbbreviation(lexemes.lemma(lexeme), text));
    if (found.isEmpty()) {
      int lemma = forms.lemma(language, text);
      if (lemma >= 0) {
        spellings.find(language, lemma, StagedLexemes.ANY_POS, found);
      }
    }
    return found;
  }

  /** Returns whether a spelling is the lemma of a lexeme. */
  boolean isLexeme(int language, int text) {
    found.clear();
    spellings.find(language, text, StagedLexemes.ANY_POS, found);
    found.removeIf((int lexeme) -> lexemes.lemma(lexeme) != text);
    return !found.isEmpty();
  }

  /**
   * Returns whether a spelling is no lexeme but a form of one, or differs from a lexeme or its form
   * in a capital only, as entries that begin like sentences do.
   *
   * @param writesNouns whether the language writes nouns with capitals
   */
  boolean isForm(int language, int text, boolean writesNouns) {
    if (isLexeme(language, text)) {
      return false;
    }
    if (forms.lemma(language, text) >= 0 && !lexemes(language, text).isEmpty()) {
      return true;
    }
    String word = strings.text(text);
    if (writesNouns || !Character.isUpperCase(word.codePointAt(0))) {
      return false;
    }
    int lower = strings.find(word.toLowerCase(Locale.ROOT));
    return lower >= 0 && lower != text && !lexemes(language, lower).isEmpty();
  }

  /** Returns whether a lemma is an abbreviation in capitals of which a word is spelled alike. */
  private boolean isAbbreviation(int lemma, int word) {
    return lemma != word && CAPITALS.matcher(strings.text(lemma)).matches();
  }

  /** Returns whether a lexeme has a meaning. */
  boolean has(int lexeme, int meaning) {
    for (MergedSense sense : senses.merge(lexemes, lexeme)) {
      if (sense.key == meaning) {
        return true;
      }
    }
    return false;
  }

  private Int2FloatSortedMap strengths(int language, int text, int pos) {
    Int2FloatSortedMap strengths = new Int2FloatRBTreeMap();
    IntList words = lexemes(language, text);
    for (int i = 0; i < words.size(); i++) {
      int lexeme = words.getInt(i);
      if (pos == StagedLexemes.ANY_POS || isA(pos, lexemes.pos(lexeme))) {
        add(senses.merge(lexemes, lexeme), Pos.at(lexemes.pos(lexeme)), strengths);
      }
    }
    return strengths;
  }

  private static boolean isA(int wanted, int pos) {
    return pos == wanted || (wanted == Pos.NOUN.number() && pos == Pos.NAME.number());
  }

  private void add(List<MergedSense> all, Pos pos, Int2FloatSortedMap strengths) {
    boolean tagged = false;
    for (MergedSense sense : all) {
      tagged |= sense.tagCount > 0;
    }
    for (int i = 0; i < all.size(); i++) {
      MergedSense sense = all.get(i);
      double link = sense.confidence / 10_000.0;
      float tags = tagged ? sense.tagCount : SenseStrength.untagged(hubTags[sense.key], link, pos);
      double strength = SenseStrength.of(tags, i + 1, link);
      strengths.mergeFloat(sense.key, (float) strength, Float::sum);
    }
  }
}
