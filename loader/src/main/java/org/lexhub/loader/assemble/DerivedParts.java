package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.SideBySide.Step;
import org.lexhub.loader.learn.DefinitionIndexing;
import org.lexhub.loader.learn.EncoderModel;
import org.lexhub.loader.learn.GlossEncoding;
import org.lexhub.loader.learn.GraphLearning;
import org.lexhub.loader.learn.NeighbourLearning;
import org.lexhub.loader.learn.SignatureLearning;
import org.lexhub.loader.learn.VerbFrameLearning;
import org.lexhub.loader.learn.WrittenVectors;
import org.lexhub.loader.learn.tagger.PosTagLearning;
import org.lexhub.loader.learn.tagger.PosTaggerBuilder;
import org.lexhub.loader.learn.tagger.TaggedCorpus;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.TextPoolWriter;

/**
 * The parts of a snapshot that are derived from complete rows: the search terms, the models, the
 * index of definitions, the tables and the registry of ids. Most steps only read rows and texts, so
 * they run side by side.
 */
final class DerivedParts {
  private final SnapshotWriter out;
  private final Progress progress;
  private final @Nullable EncoderModel encoder;
  private final SnapshotWriter termsPart;
  private final SnapshotWriter tablesPart;
  private final SnapshotWriter idsPart;
  private final LexemeTermsWriter terms;
  private final TablesWriter tables;

  /**
   * Creates empty tables and terms.
   *
   * @param encoder makes the vectors of glosses; null for a snapshot without them
   */
  DerivedParts(SnapshotWriter out, @Nullable EncoderModel encoder, Progress progress) {
    this.out = out;
    this.encoder = encoder;
    this.progress = progress;
    termsPart = out.part();
    tablesPart = out.part();
    idsPart = out.part();
    terms = LexemeTermsWriter.create(termsPart);
    tables = TablesWriter.create(tablesPart);
  }

  /** Returns the part with the registry of ids. */
  SnapshotWriter idsPart() {
    return idsPart;
  }

  /** Returns the tables, to be filled. */
  TablesWriter tables() {
    return tables;
  }

  /** Returns the search terms, to be filled. */
  LexemeTermsWriter terms() {
    return terms;
  }

  /**
   * Derives and writes everything.
   *
   * @param ids all ids
   * @param strings all short texts; its symbols are trained
   * @param texts all long texts; its symbols are trained
   */
  void write(PublicIds ids, TextPoolWriter strings, TextPoolWriter texts, TaggedCorpus corpus) {
    long before = out.length();
    try (Stage stage = progress.stage("derive indexes and models", -1);
        SideBySide steps = new SideBySide(out, progress)) {
      stage.written(() -> out.length() - before);
      write(steps, ids, strings, texts, corpus);
      stage.advance(tables.meanings().size());
    }
  }

  private void write(
      SideBySide steps,
      PublicIds ids,
      TextPoolWriter strings,
      TextPoolWriter texts,
      TaggedCorpus corpus) {
    int meanings = tables.meanings().size();
    Step<Integer> search =
        steps.start("write search terms", tables.lexemes().size(), termsPart, this::closeTerms);
    SnapshotWriter signatures = out.part();
    Step<WrittenVectors> vectors =
        steps.start(
            "write signatures",
            meanings,
            signatures,
            () -> SignatureLearning.write(signatures, tables, strings, texts));
    SnapshotWriter models = out.part();
    Step<PosTaggerBuilder> english =
        steps.start(
            "learn English words",
            meanings,
            models,
            () -> learnWords(models, strings, texts, corpus));
    SnapshotWriter index = out.part();
    Step<IntList> documents =
        steps.start(
            "index definitions",
            meanings,
            index,
            () -> DefinitionIndexing.write(index, tables, strings, texts));
    Step<Integer> longTexts =
        steps.start("find symbols of texts", texts.size(), null, train(texts));
    Step<Integer> shortTexts =
        steps.start("find symbols of strings", strings.size(), null, train(strings));
    SnapshotWriter graph = out.part();
    Step<Integer> links =
        steps.start(
            "link meanings",
            meanings,
            graph,
            () -> {
              WrittenVectors known = vectors.result();
              PosTaggerBuilder tagger = english.result();
              GraphLearning.write(graph, tables, strings, texts, corpus, known, tagger);
              return meanings;
            });
    long rows = (long) tables.lexemes().size() + tables.senses().size();
    Step<Integer> columns = steps.start("write tables", rows, tablesPart, this::closeTables);
    Step<Integer> registry =
        steps.start(
            "write registry",
            rows,
            idsPart,
            () -> {
              ids.close();
              return 0;
            });
    steps.append(search);
    steps.append(vectors);
    steps.append(english);
    steps.append(links);
    encode(steps.append(documents), strings, texts);
    steps.append(columns);
    steps.append(registry);
    longTexts.result();
    shortTexts.result();
  }

  private int closeTerms() {
    terms.close();
    return 0;
  }

  private int closeTables() {
    tables.close();
    return 0;
  }

  private static Supplier<Integer> train(TextPoolWriter pool) {
    return () -> {
      pool.train();
      return pool.size();
    };
  }

  /** Learns parts of speech, verb frames and neighbours, which all use the tagger. */
  private PosTaggerBuilder learnWords(
      SnapshotWriter part, TextPoolWriter strings, TextPoolWriter texts, TaggedCorpus corpus) {
    PosTaggerBuilder tagger = PosTagLearning.write(part, tables, strings, texts, corpus);
    VerbFrameLearning.write(part, tables, strings, texts, corpus, tagger);
    NeighbourLearning.write(part, tables, strings, corpus, tagger);
    return tagger;
  }

  private void encode(IntList documents, TextPoolWriter strings, TextPoolWriter texts) {
    if (encoder != null) {
      try (Stage stage = progress.part("encode glosses", documents.size())) {
        new GlossEncoding(strings, texts, documents).write(out, tables, encoder, stage);
      }
    }
  }
}
