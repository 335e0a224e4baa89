package org.lexhub.server.export;

import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.SourceTable;

/**
 * Which parts of a snapshot come from sources with an allowed licence.
 *
 * <p>A snapshot names the sources of lexemes and of senses, and not those of their texts. A lexeme
 * or sense is exported if one of its sources is allowed. Texts, forms, pronunciations and relations
 * are exported only where every source that can have given them is allowed.
 */
public final class AllowedSources {
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final boolean[] allowed;
  private final boolean all;

  /** Whether a source that is not allowed can have given a text of any meaning. */
  private final boolean meaningsUncertain;

  /** Finds the sources that a filter allows. */
  public AllowedSources(Store store, LicenceFilter filter) {
    lexemes = store.lexemes();
    senses = store.senses();
    meanings = store.meanings();
    SourceTable sources = store.sources();
    allowed = new boolean[sources.size()];
    boolean every = true;
    boolean uncertain = false;
    for (int i = 0; i < allowed.length; i++) {
      int licence = sources.licence(i);
      allowed[i] = filter.allows(licence < 0 ? "" : store.texts().get(licence));
      every &= allowed[i];
      uncertain |= !allowed[i] && sources.senses(i) == 0;
    }
    all = every;
    meaningsUncertain = uncertain;
  }

  /** Returns whether a source is allowed. */
  public boolean source(int row) {
    return allowed[row];
  }

  /** Returns whether an allowed source knows a lexeme. */
  boolean lexeme(int row) {
    if (all) {
      return true;
    }
    for (int i = 0; i < lexemes.sourceCount(row); i++) {
      if (allowed[lexemes.sourceAt(row, i)]) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether all sources of a lexeme are allowed, so that its details are exported. */
  public boolean lexemeDetails(int row) {
    if (all) {
      return true;
    }
    for (int i = 0; i < lexemes.sourceCount(row); i++) {
      if (!allowed[lexemes.sourceAt(row, i)]) {
        return false;
      }
    }
    return lexeme(row);
  }

  /** Returns whether an allowed source states that a lexeme has a sense. */
  public boolean sense(int row) {
    if (all) {
      return true;
    }
    for (int i = 0; i < senses.sourceCount(row); i++) {
      if (allowed[senses.sourceAt(row, i)]) {
        return lexeme(senses.lexeme(row));
      }
    }
    return false;
  }

  /** Returns whether all sources of a sense are allowed, so that its texts are exported. */
  boolean senseTexts(int row) {
    if (all) {
      return true;
    }
    for (int i = 0; i < senses.sourceCount(row); i++) {
      if (!allowed[senses.sourceAt(row, i)]) {
        return false;
      }
    }
    return sense(row);
  }

  /**
   * Returns whether all sources of the senses of a meaning are allowed, so that its texts and
   * relations are exported. If a source without senses is not allowed, no meaning is certain.
   */
  boolean meaningTexts(int row) {
    if (all) {
      return true;
    }
    if (meaningsUncertain) {
      return false;
    }
    for (long at = meanings.senseStart(row); at < meanings.senseEnd(row); at++) {
      if (!senseTexts(meanings.sense(at))) {
        return false;
      }
    }
    return true;
  }
}
