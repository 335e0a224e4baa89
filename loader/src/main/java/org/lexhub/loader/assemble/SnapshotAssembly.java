package org.lexhub.loader.assemble;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.learn.EncoderModel;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.loader.merge.MergedLanguage;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotHeader;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.text.TextPoolWriter;

/** Merges the staged records and writes them as a snapshot file. */
public final class SnapshotAssembly {
  private @Nullable Staging staging;
  private final @Nullable EncoderModel encoder;
  private final Progress progress;
  private final Rejects rejects;
  private final SortedMap<String, Long> unmatched = new TreeMap<>();

  /**
   * Prepares a snapshot.
   *
   * @param staging the staged records; released as soon as their rows are in the tables, so no one
   *     else should keep a reference
   * @param encoder makes the vectors of glosses; null for a snapshot without them
   * @param rejects counts the records that merging rejects
   */
  public SnapshotAssembly(
      Staging staging, @Nullable EncoderModel encoder, Progress progress, Rejects rejects) {
    this.staging = staging;
    this.encoder = encoder;
    this.progress = progress;
    this.rejects = rejects;
  }

  /**
   * Writes the file.
   *
   * @param file its path, which must not exist
   * @param created the time in its header
   * @param previous the snapshot whose ids are kept, if any
   * @return the header of the file
   * @throws IOException if the file cannot be written
   */
  public SnapshotHeader write(Path file, Instant created, @Nullable Snapshot previous)
      throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      DerivedParts derived = new DerivedParts(out, encoder, progress);
      PublicIds ids = new PublicIds(derived.idsPart(), previous);
      Map<String, Long> counts = new TreeMap<>();
      try (TextPoolWriter stringPool = TextPoolWriter.create(out, "strings");
          TextPoolWriter textPool = TextPoolWriter.create(out, "texts")) {
        TaggedCorpus corpus = fill(out, derived, ids, stringPool, textPool, counts);
        stringPool.endTexts();
        textPool.endTexts();
        derived.write(ids, stringPool, textPool, corpus);
        writeTexts(out, stringPool, textPool);
      }
      try (Stage stage = progress.stage("finish the file", -1)) {
        SnapshotHeader header = out.finish(created, counts);
        stage.bytes(file.toFile().length());
        return header;
      }
    }
  }

  private void writeTexts(SnapshotWriter out, TextPoolWriter strings, TextPoolWriter texts) {
    long before = out.length();
    try (Stage stage = progress.stage("write texts", -1)) {
      stage.written(() -> out.length() - before);
      texts.close();
      strings.close();
      stage.advance((long) strings.size() + texts.size());
    }
  }

  /**
   * Returns the number of annotations of each source that matched no lexeme. Known once the file is
   * written.
   */
  public SortedMap<String, Long> unmatched() {
    return unmatched;
  }

  /**
   * Merges the staged records, fills all tables and releases the records.
   *
   * @return the sentences that models learn from
   */
  private TaggedCorpus fill(
      SnapshotWriter out,
      DerivedParts derived,
      PublicIds ids,
      TextPoolWriter stringPool,
      TextPoolWriter textPool,
      Map<String, Long> counts) {
    TablesWriter tables = derived.tables();
    MergedDataset dataset =
        merge(Objects.requireNonNull(staging, "a snapshot is written once"), ids);
    staging = null;
    unmatched.putAll(dataset.unmatchedAnnotations());
    TextRows strings = new TextRows(dataset.strings(), stringPool);
    TextRows texts = new TextRows(dataset.texts(), textPool);
    try (Stage stage = progress.stage("write languages", dataset.languages().size())) {
      new LanguageRows(out, dataset, tables, strings).write();
      stage.advance(dataset.languages().size());
    }
    MeaningRows meanings = new MeaningRows(dataset, tables, strings, texts);
    try (Stage stage = progress.stage("write meanings", dataset.meanings())) {
      meanings.write(stage);
    }
    ProficiencyRows proficiencies =
        new ProficiencyRows(
            dataset.proficiencies(), dataset.strings(), tables.proficiencies(), strings);
    LexemeRows lexemes = new LexemeRows(dataset, tables, strings, texts, proficiencies, ids);
    try (Stage stage = progress.stage("write lexemes", dataset.lexemes())) {
      lexemes.write(derived.terms(), stage);
    }
    counts.put("names", (long) tables.names().size());
    counts.put("senses", (long) tables.senses().size());
    counts.put("definitions", meanings.definitions() + lexemes.definitions());
    counts.put("examples", meanings.examples() + lexemes.examples());
    counts.put("relations", meanings.relations());
    counts.put("word_relations", (long) tables.wordRelations().size());
    counts.put("pronunciations", lexemes.pronunciations());
    counts.put("forms", lexemes.forms());
    count(dataset, counts);
    return CorpusRows.of(dataset);
  }

  private MergedDataset merge(Staging staged, PublicIds ids) {
    StageSwitch stages = new StageSwitch(progress);
    MergedDataset dataset = MergedDataset.merge(staged, ids, rejects, stages::next);
    stages.advance(dataset.lexemes());
    stages.close();
    return dataset;
  }

  private static void count(MergedDataset dataset, Map<String, Long> counts) {
    counts.put("languages", level(dataset.languages(), LanguageLevel.LANGUAGE));
    counts.put("families", level(dataset.languages(), LanguageLevel.FAMILY));
    counts.put("dialects", level(dataset.languages(), LanguageLevel.DIALECT));
    counts.put("lexemes", (long) dataset.lexemes());
    counts.put("meanings", (long) dataset.meanings());
    counts.put("concepts", (long) dataset.concepts().size());
    counts.put("sources", (long) dataset.sources().size());
  }

  private static long level(List<MergedLanguage> languages, LanguageLevel level) {
    return languages.stream().filter(each -> each.level() == level).count();
  }
}
