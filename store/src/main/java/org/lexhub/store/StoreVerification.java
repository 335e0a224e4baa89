package org.lexhub.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.definition.OwnDefinitionIndex;
import org.lexhub.store.encoder.GlossVectors;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.NeighbourModel;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.table.verify.TableVerifier;
import org.lexhub.store.term.LanguageTerms;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermAnagrams;
import org.lexhub.store.term.TermGrams;
import org.lexhub.store.text.TextColumn;

/** Checks the texts, tables, terms and models of a snapshot whose checksums are right. */
final class StoreVerification {
  /** The version of the checks: raise it with each change that finds more. */
  static final int VERSION = 1;

  private final Snapshot snapshot;

  private StoreVerification(Snapshot snapshot) {
    this.snapshot = snapshot;
  }

  /** A check that passes on lines about what it has done. */
  private interface Check {
    void run(Consumer<String> progress);
  }

  /**
   * Runs all checks and throws what the first one that fails throws.
   *
   * @param threads the maximum number of threads, at least 1
   * @param progress receives lines from the calling thread
   */
  static void run(Snapshot snapshot, int threads, Consumer<String> progress) {
    StoreVerification all = new StoreVerification(snapshot);
    List<Check> checks = List.of(all::texts, all::tables, all::terms, all::models);
    if (threads == 1) {
      checks.forEach(check -> check.run(progress));
    } else {
      runAll(checks, threads, progress);
    }
  }

  private static void runAll(List<Check> checks, int threads, Consumer<String> progress) {
    try (ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, checks.size()))) {
      List<CompletableFuture<List<String>>> running = new ArrayList<>();
      for (Check check : checks) {
        running.add(
            CompletableFuture.supplyAsync(
                () -> {
                  List<String> lines = new ArrayList<>();
                  check.run(lines::add);
                  return lines;
                },
                pool));
      }
      for (CompletableFuture<List<String>> each : running) {
        each.join().forEach(progress);
      }
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw e;
      }
    }
  }

  private void texts(Consumer<String> progress) {
    TextColumn.verify(snapshot, "strings");
    TextColumn.verify(snapshot, "texts");
    progress.accept("texts: readable");
  }

  private void tables(Consumer<String> progress) {
    TableVerifier.verify(snapshot, progress);
  }

  private void terms(Consumer<String> progress) {
    LanguageTerms.verify(snapshot, NameTable.open(snapshot).size());
    LexemeTable lexemes = LexemeTable.open(snapshot);
    LexemeTerms.verify(snapshot, lexemes.size());
    TermGrams.verify(snapshot, LexemeTerms.open(snapshot));
    TermAnagrams.verify(snapshot, LexemeTerms.open(snapshot));
    LatinIndex.verify(snapshot, lexemes.size());
    LatinSystems.verify(snapshot, lexemes::language);
    PrefixTop.verify(
        snapshot,
        LexemeTerms.open(snapshot),
        posting -> PrefixTop.cost(posting, lexemes.frequencyRank(LexemeTerms.lexeme(posting))),
        posting -> lexemes.language(LexemeTerms.lexeme(posting)));
  }

  private void models(Consumer<String> progress) {
    int meanings = MeaningTable.open(snapshot).size();
    DefinitionIndex.verify(snapshot, LexemeTable.open(snapshot).size(), meanings);
    OwnDefinitionIndex.verify(snapshot, meanings);
    GlossVectors.verify(snapshot, DefinitionIndex.open(snapshot).documents(), meanings);
    Signatures.verify(snapshot, meanings);
    MeaningVectors.verify(snapshot, meanings);
    MeaningGraph.verify(snapshot, meanings);
    PosTagger.verify(snapshot);
    VerbFrameModel.verify(snapshot, meanings);
    NeighbourModel.verify(snapshot, meanings);
    progress.accept("indexes: consistent");
  }
}
