package org.lexhub.server.export;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;

/** What an export contains: the words of a language, and for a pair their translations. */
public final class ExportScope {
  /** The language of glosses. */
  static final String ENGLISH = "en";

  private final Store store;
  private final LanguageSet source;
  private final @Nullable LanguageSet target;
  private final AllowedSources allowed;
  private final Bcp47Tags tags;

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

  /** Returns the lexemes to export within a range of rows. */
  IntStream lexemes(int start, int end) {
    return IntStream.range(start, end).filter(this::isExported);
  }

  private boolean isExported(int lexeme) {
    if (!allowed.lexeme(lexeme)) {
      return false;
    }
    return target == null || senses(lexeme).anyMatch(sense -> !translations(sense).isEmpty());
  }

  /** Returns the senses of a lexeme to export, in their order. */
  IntStream senses(int lexeme) {
    LexemeTable lexemes = store.lexemes();
    return IntStream.range(lexemes.firstSense(lexeme), lexemes.senseEnd(lexeme))
        .filter(allowed::sense);
  }

  /** Returns the meanings with a sense to export. */
  IntStream meanings() {
    return IntStream.range(0, store.meanings().size()).filter(this::hasSense);
  }

  /** Returns whether a meaning has a sense to export. */
  boolean hasSense(int meaning) {
    return !words(meaning, source, -1).isEmpty();
  }

  /** Returns the lexemes of the target languages with the meaning of a sense. */
  Set<Integer> translations(int sense) {
    LanguageSet languages = target;
    return languages == null
        ? Set.of()
        : words(store.senses().meaning(sense), languages, store.senses().lexeme(sense));
  }

  /** Returns the lexemes with a meaning in some languages, except one. */
  private Set<Integer> words(int meaning, LanguageSet languages, int except) {
    MeaningTable meanings = store.meanings();
    Set<Integer> lexemes = new LinkedHashSet<>();
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language); at < end; at++) {
        if (meanings.senseLanguage(at) != language) {
          break;
        }
        int sense = meanings.sense(at);
        int lexeme = store.senses().lexeme(sense);
        if (lexeme != except && allowed.sense(sense)) {
          lexemes.add(lexeme);
        }
      }
    }
    return lexemes;
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
