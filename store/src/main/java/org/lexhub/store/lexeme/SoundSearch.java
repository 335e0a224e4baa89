package org.lexhub.store.lexeme;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.lexhub.store.lexeme.sound.DistanceRows;
import org.lexhub.store.lexeme.sound.Phones;
import org.lexhub.store.lexeme.sound.SoundIndex;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds words that rhyme with a word or sound like it, by their pronunciations, also in other
 * languages. Rhymes are ordered by frequency, words that sound alike by their distance, then by
 * frequency.
 *
 * <p>The index of a language is made when it is first asked for and kept on the heap, see {@link
 * SoundIndex}. Safe for any number of threads, each with its own {@link LexemeHits}.
 */
public final class SoundSearch {
  /** The maximum number of pronunciations of the word that are compared. */
  private static final int MAX_SOUNDS = 16;

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final LanguageTable languages;
  private final TextColumn strings;
  private final LexemeFacts rows;

  /** The index of each language, null until it is first needed. */
  private final AtomicReferenceArray<SoundIndex> indexes;

  /** Creates the search over the tables of a snapshot. */
  public SoundSearch(
      LexemeSearch search,
      LexemeTable lexemes,
      LanguageTable languages,
      ScriptTable scripts,
      TextColumn strings) {
    this.search = search;
    this.lexemes = lexemes;
    this.languages = languages;
    this.strings = strings;
    rows = LexemeTableFacts.of(lexemes, languages, scripts, strings);
    indexes = new AtomicReferenceArray<>(languages.size());
  }

  /** The sounds of a word, and room to compare them; reused by one thread. */
  static final class Sounds {
    final Phones[] all = new Phones[MAX_SOUNDS];
    final Phones other = new Phones();
    final DistanceRows distances = new DistanceRows();
    final Utf8Buffer ipa = new Utf8Buffer(64);
    int count;

    /** The lemma of the word, which is no result; -1 if it is given by its sounds. */
    int lemma;

    Sounds() {
      for (int i = 0; i < MAX_SOUNDS; i++) {
        all[i] = new Phones();
      }
    }

    private void add(byte[] utf8, int length) {
      if (count < MAX_SOUNDS) {
        all[count].read(utf8, length);
        count += all[count].canRhyme() ? 1 : 0;
      }
    }
  }

  /**
   * Searches.
   *
   * @param q the query, whose text is a word, or its sounds between slashes or square brackets; its
   *     languages are not all
   * @param of the languages of the word
   * @param rhyme whether to search for rhymes; else for words that sound alike
   * @param out receives the results and keeps them until its next use
   * @return false if the word has no known pronunciation
   * @throws IllegalArgumentException if the languages of the query are all
   */
  public boolean search(LexemeQuery q, LanguageSet of, boolean rhyme, LexemeHits out) {
    if (q.languages().all()) {
      throw new IllegalArgumentException("sounds are searched in named languages");
    }
    Sounds sounds = out.scratch.sounds;
    read(q.text(), of, sounds, out);
    out.total = 0;
    out.best = 0;
    out.closedClass = false;
    out.raise = 0;
    out.top.start((int) Math.min(rows.size(), (long) q.offset + q.limit));
    out.scratch.seen.start(rows.size());
    out.scratch.ranges.start(rows, q.languages(), q.pos);
    for (int i = 0; i < q.languages().count(); i++) {
      SoundIndex index = index(q.languages().get(i));
      for (int sound = 0; sound < sounds.count; sound++) {
        candidates(index, sounds, sound, rhyme, out);
      }
    }
    out.top.finish();
    out.skipped = Math.min(q.offset, out.top.size());
    return sounds.count > 0;
  }

  private void read(Utf8Buffer text, LanguageSet of, Sounds sounds, LexemeHits out) {
    sounds.count = 0;
    sounds.lemma = -1;
    byte[] bytes = text.bytes();
    if (text.length() > 0 && (bytes[0] == '/' || bytes[0] == '[')) {
      sounds.add(bytes, text.length());
      return;
    }
    search.findEqual(bytes, text.length(), of, out);
    for (int i = 0; i < out.size(); i++) {
      int lexeme = out.lexeme(i);
      if (i == 0) {
        sounds.lemma = lexemes.lemma(lexeme);
      }
      if (lexemes.lemma(lexeme) == sounds.lemma) {
        for (int k = lexemes.pronunciationStart(lexeme);
            k < lexemes.pronunciationEnd(lexeme);
            k++) {
          ipa(k, sounds.ipa);
          sounds.add(sounds.ipa.bytes(), sounds.ipa.length());
        }
      }
    }
  }

  private void ipa(int pronunciation, Utf8Buffer out) {
    out.clear();
    strings.appendPlain(lexemes.pronunciationIpa(pronunciation), out);
  }

  private SoundIndex index(int language) {
    SoundIndex present = indexes.get(language);
    if (present == null) {
      int start = languages.lexemeStart(language);
      present = SoundIndex.of(lexemes, strings, start, languages.lexemeEnd(language));
      indexes.set(language, present);
    }
    return present;
  }

  private void candidates(
      SoundIndex index, Sounds sounds, int sound, boolean rhyme, LexemeHits out) {
    int hash = rhyme ? sounds.all[sound].rhymeHash() : sounds.all[sound].classHash();
    int position = index.first(rhyme, hash);
    int match = (rhyme ? MatchKind.RHYME : MatchKind.SOUND).number();
    for (int lexeme = index.lexeme(rhyme, hash, position);
        lexeme >= 0;
        lexeme = index.lexeme(rhyme, hash, ++position)) {
      if (out.scratch.ranges.hasPos(rows, lexeme) && lexemes.lemma(lexeme) != sounds.lemma) {
        int distance = distance(lexeme, sounds, sound, rhyme);
        if (distance >= 0) {
          out.add(rows, lexeme, LexemeScore.sound(distance, rows.rarity(lexeme)), match);
        }
      }
    }
  }

  /** Returns the least distance of a pronunciation of a lexeme; -1 if none is like the sound. */
  private int distance(int lexeme, Sounds sounds, int sound, boolean rhyme) {
    Phones wanted = sounds.all[sound];
    int least = -1;
    for (int k = lexemes.pronunciationStart(lexeme); k < lexemes.pronunciationEnd(lexeme); k++) {
      ipa(k, sounds.ipa);
      sounds.other.read(sounds.ipa.bytes(), sounds.ipa.length());
      if (rhyme && wanted.rhymes(sounds.other)) {
        return 0;
      }
      if (!rhyme && wanted.classHash() == sounds.other.classHash()) {
        int distance = wanted.distance(sounds.other, sounds.distances);
        least = least < 0 ? distance : Math.min(least, distance);
      }
    }
    return least;
  }
}
