package org.lexhub.loader.merge;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.schema.LexemeColumn;

/** Fills a {@link MergedLexeme} from its records and annotations. */
public final class LexemeMerge {
  private final Staging staging;
  private final SourceRanking ranking;
  private final LexemeIdentity lexemes;
  private final AnnotationMatch annotations;
  private final SenseMerge senses;
  private final PronunciationMerge pronunciations;

  /**
   * Prepares a merge of lexemes, one at a time.
   *
   * @param english the ordinal of English, -1 where there is none
   */
  public LexemeMerge(
      Staging staging,
      SourceRanking ranking,
      LexemeIdentity lexemes,
      AnnotationMatch annotations,
      SenseMerge senses,
      int english) {
    this.staging = staging;
    this.ranking = ranking;
    this.lexemes = lexemes;
    this.annotations = annotations;
    this.senses = senses;
    this.pronunciations = new PronunciationMerge(staging.strings, english);
  }

  /** Merges one lexeme; the values of records precede those of annotations. */
  public void merge(int lexeme, MergedLexeme out) {
    out.clear();
    out.language = lexemes.language(lexeme);
    pronunciations.clear(out.language);
    out.lemma = lexemes.lemma(lexeme);
    out.pos = lexemes.pos(lexeme);
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      add(staging.lexemes, lexemes.row(i), true, out);
    }
    for (int i = annotations.start(lexeme); i < annotations.end(lexeme); i++) {
      int row = annotations.row(i);
      add(staging.annotations, row, staging.annotations.pos(row) == out.pos, out);
    }
    pronunciations.write(out);
    out.senses = senses.merge(lexemes, lexeme);
  }

  /** Returns one attribute of a lexeme, as {@link #merge} gives it, -1 for none. */
  public int attribute(int lexeme, LexemeColumn column) {
    int found = -1;
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme) && found < 0; i++) {
      found = first(found, staging.lexemes.attribute(column), lexemes.row(i));
    }
    for (int i = annotations.start(lexeme); i < annotations.end(lexeme) && found < 0; i++) {
      found = first(found, staging.annotations.attribute(column), annotations.row(i));
    }
    return found;
  }

  private void add(StagedLexemes stage, int row, boolean ownPos, MergedLexeme out) {
    int source = ranking.rank(stage.source.getInt(row));
    if (!out.sources.contains(source)) {
      out.sources.add(source);
    }
    for (LexemeColumn column : LexemeColumn.attributes()) {
      int at = column.index();
      out.attributes[at] = first(out.attributes[at], stage.attribute(column), row);
    }
    SparseRows proficiencies = stage.proficiencies;
    for (int i = proficiencies.from(row); proficiencies.belongs(i, row); i++) {
      if (!out.proficiencies.contains(proficiencies.value(i, 0))) {
        out.proficiencies.add(proficiencies.value(i, 0));
      }
    }
    SparseRows forms = stage.forms;
    for (int i = forms.from(row); forms.belongs(i, row); i++) {
      form(forms.value(i, 0), forms.value(i, 1), out);
    }
    pronunciations.add(stage.pronunciations, row, ownPos);
    frequency(stage, row, out);
  }

  /** Adds a form, or its features to the same form. */
  private void form(int form, int features, MergedLexeme out) {
    for (int i = 0; i < out.forms.size(); i += 2) {
      if (out.forms.getInt(i) == form) {
        out.forms.set(i + 1, union(out.forms.getInt(i + 1), features));
        return;
      }
    }
    out.forms.add(form);
    out.forms.add(features);
  }

  /** Returns the number of the features of two sets, those of the first one first. */
  private int union(int first, int second) {
    if (first == second) {
      return first;
    }
    Set<String> features = new LinkedHashSet<>();
    for (int set : new int[] {first, second}) {
      String joined = staging.featureSets.text(set);
      features.addAll(
          joined.isEmpty() ? List.of() : List.of(joined.split(Staging.FEATURE_SEPARATOR, -1)));
    }
    return staging.featureSets.intern(String.join(Staging.FEATURE_SEPARATOR, features));
  }

  private static int first(int known, SparseRows rows, int row) {
    if (known >= 0 || rows.size() == 0) {
      return known;
    }
    int entry = rows.from(row);
    return rows.belongs(entry, row) ? rows.value(entry, 0) : -1;
  }

  /** Takes the first frequency with a count, else the first one. */
  private static void frequency(StagedLexemes stage, int row, MergedLexeme out) {
    int entry = stage.frequency.from(row);
    if (!stage.frequency.belongs(entry, row)) {
      return;
    }
    long count = stage.frequencyCount.getLong(entry);
    boolean counts = count >= 0 && out.frequencyCount < 0;
    if (out.frequencyCorpus < 0 || counts) {
      out.frequencyRank = stage.frequency.value(entry, 0);
      out.frequencyCorpus = stage.frequency.value(entry, 1);
      out.frequencyCount = count;
      out.frequencyPerMillion = Double.longBitsToDouble(stage.frequencyPerMillion.getLong(entry));
    }
  }
}
