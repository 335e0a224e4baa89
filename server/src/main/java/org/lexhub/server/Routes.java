package org.lexhub.server;

import static org.lexhub.server.http.Route.heavy;
import static org.lexhub.server.http.Route.light;
import static org.lexhub.server.http.Route.lightPost;
import static org.lexhub.server.http.Route.open;
import static org.lexhub.server.http.Route.post;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.Route;
import org.lexhub.server.language.GetLanguage;
import org.lexhub.server.language.GetLanguageByIso;
import org.lexhub.server.language.ListLanguages;
import org.lexhub.server.language.SearchLanguages;
import org.lexhub.server.lexeme.ExportLexemes;
import org.lexhub.server.lexeme.GetLexeme;
import org.lexhub.server.lexeme.GetRandomLexeme;
import org.lexhub.server.lexeme.ListLexemeRelations;
import org.lexhub.server.lexeme.ListLexemes;
import org.lexhub.server.lexeme.SearchLexemes;
import org.lexhub.server.lexeme.SuggestLexemes;
import org.lexhub.server.mcp.McpEndpoint;
import org.lexhub.server.meaning.GetHypernymPath;
import org.lexhub.server.meaning.GetMeaning;
import org.lexhub.server.meaning.GetMeaningConcept;
import org.lexhub.server.meaning.ListMeaningRelations;
import org.lexhub.server.meaning.ListMeaningSenses;
import org.lexhub.server.meaning.ListMeaningTranslations;
import org.lexhub.server.meaning.ListMeanings;
import org.lexhub.server.meta.GetInfo;
import org.lexhub.server.meta.GetUsage;
import org.lexhub.server.meta.HealthLive;
import org.lexhub.server.meta.HealthReady;
import org.lexhub.server.meta.ListSources;
import org.lexhub.server.meta.OpenApi;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.translation.AnalyzeText;
import org.lexhub.server.translation.ExportPairs;
import org.lexhub.server.translation.GetPairStats;
import org.lexhub.server.translation.LibreLanguages;
import org.lexhub.server.translation.LibreTranslate;
import org.lexhub.server.translation.ListPairs;
import org.lexhub.server.translation.ListTranslations;
import org.lexhub.server.translation.Translate;
import org.lexhub.server.translation.TranslateBatch;

/**
 * The routes of all endpoints, in the order of the interface specification. The endpoints of {@code
 * light} and {@code lightPost} answer on the I/O thread unless they request a worker, those of
 * {@code heavy} and {@code post} on a worker; {@code open} needs no key.
 */
final class Routes {
  private Routes() {}

  static List<Route> of(
      UsageCounters counters,
      EndpointUsage usage,
      BatchGuard batch,
      ExportGuard export,
      Supplier<ServingState> serving,
      boolean accurate,
      UnaryOperator<Handler> keyed,
      String version) {
    return List.of(
        light("/v1/languages", new ListLanguages()),
        light("/v1/languages/{id}", new GetLanguage()),
        light("/v1/languages/iso/{code}", new GetLanguageByIso()),
        heavy("/v1/languages/search", new SearchLanguages()),
        light("/v1/lexemes", new ListLexemes()),
        light("/v1/lexemes/search", new SearchLexemes()),
        light("/v1/lexemes/suggest", new SuggestLexemes()),
        heavy("/v1/lexemes/export", new ExportLexemes(export)).withOpenMediaType().forAccounts(),
        light("/v1/lexemes/random", new GetRandomLexeme()),
        light("/v1/lexemes/{id}", new GetLexeme()),
        heavy("/v1/lexemes/{id}/relations", new ListLexemeRelations()),
        lightPost("/v1/translations/translate", new Translate(accurate)),
        post("/v1/translations/translate/batch", new TranslateBatch(batch, accurate)).forAccounts(),
        post("/v1/text/analyze", new AnalyzeText(batch)).forAccounts(),
        heavy("/v1/translations", new ListTranslations()),
        light("/v1/translations/pairs", new ListPairs()),
        heavy("/v1/translations/pairs/export", new ExportPairs(export))
            .withOpenMediaType()
            .forAccounts(),
        heavy("/v1/meanings/{id}/translations", new ListMeaningTranslations()),
        light("/v1/translations/stats", new GetPairStats()),
        light("/v1/meanings/{id}", new GetMeaning()),
        light("/v1/meanings", new ListMeanings()),
        heavy("/v1/meanings/{id}/senses", new ListMeaningSenses()),
        light("/v1/meanings/{id}/concept", new GetMeaningConcept()),
        heavy("/v1/meanings/{id}/relations", new ListMeaningRelations()),
        light("/v1/meanings/{a}/path/{b}", new GetHypernymPath()),
        light("/v1/info", new GetInfo()),
        light("/v1/sources", new ListSources()),
        light("/v1/usage", new GetUsage(counters, usage)).forAccounts(),
        post("/mcp", new McpEndpoint(version, accurate)).forAccounts(),
        open("/libretranslate/languages", new LibreLanguages()),
        post("/libretranslate/translate", new LibreTranslate(keyed)).forEverybody(),
        open("/health/live", new HealthLive()),
        open("/health/ready", new HealthReady(serving)),
        open("/openapi.json", new OpenApi()));
  }
}
