package org.lexhub.loader.learn.walk;

import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.derived.TablesWriter;

/** Passes the collected rows of the lexemes of one language to a visitor. */
public final class LexemeWalk {
  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;

  private LexemeWalk(TablesWriter tables) {
    lexemes = tables.lexemes();
    senses = tables.senses();
  }

  /**
   * Visits every lexeme of the {@link HubLanguage}; none if no language is the hub.
   *
   * @param tables all rows, not yet closed
   */
  public static void visitHub(TablesWriter tables, LexemeVisitor visitor) {
    int hub = HubLanguage.row(tables.languages());
    if (hub >= 0) {
      new LexemeWalk(tables).run(hub, visitor);
    }
  }

  private void run(int language, LexemeVisitor visitor) {
    int sense = 0;
    for (int lexeme = 0; lexeme < lexemes.size(); lexeme++) {
      int tags = 0;
      int first = sense;
      while (sense < senses.size() && senses.lexeme.getInt(sense) == lexeme) {
        tags += senses.tagCount.getInt(sense++);
      }
      if (lexemes.language.getInt(lexeme) == language) {
        int pos = lexemes.pos.getInt(lexeme);
        visitor.lexeme(lexeme, lexemes.lemma.getInt(lexeme), pos, tags, sense - first);
        int from = lexeme == 0 ? 0 : lexemes.forms.getInt(lexeme - 1);
        for (int form = from; form < lexemes.forms.getInt(lexeme); form++) {
          visitor.form(lexemes.formText.getInt(form));
        }
      }
    }
  }
}
