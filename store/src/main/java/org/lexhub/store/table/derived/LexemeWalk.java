package org.lexhub.store.table.derived;

import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;

/** Goes over the collected rows of the lexemes of one language. */
final class LexemeWalk {
  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;

  LexemeWalk(LexemeTableWriter lexemes, SenseTableWriter senses) {
    this.lexemes = lexemes;
    this.senses = senses;
  }

  /** Visits every lexeme of a language. */
  void run(int language, LexemeVisitor visitor) {
    int sense = 0;
    for (int lexeme = 0; lexeme < lexemes.size(); lexeme++) {
      int tags = 0;
      int first = sense;
      while (sense < senses.size() && senses.lexeme.getInt(sense) == lexeme) {
        tags += senses.tagCount.getInt(sense++);
      }
      if (lexemes.language.getInt(lexeme) == language) {
        int pos = Byte.toUnsignedInt(lexemes.pos.getByte(lexeme));
        visitor.lexeme(lexeme, lexemes.lemma.getInt(lexeme), pos, tags, sense - first);
        int from = lexeme == 0 ? 0 : lexemes.forms.getInt(lexeme - 1);
        for (int form = from; form < lexemes.forms.getInt(lexeme); form++) {
          visitor.form(lexemes.formText.getInt(form));
        }
      }
    }
  }
}
