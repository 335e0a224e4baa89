package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.IntList;
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
import org.lexhub.loader.learn.EncoderModel;
import org.lexhub.loader.learn.GlossEncoding;
import org.lexhub.loader.learn.GraphLearning;
import org.lexhub.loader.learn.NeighbourLearning;
import org.lexhub.loader.learn.PosTagLearning;
import org.lexhub.loader.learn.PosTaggerBuilder;
import org.lexhub.loader.learn.SignatureLearning;
import org.lexhub.loader.learn.TaggedCorpus;
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
      PublicIds ids = new PublicIds(out, previous);
      Map<String, Long> counts = new TreeMap<>();
      try (TextPoolWriter stringPool = TextPoolWriter.create(out, "strings");
          TextPoolWriter textPool = TextPoolWriter.create(out, "texts")) {
        TablesWriter tables = TablesWriter.create(out);
        LexemeTermsWriter terms = LexemeTermsWriter.create(out);
        TaggedCorpus corpus = fill(out, tables, terms, ids, stringPool, textPool, counts);
        run("write search terms", file, tables.lexemes().size(), terms::close);
        learn(out, tables, stringPool, textPool, corpus, file);
        long rows = (long) tables.lexemes().size() + tables.senses().size();
        run("write tables", file, rows, tables::close);
        long pooled = (long) stringPool.size() + textPool.size();
        run("write registry and texts", file, pooled, ids::close);
      }
      try (Stage stage = progress.stage("finish the file", -1)) {
        SnapshotHeader header = out.finish(created, counts);
        stage.bytes(file.toFile().length());
        return header;
      }
    }
  }

  /** Writes the models and the index of definitions. */
  private void learn(
      SnapshotWriter out,
      TablesWriter tables,
      TextPoolWriter strings,
      TextPoolWriter texts,
      TaggedCorpus corpus,
      Path file) {
    int meanings = tables.meanings().size();
    WrittenVectors vectors =
        call(
            "write signatures",
            file,
            meanings,
            () -> SignatureLearning.write(out, tables, strings, texts));
    PosTaggerBuilder tagger =
        call(
            "learn parts of speech",
            file,
            meanings,
            () -> PosTagLearning.write(out, tables, strings, texts, corpus));
    run(
        "learn verb frames",
        file,
        meanings,
        () -> VerbFrameLearning.write(out, tables, strings, texts, corpus, tagger));
    run(
        "learn neighbours of senses",
        file,
        corpus.sentences(),
        () -> NeighbourLearning.write(out, tables, strings, corpus, tagger));
    run(
        "link meanings",
        file,
        meanings,
        () -> GraphLearning.write(out, tables, strings, texts, corpus, vectors, tagger));
    IntList documents =
        call(
            "index definitions",
            file,
            meanings,
            () -> DefinitionIndexing.write(out, tables, strings, texts));
    if (encoder != null) {
      try (Stage stage = progress.stage("encode glosses", documents.size())) {
        new GlossEncoding(strings, texts, documents).write(out, tables, encoder, stage);
      }
    }
  }

  private void run(String name, Path file, long rows, Runnable work) {
    try (Stage stage = writing(name, file)) {
      work.run();
      stage.advance(rows);
    }
  }

  private <T> T call(String name, Path file, long rows, Supplier<T> work) {
    try (Stage stage = writing(name, file)) {
      T result = work.get();
      stage.advance(rows);
      return result;
    }
  }

  /** Starts a stage whose progress shows only in the length of the file. */
  private Stage writing(String name, Path file) {
    long before = file.toFile().length();
    Stage stage = progress.stage(name, -1);
    stage.written(() -> file.toFile().length() - before);
    return stage;
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
      TablesWriter tables,
      LexemeTermsWriter terms,
      PublicIds ids,
      TextPoolWriter stringPool,
      TextPoolWriter textPool,
      Map<String, Long> counts) {
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
