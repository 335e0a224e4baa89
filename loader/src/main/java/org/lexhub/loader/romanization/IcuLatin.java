package org.lexhub.loader.romanization;

import com.ibm.icu.text.Normalizer2;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Romanizes with the transliterations of ICU, by the system of a language where ICU has it. */
final class IcuLatin {
  private static final Map<String, String> OF_LANGUAGE =
      Map.ofEntries(
          Map.entry("bel", "Belarusian-Latin/BGN"),
          Map.entry("kaz CYRILLIC", "Kazakh-Latin/BGN"),
          Map.entry("kir CYRILLIC", "Kirghiz-Latin/BGN"),
          Map.entry("khk CYRILLIC", "Mongolian-Latin/BGN"),
          Map.entry("mon CYRILLIC", "Mongolian-Latin/BGN"),
          Map.entry("uzn CYRILLIC", "Uzbek-Latin/BGN"),
          Map.entry("azj CYRILLIC", "Azerbaijani-Latin/BGN"),
          Map.entry("tuk CYRILLIC", "Turkmen-Latin/BGN"),
          Map.entry("hye", "Armenian-Latin/BGN"),
          Map.entry("amh", "Amharic-Latin/BGN"),
          Map.entry("sin", "si-si_Latn"));

  private static final LetterRules MORE_LETTERS = LetterRules.load("more-letters.tsv");
  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();
  private final Transliterations icu = new Transliterations();

  /** Returns a text in Latin letters, or null if ICU does not convert all of it. */
  @Nullable String of(String text, String iso, Character.UnicodeScript script) {
    String id = OF_LANGUAGE.get(iso);
    id = id == null ? OF_LANGUAGE.get(iso + ' ' + script.name()) : id;
    String latin = id == null ? null : transliterated(text, id);
    return latin == null ? transliterated(text, "Any-Latin") : latin;
  }

  private @Nullable String transliterated(String text, String id) {
    String latin = NFC.normalize(icu.apply(id, text)).strip();
    if (LatinText.hasForeign(latin)) {
      String lower = MORE_LETTERS.apply(latin.toLowerCase(Locale.ROOT));
      latin = lower == null ? "" : LatinText.cased(text, lower);
    }
    return latin.isEmpty() || LatinText.hasForeign(latin) ? null : latin;
  }
}
