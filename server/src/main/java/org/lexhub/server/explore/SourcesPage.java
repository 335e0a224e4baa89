package org.lexhub.server.explore;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Coverage;
import org.lexhub.store.Store;

/**
 * {@code GET /sources}: the sources of the data with their licences, and what the data contains by
 * language; {@code ?coverage=deu} shows one language by source, {@code ?coverage=all} all of them.
 * The counts of all languages are made when a snapshot begins to be served, those of a language
 * when they are asked for the first time; both are kept.
 */
public final class SourcesPage extends PageEndpoint {
  /** The number of languages in the table, the largest ones. */
  private static final int SHOWN = 30;

  private String build = "";
  private Map<Integer, List<Coverage.Row>> bySource = new ConcurrentHashMap<>();

  /** Writes the page in a frame. */
  public SourcesPage(Frame frame) {
    super(frame);
  }

  /** What the page shows; the sources are ordered by descending number of senses. */
  record View(List<SourceEntry> sources, Table coverage, ApiFootnote footnote) {}

  /**
   * Which fields the data fills, by language or by source of one language.
   *
   * @param language the language whose sources are the rows, or null if the rows are languages
   * @param all the number of all rows, or -1 while they are being counted
   */
  record Table(@Nullable String language, List<Coverage.Row> rows, int all) {}

  @Override
  public void answer(Call call) {
    Store store = call.store();
    call.needWorker();
    List<SourceEntry> sources =
        IntStream.range(0, store.sources().size())
            .mapToObj(row -> SourceEntry.of(store, row))
            .sorted(Comparator.comparingInt(source -> -source.senses()))
            .toList();
    ApiFootnote footnote =
        new ApiFootnote(call).withoutSources().get(Texts.text("sources.request"), "/v1/sources");
    Page page =
        Page.of(null, Texts.text("sources.title"))
            .about(Texts.text("sources.about"))
            .at("/sources")
            .with("explore.css", "suggest.js");
    Table coverage = coverage(call, Fields.ofQuery(call).text("coverage"));
    if (coverage.all() < 0) {
      call.noStore();
    }
    frame.write(call, page, JteSourcesGenerated::render, new View(sources, coverage, footnote));
  }

  private Table coverage(Call call, String asked) {
    Store store = call.store();
    boolean all = asked.equals("all");
    int language = asked.isEmpty() || all ? -1 : LenientCodes.row(store, asked);
    if (language >= 0) {
      List<Coverage.Row> sources =
          bySource(call.generation().id())
              .computeIfAbsent(language, row -> Coverage.sources(store, row));
      return new Table(WordLabels.language(store, language), sources, sources.size());
    }
    Coverage counted = call.generation().coverage();
    if (counted == null) {
      return new Table(null, List.of(), -1);
    }
    List<Coverage.Row> rows = counted.languages();
    int end = all ? rows.size() : Math.min(SHOWN, rows.size());
    return new Table(null, rows.subList(0, end), rows.size());
  }

  /** Returns the tables by language of a snapshot, which forget those of another one. */
  private synchronized Map<Integer, List<Coverage.Row>> bySource(String current) {
    if (!current.equals(build)) {
      bySource = new ConcurrentHashMap<>();
      build = current;
    }
    return bySource;
  }
}
