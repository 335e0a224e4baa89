package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.staging.MeaningKind;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;

/**
 * Joins meanings that have only an English name, those of emoji and of unaligned concept sets, with
 * the synset that they name. Of the synsets with the name as an English word, it is the one whose
 * words in most other languages are also words of the meaning. If several are close, it is the
 * usual sense of the name, by the tags of a corpus.
 */
public final class NamedMeanings {
  private static final String EMOJI = "cldr:";

  /** The minimum number of languages with a word that the two meanings share. */
  private static final int MIN_LANGUAGES = 3;

  /** The minimum lead over the second best synset, in languages or in tags. */
  private static final double MIN_LEAD = 1.5;

  private final Staging staging;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final int english;

  /** The glosses of the concept sets in lower case, by catalogue id. */
  private final Map<String, String> glosses = new HashMap<>();

  /** The synsets that each meaning may be, and the number of the record that describes it. */
  private final Int2ObjectOpenHashMap<IntSet> candidates = new Int2ObjectOpenHashMap<>();

  private final Int2IntOpenHashMap records = new Int2IntOpenHashMap();

  /** By meaning and synset, the number of languages and the last of them. */
  private final Long2IntOpenHashMap languages = new Long2IntOpenHashMap();

  private final Long2IntOpenHashMap last = new Long2IntOpenHashMap();

  /** By meaning and synset, the tags of the English name in the synset. */
  private final Long2IntOpenHashMap tags = new Long2IntOpenHashMap();

  /** Takes a meaning of a lexeme and the staged sense that links them. */
  private interface SenseVisitor {
    void accept(int meaning, int sense);
  }

  private NamedMeanings(
      Staging staging, LexemeIdentity lexemes, MergedMeanings meanings, int english) {
    this.staging = staging;
    this.lexemes = lexemes;
    this.meanings = meanings;
    this.english = english;
    last.defaultReturnValue(-1);
    for (ConceptRecord concept : staging.concepts) {
      String gloss = concept.gloss();
      if (gloss != null) {
        glosses.putIfAbsent(concept.catalogId().strip(), gloss.toLowerCase(Locale.ROOT));
      }
    }
  }

  /**
   * Stages a claim for every meaning that is the same as a synset.
   *
   * @param english the ordinal of English, -1 where there is none
   * @return the number of claims
   */
  public static int join(
      Staging staging, LexemeIdentity lexemes, MergedMeanings meanings, int english) {
    NamedMeanings named = new NamedMeanings(staging, lexemes, meanings, english);
    if (english < 0) {
      return 0;
    }
    named.findCandidates();
    if (!named.candidates.isEmpty()) {
      named.count();
    }
    return named.claim();
  }

  private void findCandidates() {
    StagedMeanings stage = staging.meanings;
    LexemeSpellings spellings = new LexemeSpellings(staging.strings, lexemes);
    IntArrayList words = new IntArrayList();
    for (int row = 0; row < stage.size(); row++) {
      String name = name(row);
      int meaning = meanings.ofKey[stage.key.getInt(row)];
      int text = name == null || hasSynset(meaning) ? -1 : staging.strings.find(name);
      if (text >= 0 && !isCore(meaning)) {
        words.clear();
        spellings.find(english, text, StagedLexemes.ANY_POS, words);
        IntSet synsets = new IntOpenHashSet();
        for (int word : words) {
          visit(
              word,
              (synset, sense) -> {
                if (isCandidate(meaning, lexemes.pos(word), synset)) {
                  synsets.add(synset);
                  int count = staging.lexemes.senses.tagCount.getInt(sense);
                  tags.mergeInt(pair(meaning, synset), count, Math::max);
                }
              });
        }
        candidates.put(meaning, synsets);
        records.put(meaning, row);
      }
    }
  }

  private boolean isCandidate(int meaning, int pos, int synset) {
    int own = meanings.pos[meaning];
    return hasSynset(synset) && (own == StagedMeanings.NO_POS || own == pos);
  }

  /** Returns the English name of an emoji or a concept set, null for other meanings. */
  private @Nullable String name(int row) {
    String key = staging.keys.text(staging.meanings.key.getInt(row));
    if (key.startsWith(EMOJI)) {
      int gloss = staging.meanings.gloss.getInt(row);
      return gloss < 0 ? null : staging.texts.text(gloss);
    }
    int concept = staging.meanings.concept.getInt(row);
    if (MeaningKind.of(key) != MeaningKind.CONCEPTICON || concept < 0) {
      return null;
    }
    return glosses.get(staging.strings.text(concept));
  }

  private boolean hasSynset(int meaning) {
    MeaningKind kind = MeaningKind.of(staging.keys.text(meanings.hub[meaning]));
    return kind == MeaningKind.ILI || kind == MeaningKind.WORDNET_30;
  }

  /** Returns whether the core vocabulary, which is aligned by hand, has the meaning. */
  private boolean isCore(int meaning) {
    for (int i = meanings.keys.start(meaning); i < meanings.keys.end(meaning); i++) {
      if (staging.keys.text(meanings.keys.row(i)).startsWith("core:")) {
        return true;
      }
    }
    return false;
  }

  private void visit(int lexeme, SenseVisitor visitor) {
    StagedLexemes stage = staging.lexemes;
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      int row = lexemes.row(i);
      for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
        visitor.accept(meanings.ofKey[stage.senses.meaning.getInt(sense)], sense);
      }
    }
  }

  /** Counts the languages in which a spelling has both meanings. */
  private void count() {
    IntSet found = new IntOpenHashSet();
    for (int from = 0; from < lexemes.size(); ) {
      int to = lexemes.spellingEnd(from);
      int language = lexemes.language(from);
      if (language != english) {
        found.clear();
        for (int lexeme = from; lexeme < to; lexeme++) {
          visit(lexeme, (meaning, sense) -> found.add(meaning));
        }
        if (found.size() > 1) {
          found.forEach((int meaning) -> count(meaning, language, found));
        }
      }
      from = to;
    }
  }

  private void count(int meaning, int language, IntSet found) {
    IntSet synsets = candidates.get(meaning);
    if (synsets == null) {
      return;
    }
    for (int synset : synsets) {
      long pair = pair(meaning, synset);
      if (found.contains(synset) && last.get(pair) != language) {
        last.put(pair, language);
        languages.addTo(pair, 1);
      }
    }
  }

  private static long pair(int meaning, int synset) {
    return (long) meaning << Integer.SIZE | synset;
  }

  private int claim() {
    int claims = 0;
    for (int meaning : candidates.keySet().toIntArray()) {
      int synset = best(meaning);
      if (synset >= 0) {
        claims++;
        int source = staging.meanings.source.getInt(records.get(meaning));
        staging.meanings.join(meanings.hub[meaning], meanings.hub[synset], source);
      }
    }
    return claims;
  }

  /** Returns the synset that a meaning is, -1 if none leads clearly. */
  private int best(int meaning) {
    IntSet synsets = candidates.get(meaning);
    int most = 0;
    for (int synset : synsets) {
      most = Math.max(most, languages.get(pair(meaning, synset)));
    }
    if (most < MIN_LANGUAGES) {
      return -1;
    }
    IntArrayList close = new IntArrayList();
    for (int synset : synsets) {
      if (languages.get(pair(meaning, synset)) * MIN_LEAD > most) {
        close.add(synset);
      }
    }
    return close.size() == 1 ? close.getInt(0) : usual(meaning, close);
  }

  /** Returns the synset in which the name has clearly most tags, -1 if there is none. */
  private int usual(int meaning, IntArrayList synsets) {
    int best = -1;
    int most = 0;
    int second = 0;
    for (int synset : synsets) {
      int count = tags.get(pair(meaning, synset));
      if (count > most) {
        second = most;
        most = count;
        best = synset;
      } else {
        second = Math.max(second, count);
      }
    }
    return most >= MIN_LEAD * second ? best : -1;
  }
}
