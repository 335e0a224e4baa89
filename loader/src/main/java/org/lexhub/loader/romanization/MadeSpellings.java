package org.lexhub.loader.romanization;

import com.ibm.icu.text.Normalizer2;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Adds readings and romanizations to words that have none. A Japanese word in kana is its own
 * reading; one in kanji has the reading that sources give the same spelling, else that of a
 * dictionary. A word of which no system is known stays without.
 */
public final class MadeSpellings implements AutoCloseable {
  private static final String JAPANESE = "jpn";
  private static final Set<String> CHINESE = Set.of("cmn", "zho", "lzh");
  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();

  /** The resources with the rules of languages. */
  private static final Map<String, String> RULES =
      Map.ofEntries(
          Map.entry("rus", "russian.tsv"),
          Map.entry("ukr", "ukrainian.tsv"),
          Map.entry("bul", "bulgarian.tsv"),
          Map.entry("mkd", "macedonian.tsv"),
          Map.entry("srp", "serbian.tsv"),
          Map.entry("hbs", "serbian.tsv"),
          Map.entry("bos", "serbian.tsv"),
          Map.entry("cnr", "serbian.tsv"),
          Map.entry("hrv", "serbian.tsv"),
          Map.entry("ell", "greek.tsv"),
          Map.entry("lao", "lao.tsv"),
          Map.entry("kat", "georgian.tsv"));

  private final KnownSpellings known;
  private final HanReading han;

  /** Reads a dictionary, so it is created for the first word that needs it. */
  private @Nullable KanjiReading kanji;

  private final IcuLatin icu = new IcuLatin();
  private final Map<String, LetterRules> rules = new HashMap<>();
  private final Map<String, Optional<LearnedSpelling>> learned = new HashMap<>();

  /**
   * The spellings of a word, null where it has none.
   *
   * @param readingMade whether no source gives the reading
   * @param romanizationMade whether no source gives the romanization
   */
  public record Spellings(
      @Nullable String reading,
      boolean readingMade,
      @Nullable String romanization,
      boolean romanizationMade) {}

  /** Prepares to make spellings from those that sources give for other words. */
  public MadeSpellings(KnownSpellings known) {
    this.known = known;
    this.han = new HanReading(known);
  }

  /** Returns whether a word can need a reading or a romanization. */
  public static boolean concerns(String lemma) {
    return LatinText.hasForeign(lemma);
  }

  /** Returns whether readings of a language are in kana. */
  public static boolean isJapanese(@Nullable String iso) {
    return JAPANESE.equals(iso);
  }

  /**
   * Returns the spellings that sources give of a word, with those that are made in place of missing
   * ones.
   *
   * @param iso the ISO 639-3 code of the language, null if it has none
   * @param reading what sources give, or null
   * @param romanization what sources give, or null
   */
  public Spellings of(
      @Nullable String iso,
      String lemma,
      Pos pos,
      @Nullable String reading,
      @Nullable String romanization) {
    String code = iso == null ? "" : iso;
    if (!concerns(lemma)) {
      return new Spellings(reading, false, romanization, false);
    }
    boolean kana = reading == null && code.equals(JAPANESE) && Hepburn.isKana(lemma);
    String read = reading != null ? reading : kana ? lemma : reading(code, lemma);
    String latin = romanization != null ? romanization : romanization(code, lemma, pos, read);
    return new Spellings(
        read,
        reading == null && read != null && !kana,
        latin,
        romanization == null && latin != null);
  }

  /** Returns the reading of a Japanese inflected form, or null if it needs or has none. */
  public @Nullable String readingOfForm(@Nullable String iso, String form) {
    return JAPANESE.equals(iso) && concerns(form) && !Hepburn.isKana(form)
        ? kanji().of(form)
        : null;
  }

  private @Nullable String reading(String iso, String lemma) {
    if (iso.equals(JAPANESE)) {
      String same = known.reading(iso, lemma);
      return same == null ? kanji().of(lemma) : same;
    }
    if (!CHINESE.contains(iso) || lemma.codePoints().noneMatch(Character::isIdeographic)) {
      return null;
    }
    String same = known.reading(iso, lemma);
    return same == null ? han.of(lemma) : same;
  }

  private @Nullable String romanization(
      String iso, String lemma, Pos pos, @Nullable String reading) {
    if (iso.equals(JAPANESE)) {
      return reading == null ? null : Hepburn.of(reading, pos);
    }
    if (lemma.codePoints().anyMatch(Character::isIdeographic)) {
      return CHINESE.contains(iso) ? reading : null;
    }
    String text = NFC.normalize(lemma);
    String same = KnownSpellings.isLearned(iso) ? known.romanization(iso, lemma) : null;
    if (same != null) {
      return same;
    }
    StringBuilder out = new StringBuilder();
    for (String word : text.splitWithDelimiters("[ \\-–]", 0)) {
      String latin = LatinText.hasForeign(word) ? word(iso, word, text) : word;
      if (latin == null) {
        return icu(text, iso);
      }
      out.append(latin);
    }
    return out.isEmpty() ? null : NFC.normalize(out);
  }

  private @Nullable String icu(String text, String iso) {
    return icu.of(text, iso, LatinText.script(text));
  }

  /** Returns a word by the system of its language, or null if that is ICU's or does not apply. */
  private @Nullable String word(String iso, String word, String text) {
    String lower = LaoOrder.sounded(word.toLowerCase(Locale.ROOT));
    LetterRules of = RULES.containsKey(iso) ? rules(RULES.get(iso)) : null;
    String latin = of == null ? null : of.apply(lower);
    if (latin != null) {
      return LatinText.cased(word, latin);
    }
    Character.UnicodeScript script = LatinText.script(text);
    if (KnownSpellings.isLearned(iso)) {
      LearnedSpelling learnt = learned(iso);
      latin = learnt == null ? null : learnt.apply(word);
    }
    if (latin == null && script == Character.UnicodeScript.HANGUL) {
      latin = KoreanRevised.of(word);
    }
    if (latin == null && IndicIso.has(script)) {
      latin = IndicIso.of(word, iso);
    }
    if (latin == null && script == Character.UnicodeScript.KHMER) {
      latin = Khmer.of(word);
    }
    if (latin == null && script == Character.UnicodeScript.CHEROKEE) {
      latin = syllabary(word);
    }
    return latin == null || latin.isEmpty() ? null : latin;
  }

  /** Returns a word in a script in which the names of the letters are syllables. */
  private static @Nullable String syllabary(String word) {
    StringBuilder out = new StringBuilder();
    for (int codePoint : word.codePoints().toArray()) {
      String name = LatinText.isForeign(codePoint) ? Character.getName(codePoint) : null;
      if (name != null) {
        out.append(name.substring(name.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT));
      } else {
        out.appendCodePoint(codePoint);
      }
    }
    return out.toString();
  }

  private LetterRules rules(@Nullable String resource) {
    return rules.computeIfAbsent(String.valueOf(resource), LetterRules::load);
  }

  private @Nullable LearnedSpelling learned(String iso) {
    return learned
        .computeIfAbsent(iso, code -> Optional.ofNullable(LearnedSpelling.learn(known.words(code))))
        .orElse(null);
  }

  private KanjiReading kanji() {
    KanjiReading reader = kanji;
    if (reader == null) {
      reader = new KanjiReading();
      kanji = reader;
    }
    return reader;
  }

  @Override
  public void close() {
    if (kanji != null) {
      kanji.close();
    }
  }
}
