package org.lexhub.loader.source.catalogue;

import com.ibm.icu.text.DateFormatSymbols;
import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.util.GregorianCalendar;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.wordnet.EnglishNouns;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code icu}: the names in ICU4J, read through its API; the files of the layer only date
 * them. In every language for which ICU has data, it names languages (localized names and lexemes),
 * scripts, territories, months and weekdays (lexemes). Meanings are {@code icu:language:de}, {@code
 * icu:script:Latn}, {@code icu:territory:FR}, {@code icu:month:1}, {@code icu:weekday:1} (Sunday).
 *
 * <p>A meaning is joined with a WordNet 3.0 synset if its English name has one noun sense of the
 * right kind: a place for territories, communication for languages and scripts, a time for months
 * and weekdays (see {@link EnglishNouns#only(String, int)}).
 *
 * <p>Option {@code languages}: {@code all} (the default) reads the names of every language that ICU
 * can name, {@code locales} only those of languages for which it has data.
 */
public final class IcuSource implements SourceFormat {
  /** Guards the default locale of ICU, which is global. */
  private static final Object DEFAULT_LOCALE_LOCK = new Object();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    EnglishNouns nouns = EnglishNouns.of(layer);
    // Where a locale has no data, ICU falls back to the default locale, so that names in the
    // language of this machine would appear in every language.
    synchronized (DEFAULT_LOCALE_LOCK) {
      ULocale before = ULocale.getDefault();
      ULocale.setDefault(ULocale.ROOT);
      try {
        new Reader(layer, sink, nouns).read();
      } finally {
        ULocale.setDefault(before);
      }
    }
  }

  /** Reads the names once. */
  private static final class Reader {
    private final Layer layer;
    private final RecordSink sink;
    private final EnglishNouns nouns;
    private final List<ULocale> locales = locales();
    private final Set<String> languages = new TreeSet<>();
    private final List<String> scripts = new ArrayList<>();
    private final List<String> territories = new ArrayList<>();
    private final Map<String, Integer> orders = new HashMap<>();

    /** The weekdays of the root locale, which a locale without names of weekdays inherits. */
    private final String[] inherited =
        new DateFormatSymbols(new GregorianCalendar(ULocale.ROOT), ULocale.ROOT)
            .getWeekdays(DateFormatSymbols.STANDALONE, DateFormatSymbols.WIDE);

    Reader(Layer layer, RecordSink sink, EnglishNouns nouns) throws IOException {
      this.layer = layer;
      this.sink = sink;
      this.nouns = nouns;
      for (ULocale locale : locales) {
        languages.add(locale.getLanguage());
      }
      switch (layer.option("languages", "all")) {
        case "all" -> languages.addAll(Arrays.asList(ULocale.getISOLanguages()));
        case "locales" -> {}
        default ->
            throw new IOException("option \"languages\" of format icu must be all or locales");
      }
      languages.removeAll(Set.of("und", "mul", "zxx", "mis"));
      for (String territory : ULocale.getISOCountries()) {
        territories.add(territory);
      }
      for (ULocale locale : ULocale.getAvailableLocales()) {
        String script = ULocale.addLikelySubtags(locale).getScript();
        if (!script.isEmpty() && !scripts.contains(script)) {
          scripts.add(script);
        }
      }
      scripts.sort(null);
    }

    /** Returns the locales of languages and of languages in a script, but not of regions. */
    private static List<ULocale> locales() {
      List<ULocale> locales = new ArrayList<>();
      for (ULocale locale : ULocale.getAvailableLocales()) {
        boolean plain = locale.getCountry().isEmpty() && locale.getVariant().isEmpty();
        if (plain && !locale.getLanguage().isEmpty() && !locale.getLanguage().equals("und")) {
          locales.add(locale);
        }
      }
      return locales;
    }

    void read() {
      sink.knowsOwnNames();
      meanings();
      for (ULocale locale : locales) {
        LocaleDisplayNames names =
            LocaleDisplayNames.getInstance(locale, DisplayContext.NO_SUBSTITUTE);
        for (String code : languages) {
          languageName(locale, code, names.languageDisplayName(code));
        }
        for (String code : scripts) {
          word(locale, "icu:script:" + code, names.scriptDisplayName(code));
        }
        for (String code : territories) {
          word(locale, "icu:territory:" + code, names.regionDisplayName(code));
        }
        calendar(locale);
        layer.progress().rows(languages.size() + scripts.size() + (long) territories.size());
      }
    }

    private void languageName(ULocale locale, String code, @Nullable String name) {
      if (name == null || name.equals(code) || name.isBlank()) {
        return;
      }
      boolean isNative = code.equals(locale.getLanguage());
      sink.languageName(code, locale.toLanguageTag(), name, isNative);
      word(locale, "icu:language:" + code, name);
    }

    private void calendar(ULocale locale) {
      DateFormatSymbols symbols = new DateFormatSymbols(new GregorianCalendar(locale), locale);
      String[] months = symbols.getMonths(DateFormatSymbols.STANDALONE, DateFormatSymbols.WIDE);
      for (int i = 0; i < 12; i++) {
        if (!months[i].matches("M?[0-9]+")) {
          word(locale, "icu:month:" + (i + 1), months[i]);
        }
      }
      String[] days = symbols.getWeekdays(DateFormatSymbols.STANDALONE, DateFormatSymbols.WIDE);
      for (int i = 1; i <= 7; i++) {
        if (!days[i].equals(inherited[i])) {
          word(locale, "icu:weekday:" + i, days[i]);
        }
      }
    }

    private void word(ULocale locale, String key, @Nullable String name) {
      if (name == null || name.isBlank() || key.endsWith(":" + name)) {
        return;
      }
      String language = locale.getLanguage();
      int order = orders.merge(language + '\t' + name, 1, Integer::sum);
      sink.lexeme(LexemeRecord.of(language, name.strip(), Pos.NOUN, SenseRecord.of(key, order)));
    }

    private void meanings() {
      LocaleDisplayNames english =
          LocaleDisplayNames.getInstance(ULocale.ENGLISH, DisplayContext.NO_SUBSTITUTE);
      for (String code : languages) {
        String name = english.languageDisplayName(code);
        meaning("icu:language:" + code, name, "the %s language", EnglishNouns.COMMUNICATION);
      }
      for (String code : scripts) {
        String name = english.scriptDisplayName(code);
        meaning("icu:script:" + code, name, "the %s script", EnglishNouns.COMMUNICATION);
      }
      for (String code : territories) {
        String name = english.regionDisplayName(code);
        meaning("icu:territory:" + code, name, "%s (country or territory)", EnglishNouns.LOCATION);
      }
      DateFormatSymbols symbols =
          new DateFormatSymbols(new GregorianCalendar(ULocale.ENGLISH), ULocale.ENGLISH);
      String[] months = symbols.getMonths(DateFormatSymbols.STANDALONE, DateFormatSymbols.WIDE);
      for (int i = 0; i < 12; i++) {
        meaning("icu:month:" + (i + 1), months[i], "%s (month)", EnglishNouns.TIME);
      }
      String[] days = symbols.getWeekdays(DateFormatSymbols.STANDALONE, DateFormatSymbols.WIDE);
      for (int i = 1; i <= 7; i++) {
        meaning("icu:weekday:" + i, days[i], "%s (day of the week)", EnglishNouns.TIME);
      }
    }

    private void meaning(String key, @Nullable String name, String gloss, int kind) {
      if (name == null) {
        return;
      }
      String text = gloss.replace("%s", name);
      sink.meaning(new MeaningRecord(key, null, Pos.NOUN, null, text));
      String synset = nouns.only(name, kind);
      if (synset != null) {
        sink.sameMeaning(key, synset);
      }
    }
  }
}
