package org.lexhub.server.export;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/** What an export contains: the words of a language, and for a pair their translations. */
public final class ExportScope {
  /** The language of glosses. */
  static final String ENGLISH = "en";

  private final Store store;
  private final LanguageSet source;
  private final @Nullable LanguageSet target;
  private final AllowedSources allowed;
  private final Bcp47Tags tags;

  /** Whether only senses with a translation are exported. */
  private final boolean translated;

  /**
   * Creates a scope.
   *
   * @param source the languages of the words, at least one
   * @param target the languages of the translations, at least one, or null for a language alone
   */
  public ExportScope(
      Store store, LanguageSet source, @Nullable LanguageSet target, LicenceFilter licences) {
    this.store = store;
    this.source = source;
    this.target = target;
    allowed = new AllowedSources(store, licences);
    tags = new Bcp47Tags(store);
    translated = false;
  }

  private ExportScope(ExportScope pair, LanguageSet source, LanguageSet target) {
    store = pair.store;
    this.source = source;
    this.target = target;
    allowed = pair.allowed;
    tags = pair.tags;
    translated = true;
  }

  /**
   * Returns the two languages of a pair as scopes of their own, each with only the senses for which
   * the other language has a word; or this scope alone if it has one language.
   */
  List<ExportScope> sides() {
    LanguageSet into = target;
    return into == null
        ? List.of(this)
        : List.of(new ExportScope(this, source, into), new ExportScope(this, into, source));
  }

  /** Returns whether this scope is one language of a pair. */
  boolean isSide() {
    return translated;
  }

  Store store() {
    return store;
  }

  AllowedSources allowed() {
    return allowed;
  }

  Bcp47Tags tags() {
    return tags;
  }

  /** Returns the languages of the words. */
  LanguageSet source() {
    return source;
  }

  /** Returns the languages of the translations, or null. */
  @Nullable LanguageSet target() {
    return target;
  }

  /** Returns the number of lexemes before any is left out, which an export is charged for. */
  public long lexemeCount() {
    long count = 0;
    for (int i = 0; i < source.count(); i++) {
      int language = source.get(i);
      count += store.languages().lexemeEnd(language) - store.languages().lexemeStart(language);
    }
    return count;
  }

  /** Returns the lexemes to export, in the order of the snapshot. */
  IntStream lexemes() {
    IntStream rows = IntStream.empty();
    for (int i = 0; i < source.count(); i++) {
      int language = source.get(i);
      rows =
          IntStream.concat(
              rows,
              IntStream.range(
                  store.languages().lexemeStart(language), store.languages().lexemeEnd(language)));
    }
    return rows.filter(this::isExported);
  }

  /** Returns whether there is no lexeme to export. */
  public boolean isEmpty() {
    return lexemes().findAny().isEmpty();
  }

  /** Returns the lexemes to export within a range of rows. */
  IntStream lexemes(int start, int end) {
    return IntStream.range(start, end).filter(this::isExported);
  }

  private boolean isExported(int lexeme) {
    if (!allowed.lexeme(lexeme)) {
      return false;
    }
    return target == null || senses(lexeme).anyMatch(this::isTranslated);
  }

  /** Returns the senses of a lexeme to export, in their order. */
  IntStream senses(int lexeme) {
    LexemeTable lexemes = store.lexemes();
    return IntStream.range(lexemes.firstSense(lexeme), lexemes.senseEnd(lexeme))
        .filter(this::exports);
  }

  /** Returns whether a sense of an exported language is exported. */
  boolean exports(int sense) {
    return allowed.sense(sense) && (!translated || isTranslated(sense));
  }

  /** Returns the meanings with a sense to export. */
  IntStream meanings() {
    return IntStream.range(0, store.meanings().size()).filter(this::hasSense);
  }

  /** Returns whether a meaning has a sense to export. */
  boolean hasSense(int meaning) {
    return senses(meaning, source).anyMatch(sense -> !translated || isTranslated(sense));
  }

  /** Returns the senses of a meaning to export. */
  IntStream sensesOfMeaning(int meaning) {
    return senses(meaning, source).filter(this::exports);
  }

  /** Returns the lexemes of the target languages with the meaning of a sense. */
  Set<Integer> translations(int sense) {
    Set<Integer> lexemes = new LinkedHashSet<>();
    translatingSenses(sense).map(store.senses()::lexeme).forEach(lexemes::add);
    return lexemes;
  }

  /** Returns the senses of other lexemes in the target languages with the meaning of a sense. */
  IntStream translatingSenses(int sense) {
    LanguageSet languages = target;
    if (languages == null) {
      return IntStream.empty();
    }
    SenseTable senses = store.senses();
    int lexeme = senses.lexeme(sense);
    return senses(senses.meaning(sense), languages).filter(to -> senses.lexeme(to) != lexeme);
  }

  private boolean isTranslated(int sense) {
    return translatingSenses(sense).findAny().isPresent();
  }

  /** Returns the senses of allowed sources with a meaning in some languages. */
  private IntStream senses(int meaning, LanguageSet languages) {
    MeaningTable meanings = store.meanings();
    long end = meanings.senseEnd(meaning);
    IntStream rows = IntStream.empty();
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      IntStream more =
          LongStream.range(meanings.sensesIn(meaning, language), end)
              .takeWhile(at -> meanings.senseLanguage(at) == language)
              .mapToInt(meanings::sense);
      rows = i == 0 ? more : IntStream.concat(rows, more);
    }
    return rows.filter(allowed::sense);
  }

  /** Returns the gloss of a sense, or an empty text if it has none that can be exported. */
  String gloss(int sense) {
    int own = store.senses().gloss(sense);
    if (own >= 0) {
      return allowed.senseTexts(sense) ? store.texts().get(own) : "";
    }
    int meaning = store.senses().meaning(sense);
    int shared = store.meanings().gloss(meaning);
    return shared >= 0 && allowed.meaningTexts(meaning) ? store.texts().get(shared) : "";
  }

  /**
   * Returns the English gloss of a meaning that has no English definition, or an empty text;
   * formats without glosses write it as a definition.
   */
  String glossAsDefinition(int meaning) {
    MeaningTable meanings = store.meanings();
    int gloss = meanings.gloss(meaning);
    for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
      if (tags.of(meanings.definitionLanguage(i)).equals(ENGLISH)) {
        return "";
      }
    }
    return text(gloss);
  }

  /** Returns the own gloss of a sense without definitions, or an empty text. */
  String senseGlossAsDefinition(int sense) {
    boolean defined = store.senses().definitionStart(sense) < store.senses().definitionEnd(sense);
    return defined ? "" : text(store.senses().gloss(sense));
  }

  /** Returns a short text of the snapshot, empty for row -1. */
  String string(int row) {
    return row < 0 ? "" : store.strings().get(row);
  }

  /** Returns a long text of the snapshot, empty for row -1. */
  String text(int row) {
    return row < 0 ? "" : store.texts().get(row);
  }

  /** Returns the English name of the language of the words. */
  String language() {
    return name(source);
  }

  /** Returns the English name of the language, or of both. */
  String title() {
    String from = name(source);
    LanguageSet into = target;
    return into == null ? from : from + " - " + name(into);
  }

  private String name(LanguageSet languages) {
    return string(store.languages().name(languages.get(0)));
  }

  /** Returns the tag of the language, or both joined by a hyphen, for names of files. */
  String code() {
    String from = tags.of(source.get(0));
    LanguageSet into = target;
    return into == null ? from : from + "-" + tags.of(into.get(0));
  }
}
