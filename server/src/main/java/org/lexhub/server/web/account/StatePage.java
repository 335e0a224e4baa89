package org.lexhub.server.web.account;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.http.Fields;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.session.Tables;
import org.lexhub.server.web.session.Timestamps;
import org.lexhub.store.Store;
import org.lexhub.store.table.SourceTable;

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
          "Server",
          Tab.STATE,
          html -> {
            html.element("h1", "Server");
            state(html, generation);
            html.element("h2", "Process").open("dl", "class", "facts");
            process(html, count);
            html.close();
            if (generation != null) {
              sources(html, generation.store());
            }
          });
    } finally {
      if (generation != null) {
        generation.unpin();
      }
    }
  }

  private void state(Html html, @Nullable Generation generation) {
    ServingState present = state.get();
    String error = present.lastError();
    if (error != null) {
      Widgets.alert(html, "bad", error);
    }
    html.element("h2", "Snapshot").open("dl", "class", "facts");
    fact(html, "State", present.status());
    if (generation != null) {
      html.element("dt", "Build").open("dd").element("code", generation.id()).close();
      html.element("dt", "Made").open("dd");
      Timestamps.write(html, generation.created(), "")
          .close()
          .element("dt", "Served since")
          .open("dd");
      Timestamps.write(html, generation.servingSince(), "").close();
      fact(html, "File", generation.file().getFileName() + ", " + size(generation));
      Map<String, Long> counts = generation.store().snapshot().header().counts();
      for (Map.Entry<String, Long> count : counts.entrySet()) {
        fact(html, DisplayFormats.title(count.getKey()), DisplayFormats.number(count.getValue()));
      }
    }
    html.close();
  }

  private static String size(Generation generation) {
    try {
      long bytes = Files.size(generation.file());
      return bytes < MEGABYTE
          ? DisplayFormats.number(bytes / 1_000) + " kB"
          : DisplayFormats.number(bytes / MEGABYTE) + " MB";
    } catch (IOException e) {
      return "no longer there";
    }
  }

  private void process(Html html, long accountCount) {
    Runtime runtime = Runtime.getRuntime();
    long used = (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE;
    Duration up = Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
    fact(
        html,
        "Running for",
        up.toDays() + " d " + up.toHoursPart() + " h " + up.toMinutesPart() + " min");
    fact(
        html,
        "Heap",
        DisplayFormats.number(used)
            + " of "
            + DisplayFormats.number(runtime.maxMemory() / MEGABYTE)
            + " MB");
    fact(html, "Java", Runtime.version().toString());
    fact(
        html,
        "Accounts",
        DisplayFormats.number(accountCount)
            + " of at most "
            + DisplayFormats.number(signUp.maxAccounts()));
    fact(html, "Registration", signUp.registration().code());
  }

  private static void fact(Html html, String name, String value) {
    html.element("dt", name).element("dd", value);
  }

  private static void sources(Html html, Store store) {
    SourceTable sources = store.sources();
    html.element("h2", DisplayFormats.count(sources.size(), "source", "sources"));
    Tables.open(html, "Sources", "Name", "Version", "Licence");
    Tables.body(html);
    for (int row = 0; row < sources.size(); row++) {
      html.open("tr").open("th", "scope", "row").text(store.strings(), sources.name(row)).close();
      html.open("td").text(store.texts(), sources.version(row)).close();
      html.open("td").text(store.texts(), sources.licence(row)).close().close();
    }
    Tables.close(html);
  }
}
