package org.lexhub.loader.assemble;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.learn.DefinitionIndexing;
import org.lexhub.loader.learn.GraphLearning;
import org.lexhub.loader.learn.PosTagLearning;
import org.lexhub.loader.learn.PosTaggerBuilder;
import org.lexhub.loader.learn.SignatureLearning;
import org.lexhub.loader.learn.VerbFrameLearning;
import org.lexhub.loader.learn.WrittenVectors;
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
import org.lexhub.store.term.LexemeTermsWriter;
import org.lexhub.store.text.TextPoolWriter;

/** Merges the staged records and writes them as a snapshot file. */
public final class SnapshotAssembly {
  private @Nullable Staging staging;
  private final Progress progress;
  private final Rejects rejects;
  private final SortedMap<String, Long> unmatched = new TreeMap<>();

  /**
   * Prepares a snapshot.
   *
   * @param staging the records; released as soon as its rows are in the tables, so the caller
   *     should not keep it
   * @param rejects counts the rows that the merge rejects
   */
  public SnapshotAssembly(Staging staging, Progress progress, Rejects rejects) {
    this.staging = staging;
    this.progress = progress;
    this.rejects = rejects;
  }

  /**
   * Writes the file.
   *
   * @param file the file, which must not exist
   * @param created the time in its header
   * @param previous the snapshot whose ids are kept, if any
   */
  public SnapshotHeader write(Path file, Instant created, @Nullable Snapshot previous)
      throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      PublicIds ids = new PublicIds(out, previous);
      Map<String, Long> counts = new TreeMap<>();
      try (TextPoolWriter stringPool = TextPoolWriter.create(out, "strings");
          TextPoolWriter textPool = TextPoolWriter.create(out, "texts")) {
        TablesWriter tables = TablesWriter.create(out);
        LexemeTermsWriter terms = LexemeTermsWriter.create(out);
        fill(out, tables, terms, ids, stringPool, textPool, counts);
        long lexemes = tables.lexemes().size();
        long senses = tables.senses().size();
        long meanings = tables.meanings().size();
        stage("write search terms", file, lexemes, terms::close);
        WrittenVectors vectors =
            stage(
                "write signatures",
                file,
                meanings,
                () -> SignatureLearning.write(out, tables, stringPool, textPool));
        PosTaggerBuilder tagger =
            stage(
                "learn word classes",
                file,
                meanings,
                () -> PosTagLearning.write(out, tables, stringPool, textPool));
        stage(
            "learn the use of verbs",
            file,
            meanings,
            () -> VerbFrameLearning.write(out, tables, stringPool, textPool, tagger));
        stage(
            "link meanings",
            file,
            meanings,
            () -> GraphLearning.write(out, tables, stringPool, textPool, vectors, tagger));
        stage(
            "index definitions",
            file,
            meanings,
            () -> DefinitionIndexing.write(out, tables, stringPool, textPool));
        stage("write tables", file, lexemes + senses, tables::close);
        stage(
            "write registry and texts",
            file,
            (long) stringPool.size() + textPool.size(),
            ids::close);
      }
      try (Stage stage = progress.stage("finish the file", -1)) {
        SnapshotHeader header = out.finish(created, counts);
        stage.bytes(file.toFile().length());
        return header;
      }
    }
  }

  /**
   * Runs one stage, whose progress shows as the growth of the file.
   *
   * @param rows the number of rows that the finished stage reports
   */
  private <T> T stage(String name, Path file, long rows, Supplier<T> work) {
    long before = file.toFile().length();
    try (Stage stage = progress.stage(name, -1)) {
      stage.written(() -> file.toFile().length() - before);
      T result = work.get();
      stage.advance(rows);
      return result;
    }
  }

  /** Runs one stage that has no result; see {@link #stage(String, Path, long, Supplier)}. */
  private void stage(String name, Path file, long rows, Runnable work) {
    Supplier<Boolean> done =
        () -> {
          work.run();
          return true;
        };
    stage(name, file, rows, done);
  }

  /** Returns the number of annotations without a lexeme by source; valid after {@link #write}. */
  public SortedMap<String, Long> unmatched() {
    return unmatched;
  }

  /** Merges the records and adds all rows to the tables; then the staged records are released. */
  private void fill(
      SnapshotWriter out,
      TablesWriter tables,
      LexemeTermsWriter terms,
      PublicIds ids,
      TextPoolWriter stringPool,
      TextPoolWriter textPool,
      Map<String, Long> counts) {
    MergedDataset dataset = merge(Objects.requireNonNull(staging, "a build is written once"), ids);
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
      lexemes.write(terms, stage);
    }
    counts.put("names", (long) tables.names().size());
    counts.put("senses", (long) tables.senses().size());
    counts.put("definitions", meanings.definitions() + lexemes.definitions());
    counts.put("examples", meanings.examples() + lexemes.examples());
    counts.put("relations", meanings.relations());
    counts.put("pronunciations", lexemes.pronunciations());
    counts.put("forms", lexemes.forms());
    count(dataset, counts);
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
