package org.lexhub.store.lexeme;

import org.lexhub.store.result.NatLog;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/** The facts about lexemes in the tables of a snapshot. */
record LexemeTableFacts(
    LexemeTable lexemes, LanguageTable languages, TextColumn strings, int latinScript)
    implements LexemeFacts {
  /** The number of speakers from which on languages are equally common. */
  private static final long MAX_SPEAKERS = 2_000_000_000L;

  /** The number of speakers below which languages are equally rare. */
  private static final long MIN_SPEAKERS = 10_000;

  private static final int MAX_SPEAKERS_LOG = NatLog.of(MAX_SPEAKERS);

  /** Returns the facts about the lexemes of tables; looks up the row of the Latin script. */
  static LexemeTableFacts of(
      LexemeTable lexemes, LanguageTable languages, ScriptTable scripts, TextColumn strings) {
    int latin = 0;
    while (latin < scripts.size() && !strings.get(scripts.code(latin)).equals("Latn")) {
      latin++;
    }
    return new LexemeTableFacts(lexemes, languages, strings, latin);
  }

  @Override
  public int size() {
    return lexemes.size();
  }

  @Override
  public int id(int lexeme) {
    return lexemes.id(lexeme);
  }

  @Override
  public int pos(int lexeme) {
    return lexemes.pos(lexeme);
  }

  @Override
  public int language(int lexeme) {
    return lexemes.language(lexeme);
  }

  @Override
  public int frequencyRank(int lexeme) {
    return lexemes.frequencyRank(lexeme);
  }

  @Override
  public int sourceCount(int lexeme) {
    return lexemes.sourceCount(lexeme);
  }

  @Override
  public int senseCount(int lexeme) {
    return lexemes.senseCount(lexeme);
  }

  @Override
  public int languageRarity(int language) {
    long speakers = Math.max(MIN_SPEAKERS, languages.speakers(language));
    return MAX_SPEAKERS_LOG - NatLog.of(Math.min(MAX_SPEAKERS, speakers));
  }

  @Override
  public boolean writesLatin(int language) {
    int scripts = languages.scriptCount(language);
    for (int i = 0; i < scripts; i++) {
      if (languages.scriptAt(language, i) == latinScript) {
        return true;
      }
    }
    return scripts == 0;
  }

  @Override
  public int firstOf(int language) {
    return languages.lexemeStart(language);
  }

  @Override
  public int endOf(int language) {
    return languages.lexemeEnd(language);
  }

  @Override
  public boolean appendSpelling(int lexeme, int kind, int n, Utf8Buffer out) {
    int string = string(lexeme, kind, n);
    if (string < 0) {
      return false;
    }
    strings.appendPlain(string, out);
    return true;
  }

  private int string(int lexeme, int kind, int n) {
    if (kind == LexemeTerms.FORM) {
      int form = lexemes.formStart(lexeme) + n;
      return form < lexemes.formEnd(lexeme) ? lexemes.formText(form) : -1;
    }
    if (n > 0) {
      return -1;
    }
    return switch (kind) {
      case LexemeTerms.LEMMA -> lexemes.lemma(lexeme);
      case LexemeTerms.READING -> lexemes.reading(lexeme);
      default -> lexemes.romanization(lexeme);
    };
  }
}
