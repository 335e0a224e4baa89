package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.lexhub.server.MutatedRequests.Request;
import org.lexhub.server.OpenApiDescription.Operation;
import org.lexhub.server.RawConnection.Response;

/**
 * Mutated requests over a socket: each gets one response within a second, with a status that
 * openapi.json lists, in valid UTF-8 and JSON. {@code -Dlexhub.mutations=N} sends other numbers of
 * requests, {@code -Dlexhub.seed=N} others.
 */
class MutatedRequestsTest {
  private static final int REQUESTS = Integer.getInteger("lexhub.mutations", 50_000);
  private static final long SEED = Long.getLong("lexhub.seed", 20_261_122L);

  /** The maximum time of a response, and how often one that exceeds it is tried. */
  private static final int MAX_MILLIS = 1000;

  private static final int ATTEMPTS = 4;

  /** What pages answer besides. */
  private static final Set<Integer> PAGES = Set.of(200, 303, 304, 403, 422, 429);

  /** The statuses of requests to no operation: no such path, no such method, no key. */
  private static final Set<Integer> ELSEWHERE =
      Set.of(204, 400, 401, 404, 405, 406, 413, 414, 415, 417, 501);

  private record Described(Pattern path, String method, Set<Integer> statuses) {}

  private final List<Described> operations = new ArrayList<>();

  private void describe(OpenApiDescription description) {
    for (Operation operation : description.operations().values()) {
      Set<Integer> statuses = new TreeSet<>();
      for (String status : Api.names(operation.node().get("responses"))) {
        statuses.add(Integer.parseInt(status));
      }
      operations.add(
          new Described(
              Pattern.compile(operation.path().replaceAll("\\{[^}]*}", "[^/]+")),
              operation.method(),
              statuses));
    }
  }

  private Set<Integer> allowed(Request request) {
    String path = request.address().replaceAll("\\?.*", "");
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    Set<Integer> allowed = new TreeSet<>();
    for (Described operation : operations) {
      if (operation.method().equals(method) && operation.path().matcher(path).matches()) {
        allowed.addAll(operation.statuses());
      }
    }
    if (allowed.isEmpty() || request.raw()) {
      allowed.addAll(ELSEWHERE);
      if (!path.startsWith("/v1") || request.raw()) {
        allowed.addAll(PAGES);
      }
    }
    return allowed;
  }

  @Test
  void everyRequestGetsOneDescribedResponse() throws Exception {
    OpenApiDescription description = new OpenApiDescription();
    describe(description);
    Set<String> parameters = new TreeSet<>();
    for (Operation operation : description.operations().values()) {
      parameters.addAll(description.queryParameters(operation));
    }
    List<String> bodies = new ArrayList<>(ContractRequests.goodBodies());
    bodies.addAll(ContractRequests.batches());
    TestServer server = Fixture.server();
    MutatedRequests requests =
        new MutatedRequests(
            new Random(SEED),
            server.key(),
            ContractRequests.good(Fixture.api()),
            bodies,
            parameters);
    Map<Integer, Integer> statuses = new TreeMap<>();
    try (RawConnection connection = new RawConnection(server.port())) {
      Object before = "nothing";
      for (int i = 0; i < REQUESTS; i++) {
        Request request = requests.next();
        String where = "seed " + SEED + ", request " + i + ":\n" + request + "\nafter:\n" + before;
        Response response = timed(connection, request, where);
        statuses.merge(response.status(), 1, Integer::sum);
        check(request, response, where);
        if (request.toString().contains("Connection: close")) {
          connection.reset();
        }
        before = request + "\n" + response.status() + " " + response.headers();
      }
    }
    System.out.println("mutated requests, seed " + SEED + ": " + statuses);
    assertThat(statuses.get(200)).as("valid ones remain").isGreaterThan(REQUESTS / 10);
    assertThat(statuses.get(400)).isGreaterThan(REQUESTS / 10);
  }

  /**
   * Sends a request. One that takes longer than a second is sent again, because the machine can be
   * busy; it fails only if no attempt is faster.
   */
  private static Response timed(RawConnection connection, Request request, String where)
      throws Exception {
    for (int attempt = 1; ; attempt++) {
      long start = System.nanoTime();
      Response response = send(connection, request, where);
      long millis = (System.nanoTime() - start) / 1_000_000;
      if (millis < MAX_MILLIS) {
        return response;
      }
      assertThat(attempt).as(millis + " ms, again and again, for " + where).isLessThan(ATTEMPTS);
    }
  }

  private static Response send(RawConnection connection, Request request, String where)
      throws Exception {
    try {
      if (!request.raw()) {
        return connection.send(request.bytes(), !request.method().equals("HEAD"));
      }
      return connection.sendLast(request.bytes());
    } catch (RuntimeException | java.io.IOException e) {
      throw new AssertionError("no response to " + where, e);
    }
  }

  private void check(Request request, Response response, String where) {
    if (response.status() == 0) {
      assertThat(request.raw()).as("no response to " + where).isTrue();
      return;
    }
    boolean bare = response.status() == 400 && response.body().length == 0;
    assertThat(allowed(request)).as(where).contains(response.status());
    assertThat(response.status()).as(where).isNotEqualTo(503);
    boolean unread = request.raw() && response.status() < 400;
    if (bare || unread || (response.body().length == 0 && hasNoBody(request, response))) {
      return;
    }
    if (BINARY.contains(response.header("content-type"))) {
      return;
    }
    String text = strict(response.body(), where);
    assertThat(text).as(where).doesNotContain("Exception", "\tat ");
    if (response.header("content-type").startsWith("application/json")) {
      assertThat(Api.read(text).isContainer()).as(where + "\n" + text).isTrue();
      assertThat(Api.read(text).has("error"))
          .as(where + "\n" + text)
          .isEqualTo(response.status() >= 400);
    }
  }

  /** The media types of exports that are no text. */
  private static final Set<String> BINARY = Set.of("application/zip", "application/vnd.sqlite3");

  private static boolean hasNoBody(Request request, Response response) {
    return request.method().equals("HEAD")
        || Set.of(204, 303, 304).contains(response.status())
        || request.raw();
  }

  private static String strict(byte[] body, String where) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException e) {
      throw new AssertionError("malformed UTF-8 in the response to " + where, e);
    }
  }
}
