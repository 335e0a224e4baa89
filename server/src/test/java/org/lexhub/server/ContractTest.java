package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.OpenApiDescription.Operation;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.http.Route;
import tools.jackson.databind.JsonNode;

/** The running server and openapi.json describe the same API, in both directions. */
class ContractTest {
  private static OpenApiDescription description;
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    description = new OpenApiDescription();
    api = Fixture.api();
  }

  private static List<Route> routes(Path folder) throws Exception {
    try (UsageCounters counters =
            UsageCounters.open(folder.resolve("counters"), TimeSource.SYSTEM);
        AccountDatabase accounts = AccountDatabase.open(folder)) {
      return Routes.of(
          counters,
          new EndpointUsage(accounts, TimeSource.SYSTEM),
          new BatchGuard(counters, TimeSource.SYSTEM),
          new ExportGuard(counters, TimeSource.SYSTEM),
          () -> {
            throw new AssertionError("nothing is served here");
          },
          false,
          UnaryOperator.identity(),
          "test");
    }
  }

  @Test
  void everyRouteIsDescribedAndEveryDescriptionIsARoute(@TempDir Path folder) throws Exception {
    TreeSet<String> routes = new TreeSet<>();
    for (Route route : routes(folder)) {
      routes.add(route.method() + " " + route.template());
    }
    assertThat(description.operations().keySet()).isEqualTo(routes);
    assertThat(description.brokenReferences()).isEmpty();
  }

  @Test
  void everyRouteKnowsTheDescribedParametersAndNoOther(@TempDir Path folder) throws Exception {
    for (Route route : routes(folder)) {
      Operation operation = description.operation(route.method(), route.template());
      assertThat(new TreeSet<>(route.endpoint().parameters().names()))
          .as(operation.toString())
          .isEqualTo(description.queryParameters(operation));
    }
  }

  @Test
  void everyRouteThatNeedsAKeySaysSo(@TempDir Path folder) throws Exception {
    for (Route route : routes(folder)) {
      Operation operation = description.operation(route.method(), route.template());
      boolean open = operation.node().has("security");
      assertThat(route.needsKey()).as(operation.toString()).isEqualTo(!open);
    }
  }

  @Test
  void theServedDescriptionIsTheWrittenOne() throws Exception {
    JsonNode served = new Api(Fixture.server().stranger()).get("/openapi.json");
    assertThat(served.get("openapi").asString()).startsWith("3.1");
    assertThat(Api.names(served.get("paths")))
        .hasSameElementsAs(
            description.operations().values().stream().map(Operation::path).distinct().toList());
  }

  @Test
  void everyJsonResponseHasAnExampleThatFits() {
    for (Operation operation : description.operations().values()) {
      JsonNode response = description.response(operation, 200);
      if (response.path("content").has("application/json")
          && !operation.path().equals("/openapi.json")) {
        JsonNode example = description.example(operation);
        assertThat(example.isMissingNode()).as(operation + " has no example").isFalse();
        assertThat(description.faults(response, "application/json", example.toString()))
            .as(operation.toString())
            .isEmpty();
      }
    }
  }

  @Test
  void everyAnswerFitsItsDescription() throws Exception {
    TreeSet<String> answered = new TreeSet<>();
    for (String address : ContractRequests.good(api)) {
      Operation operation = description.operation("GET", address);
      Api.Answer answer = api.ask(address);
      assertThat(answer.status()).as(address + " " + answer.text()).isEqualTo(200);
      check(operation, address, answer);
      checkHead(address, answer);
      answered.add(operation.toString());
    }
    for (String body : ContractRequests.goodBodies()) {
      assertThat(description.faults("TranslateRequest", body)).as(body).isEmpty();
      Api.Answer answer = api.post(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(200);
      check(description.operation("POST", "/v1/translations/translate"), body, answer);
      answered.add("POST /v1/translations/translate");
    }
    for (String body : ContractRequests.batches()) {
      assertThat(description.faults("TranslateBatchRequest", body)).as(body).isEmpty();
      Api.Answer answer = api.batch(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(200);
      check(description.operation("POST", "/v1/translations/translate/batch"), body, answer);
      answered.add("POST /v1/translations/translate/batch");
    }
    for (String path : List.of("/mcp", "/libretranslate/translate")) {
      for (String body : ContractRequests.protocolBodies(path)) {
        Api.Answer answer = new Api.Answer(api.client().post(path, body));
        assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(200);
        check(description.operation("POST", path), body, answer);
        answered.add("POST " + path);
      }
    }
    for (String body : ContractRequests.texts()) {
      assertThat(description.faults("AnalyzeRequest", body)).as(body).isEmpty();
      Api.Answer answer = api.analyze(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(200);
      check(description.operation("POST", "/v1/text/analyze"), body, answer);
      answered.add("POST /v1/text/analyze");
    }
    assertThat(answered).isEqualTo(new TreeSet<>(description.operations().keySet()));
  }

  private static void check(Operation operation, String request, Api.Answer answer) {
    JsonNode response = description.response(operation, answer.status());
    String type = answer.header("Content-Type").replaceAll("\\s*;.*", "");
    assertThat(description.faults(response, type, answer.text()))
        .as(operation + " " + request + "\n" + answer.text())
        .isEmpty();
    for (String header : Api.names(response.path("headers"))) {
      assertThat(answer.header(header)).as(operation + " " + header).isNotEmpty();
    }
  }

  /** Checks that HEAD has the same headers as GET and no body. */
  private static void checkHead(String address, Api.Answer answer) throws Exception {
    Api.Answer head = api.send("HEAD", address);
    assertThat(head.status()).as(address).isEqualTo(answer.status());
    assertThat(head.http().body()).as(address).isEmpty();
    for (String header : List.of("Content-Type", "ETag", "Last-Modified", "Cache-Control")) {
      assertThat(head.header(header)).as(address + " " + header).isEqualTo(answer.header(header));
    }
  }

  @Test
  void whatIsUnchangedIsNotSentAgain() throws Exception {
    for (String address : ContractRequests.good(api)) {
      Api.Answer answer = api.ask(address);
      String tag = answer.header("ETag");
      if (!tag.isEmpty()) {
        Api.Answer again = api.ask(address, "If-None-Match", "\"other\", " + tag);
        assertThat(again.status()).as(address).isEqualTo(304);
        assertThat(again.http().body()).as(address).isEmpty();
        assertThat(again.header("ETag")).as(address).isEqualTo(tag);
      }
    }
  }

  @Test
  void everyErrorFitsItsDescription() throws Exception {
    for (String address : ContractRequests.bad()) {
      Api.Answer answer = api.ask(address);
      assertThat(answer.status()).as(address + " " + answer.text()).isIn(400, 404);
      check(description.operation("GET", address), address, answer);
      assertThat(answer.json().get("error").get("message").asString()).as(address).isNotBlank();
    }
    for (String body : ContractRequests.badBodies()) {
      Api.Answer answer = api.post(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(400);
      check(description.operation("POST", "/v1/translations/translate"), body, answer);
    }
    for (String body : ContractRequests.badBatches()) {
      assertThat(description.faults("TranslateBatchRequest", body)).as(body).isNotEmpty();
      Api.Answer answer = api.batch(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(400);
      check(description.operation("POST", "/v1/translations/translate/batch"), body, answer);
    }
    for (String body : ContractRequests.badTexts()) {
      assertThat(description.faults("AnalyzeRequest", body)).as(body).isNotEmpty();
      Api.Answer answer = api.analyze(body);
      assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(400);
      check(description.operation("POST", "/v1/text/analyze"), body, answer);
    }
  }

  @Test
  void aBodyThatTheDescriptionRefusesIsRefused() throws Exception {
    for (String body : ContractRequests.badBodies()) {
      if (!ContractRequests.onlyTheServerKnows(body)) {
        assertThat(description.faults("TranslateRequest", body)).as(body).isNotEmpty();
      }
    }
  }

  @Test
  void withoutAKeyNothingBelowV1Answers() throws Exception {
    Api stranger = new Api(Fixture.server().stranger());
    List<String> addresses = new ArrayList<>(ContractRequests.good(api));
    addresses.add("/v1/no-such-path");
    for (String address : addresses) {
      Api.Answer answer = stranger.ask(address);
      if (address.startsWith("/v1")) {
        assertThat(answer.error()).as(address).isEqualTo("401 unauthorized");
        assertThat(answer.header("WWW-Authenticate")).isEqualTo("Bearer");
        assertThat(description.faults("Error", answer.text())).as(address).isEmpty();
      } else {
        assertThat(answer.status()).as(address).isEqualTo(200);
      }
    }
  }

  @Test
  void anUndeclaredParameterIsRefusedEverywhere() throws Exception {
    for (String address : ContractRequests.good(api)) {
      if (address.startsWith("/v1")) {
        String more = address + (address.contains("?") ? "&" : "?") + "no_such_parameter=1";
        assertThat(api.ask(more).error())
            .as(address)
            .isEqualTo("400 unknown_parameter no_such_parameter");
      }
    }
  }

  @Test
  void everyDeclaredParameterIsKnownToTheServer() throws Exception {
    for (Operation operation : description.operations().values()) {
      for (String parameter : description.queryParameters(operation)) {
        String address = operation.path().replaceAll("\\{[^}]*}", "1") + "?" + parameter + "=1";
        assertThat(api.ask(address).text()).as(address).doesNotContain("unknown_parameter");
      }
    }
  }

  @Test
  void otherMethodsAreRefusedWithTheAllowedOnes() throws Exception {
    for (Operation operation : description.operations().values()) {
      String address = operation.path().replaceAll("\\{[^}]*}", "1");
      Api.Answer answer = api.send("DELETE", address);
      boolean libre = address.startsWith("/libretranslate/");
      assertThat(answer.status()).as(address).isEqualTo(405);
      assertThat(answer.header("Allow")).as(address).contains(operation.method(), "OPTIONS");
      assertThat(description.faults(libre ? "LibreError" : "Error", answer.text()))
          .as(address)
          .isEmpty();
      assertThat(answer.text()).as(address).contains(libre ? "not allowed" : "method_not_allowed");
      Api.Answer options = new Api(Fixture.server().stranger()).send("OPTIONS", address);
      assertThat(options.status()).as(address).isEqualTo(204);
      assertThat(options.header("Allow")).as(address).contains(operation.method());
    }
  }
}
