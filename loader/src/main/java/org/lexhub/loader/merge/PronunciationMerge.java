package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.sound.Sounds;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Merges the pronunciations of one lexeme. Equal ones are one, and those that a source gives for
 * the part of speech come before those that it gives for the spelling. Of English, a pronunciation
 * of the spelling is left out if it is that of another part of speech, and a few remain.
 */
final class PronunciationMerge {
  private static final int MAX_OF_ACCENT = 2;
  private static final int MAX_ENGLISH = 4;
  private static final String VOICED = "zvðd";
  private static final String VOICELESS = "sfθt";

  private static final class Said {
    int ipa;
    int audio;
    int accent;
    boolean severalAccents;
    boolean ownPos;
    Sounds sounds;

    Said(Sounds sounds) {
      this.sounds = sounds;
    }
  }

  private final StringPool strings;
  private final int english;
  private final List<Said> all = new ArrayList<>();
  private int language;

  PronunciationMerge(StringPool strings, int english) {
    this.strings = strings;
    this.english = english;
  }

  /** Starts the pronunciations of a lexeme of a language. */
  void clear(int ofLanguage) {
    all.clear();
    language = ofLanguage;
  }

  /**
   * Adds the pronunciations of a staged row, of which the most authoritative comes first.
   *
   * @param ownPos whether the source gives them for the part of speech of the lexeme
   */
  void add(SparseRows rows, int row, boolean ownPos) {
    for (int i = rows.from(row); rows.belongs(i, row); i++) {
      Said said = new Said(Sounds.of(strings.text(rows.value(i, 0)), language == english));
      said.ipa = rows.value(i, 0);
      said.audio = rows.value(i, 1);
      said.accent = rows.value(i, 2);
      said.ownPos = ownPos;
      Said same = same(said.sounds);
      if (same == null) {
        all.add(said);
      } else {
        join(same, said);
      }
    }
  }

  private @Nullable Said same(Sounds sounds) {
    for (Said said : all) {
      if (said.sounds.same(sounds)) {
        return said;
      }
    }
    return null;
  }

  private static void join(Said known, Said again) {
    known.audio = known.audio < 0 ? again.audio : known.audio;
    known.ownPos |= again.ownPos;
    if (!known.sounds.knowsStress() && again.sounds.knowsStress()) {
      known.ipa = again.ipa;
      known.sounds = again.sounds;
    }
    if (known.accent < 0) {
      known.accent = again.accent;
    } else if (again.accent >= 0 && again.accent != known.accent) {
      known.severalAccents = true;
    }
  }

  /** Sets the pronunciations and accents of the lexeme. */
  void write(MergedLexeme out) {
    if (language == english && all.size() > 1) {
      choose(out.pos);
    }
    for (Said said : all) {
      out.pronunciations.add(said.ipa);
      out.pronunciations.add(said.audio);
      out.accents.add(said.severalAccents ? -1 : said.accent);
    }
  }

  private void choose(int pos) {
    List<Said> own = all.stream().filter(said -> said.ownPos).toList();
    if (!own.isEmpty()) {
      all.removeIf(said ->
          !said.ownPos && own.stream().noneMatch(each -> each.sounds.mayBeAccentOf(said.sounds)));
    }
    List<Said> before = List.copyOf(all);
    all.sort(
        Comparator.comparing((Said said) -> !said.ownPos)
            .thenComparingInt(said -> said.ownPos ? 0 : misfit(said, before, pos)));
    for (int i = all.size() - 1; i >= 0; i--) {
      int accent = all.get(i).accent;
      long earlier = all.subList(0, i).stream().filter(said -> said.accent == accent).count();
      if (i >= MAX_ENGLISH || earlier >= MAX_OF_ACCENT) {
        all.remove(i);
      }
    }
  }

  /**
   * Returns how much a pronunciation looks like another part of speech beside others. English verbs
   * have the later stress (re-CORD), a voiced end (house) and -ate with its full vowel.
   */
  private static int misfit(Said said, List<Said> others, int pos) {
    boolean verb = pos == Pos.VERB.number();
    int misfit = 0;
    for (Said other : others) {
      Sounds a = said.sounds;
      Sounds b = other.sounds;
      if (a.knowsStress() && b.knowsStress() && a.stress() != b.stress()) {
        misfit += a.stress() < b.stress() == verb ? 1 : 0;
      }
      misfit += endsUnlike(a, b, verb) ? 1 : 0;
    }
    return misfit;
  }

  private static boolean endsUnlike(Sounds a, Sounds b, boolean verb) {
    String s = a.segments();
    String t = b.segments();
    if (s.isEmpty() || t.isEmpty()) {
      return false;
    }
    boolean fullVowel = s.endsWith("eɪt");
    if (fullVowel != t.endsWith("eɪt") && isReducedOrFull(s) && isReducedOrFull(t)) {
      return fullVowel != verb;
    }
    int last = s.length() - 1;
    if (t.length() != s.length() || !s.regionMatches(0, t, 0, last)) {
      return false;
    }
    int voiced = VOICED.indexOf(s.charAt(last));
    int voiceless = VOICELESS.indexOf(s.charAt(last));
    return verb
        ? voiceless >= 0 && t.charAt(last) == VOICED.charAt(voiceless)
        : voiced >= 0 && t.charAt(last) == VOICELESS.charAt(voiced);
  }

  private static boolean isReducedOrFull(String segments) {
    return segments.endsWith("eɪt") || segments.endsWith("ət") || segments.endsWith("ɪt");
  }
}
