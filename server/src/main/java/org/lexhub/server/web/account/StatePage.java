package org.lexhub.server.web.account;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.http.Fields;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.text.TextColumn;

/** {@code GET /admin/state}: the snapshot, the process and the sources. */
final class StatePage extends AccountPage {
  private static final long MEGABYTE = 1_000_000;

  private final Accounts accounts;
  private final SignUp signUp;
  private final Serving serving;
  private final Supplier<ServingState> state;

  StatePage(
      PageContext pages,
      Accounts accounts,
      SignUp signUp,
      Serving serving,
      Supplier<ServingState> state) {
    super(pages, Role.ADMIN);
    this.accounts = accounts;
    this.signUp = signUp;
    this.serving = serving;
    this.state = state;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    long count = accounts.count("");
    Generation generation = serving.acquire();
    try {
      write(
          request,
          Texts.text("state.title"),
          Tab.STATE,
          JteStateGenerated::render,
          new View(state.get(), generation, process(count), sources(generation)));
    } finally {
      if (generation != null) {
        generation.unpin();
      }
    }
  }

  /**
   * What the page shows.
   *
   * @param generation the served snapshot, or null if there is none
   * @param process the facts of the process by their names
   */
  record View(
      ServingState state,
      @Nullable Generation generation,
      Map<String, String> process,
      List<SourceLine> sources) {}

  /** A source of the snapshot. */
  record SourceLine(String name, String version, String licence) {}

  /** Returns the size of the snapshot file in words. */
  static String size(Generation generation) {
    try {
      long bytes = Files.size(generation.file());
      return bytes < MEGABYTE
          ? Texts.text("state.kilobytes", bytes / 1_000)
          : Texts.text("state.megabytes", bytes / MEGABYTE);
    } catch (IOException e) {
      return Texts.text("state.gone");
    }
  }

  /** Returns the label of a number of the snapshot. */
  static String label(String count) {
    return Texts.current().textOr("state.count." + count, DisplayFormats.title(count));
  }

  private Map<String, String> process(long accountCount) {
    Runtime runtime = Runtime.getRuntime();
    long used = (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE;
    Duration up = Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(
        Texts.text("state.running"),
        Texts.text("state.duration", up.toDays(), up.toHoursPart(), up.toMinutesPart()));
    facts.put(
        Texts.text("state.heap"),
        Texts.text("state.heap.of", used, runtime.maxMemory() / MEGABYTE));
    facts.put(Texts.text("state.java"), Runtime.version().toString());
    facts.put(
        Texts.text("state.accounts"),
        Texts.text("state.accounts.of", accountCount, signUp.maxAccounts()));
    facts.put(
        Texts.text("state.registration"),
        Texts.text("state.registration." + signUp.registration().code()));
    return facts;
  }

  private static List<SourceLine> sources(@Nullable Generation generation) {
    if (generation == null) {
      return List.of();
    }
    Store store = generation.store();
    SourceTable sources = store.sources();
    return IntStream.range(0, sources.size())
        .mapToObj(row ->
            new SourceLine(
                text(store.strings(), sources.name(row)),
                text(store.texts(), sources.version(row)),
                text(store.texts(), sources.licence(row))))
        .toList();
  }

  private static String text(TextColumn column, int row) {
    return row < 0 ? "" : column.get(row);
  }
}
