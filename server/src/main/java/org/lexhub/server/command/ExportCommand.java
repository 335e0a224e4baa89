package org.lexhub.server.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.AllowedSources;
import org.lexhub.server.export.ExportScope;
import org.lexhub.server.export.LexiconFile;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.translation.PairFile;
import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.text.Utf8Buffer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes a language, or a pair of languages, to a file in a format of other programs. */
@Command(
    name = "export",
    description = "Writes a language or a pair of languages to a file for other programs.",
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class ExportCommand implements Callable<Integer> {
  private static final int BUFFER_LENGTH = 1 << 19;
  private static final long BYTES_PER_NOTICE = 32L << 20;
  private static final int BYTES_PER_MEGABYTE = 1_000_000;

  @Spec private CommandSpec spec;
  @Mixin private DataFolder folder;

  @Option(
      names = "--lang",
      required = true,
      paramLabel = "CODE",
      description = "The language, such as eng.")
  private String language;

  @Option(
      names = "--to",
      paramLabel = "CODE",
      description = "The language of the translations; without it the language is exported alone.")
  private @Nullable String target;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "F",
      description =
          "wn-lmf, ontolex, tei, stardict, yomitan, csv, sqlite; with --to also tsv and jsonl.")
  private String format;

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
  private Path out;

  @Option(
      names = "--licences",
      paramLabel = "LIST",
      description =
          "The licences of the sources to export, such as CC0-1.0,CC-BY-*, or with ! those to leave"
              + " out: !GPL-*.")
  private @Nullable String licences;

  @Override
  public Integer call() throws IOException {
    Path file = SnapshotFolder.of(folder.path()).current();
    if (file == null) {
      throw new CommandFailure("there is no snapshot in " + folder.path() + "; load one first");
    }
    Path part = out.resolveSibling(out.getFileName() + ".part");
    try (Store store = Store.open(file);
        StreamedResponse stream = open(store);
        OutputStream to = Files.newOutputStream(part)) {
      write(stream, to);
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(part);
      throw e;
    }
    Files.move(part, out, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    return 0;
  }

  private void write(StreamedResponse stream, OutputStream to) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    Utf8Buffer buffer = new Utf8Buffer(BUFFER_LENGTH);
    long written = 0;
    long next = BYTES_PER_NOTICE;
    boolean more = true;
    while (more) {
      buffer.clear();
      more = stream.next(buffer);
      to.write(buffer.bytes(), 0, buffer.length());
      written += buffer.length();
      if (written >= next) {
        err.println("wrote " + written / BYTES_PER_MEGABYTE + " MB");
        next = written + BYTES_PER_NOTICE;
      }
    }
    spec.commandLine().getOut().println("wrote " + written + " bytes to " + out);
  }

  private StreamedResponse open(Store store) {
    LicenceFilter filter = filter();
    LanguageSet source = languages("--lang", language, store);
    LanguageSet into = target == null ? null : languages("--to", target, store);
    LexiconFile lexicon = LexiconFile.find(format, into != null);
    if (lexicon != null) {
      ExportScope scope = new ExportScope(store, source, into, filter);
      if (!lexicon.isTable() && scope.isEmpty()) {
        throw new CommandFailure("there are no words to export; check --lang, --to and --licences");
      }
      return lexicon.open(scope, () -> {});
    }
    int lines = into == null ? -1 : PairFile.find(format);
    if (into == null || lines < 0) {
      List<String> names = new ArrayList<>(LexiconFile.names(into != null));
      names.addAll(into == null ? List.of() : PairFile.names());
      throw new CommandFailure(
          "--format must be one of " + String.join(", ", names) + ", not " + format);
    }
    PairFilter pairs = new PairFilter();
    pairs.reset();
    add(source, pairs.source());
    add(into, pairs.target());
    AllowedSources allowed = filter.isEmpty() ? null : new AllowedSources(store, filter);
    return PairFile.open(store, pairs, lines, allowed, () -> {});
  }

  private LicenceFilter filter() {
    try {
      return licences == null ? LicenceFilter.ALL : LicenceFilter.of(licences);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--licences: " + e.getMessage());
    }
  }

  private static void add(LanguageSet from, LanguageSet to) {
    for (int i = 0; i < from.count(); i++) {
      to.add(from.get(i));
    }
  }

  private static LanguageSet languages(String option, String code, Store store) {
    LanguageChoice choice = new LanguageChoice();
    try {
      choice.read(option, code, store.codes());
    } catch (ApiError e) {
      throw new CommandFailure(e.text());
    }
    LanguageSet set = new LanguageSet();
    choice.fill(set, store.codes());
    if (set.count() == 0) {
      throw new CommandFailure(option + ": the snapshot has no language " + code);
    }
    return set;
  }
}
