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
    all.run(all.basics(), threads, progress);
    progress.accept("texts: readable");
    all.run(all.indexes(), threads, progress);
    progress.accept("indexes: consistent");
  }

  private void run(List<Check> checks, int threads, Consumer<String> progress) {
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

  /** Returns the checks of what the indexes refer to. */
  private List<Check> basics() {
    return List.of(
        _ -> TextColumn.verify(snapshot, "strings"),
        _ -> LexemeTerms.verify(snapshot, LexemeTable.open(snapshot).size()),
        _ -> TextColumn.verify(snapshot, "texts"),
        progress -> TableVerifier.verify(snapshot, progress),
        _ -> LanguageTerms.verify(snapshot, NameTable.open(snapshot).size()));
  }

  /** Returns the checks of the indexes and models. */
  private List<Check> indexes() {
    LexemeTable lexemes = LexemeTable.open(snapshot);
    int meanings = MeaningTable.open(snapshot).size();
    return List.of(
        _ -> LexemeTerms.verifyBackward(snapshot),
        _ -> TermGrams.verify(snapshot, LexemeTerms.open(snapshot)),
        _ -> TermAnagrams.verify(snapshot, LexemeTerms.open(snapshot)),
        _ -> LatinIndex.verify(snapshot, lexemes.size()),
        _ -> LatinSystems.verify(snapshot, lexemes::language),
        _ -> prefixes(lexemes),
        _ -> DefinitionIndex.verify(snapshot, lexemes.size(), meanings),
        _ -> OwnDefinitionIndex.verify(snapshot, meanings),
        _ -> glossVectors(meanings),
        _ -> Signatures.verify(snapshot, meanings),
        _ -> MeaningVectors.verify(snapshot, meanings),
        _ -> MeaningGraph.verify(snapshot, meanings),
        _ -> PosTagger.verify(snapshot),
        _ -> VerbFrameModel.verify(snapshot, meanings),
        _ -> NeighbourModel.verify(snapshot, meanings));
  }

  private void prefixes(LexemeTable lexemes) {
    PrefixTop.verify(
        snapshot,
        LexemeTerms.open(snapshot),
        posting -> PrefixTop.cost(posting, lexemes.frequencyRank(LexemeTerms.lexeme(posting))),
        posting -> lexemes.language(LexemeTerms.lexeme(posting)));
  }

  /** Checks the vectors of glosses, which refer to the documents of the definition index. */
  private void glossVectors(int meanings) {
    GlossVectors.verify(snapshot, DefinitionIndex.open(snapshot).documents(), meanings);
  }
}
