package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lexhub.server.command.ServerMain;

/** The guide and the reference for a user without an account. */
class DocsTest {
  private static final Pattern LINK = Pattern.compile("href=\"(/[^\"#]*)?(#([^\"]*))?\"");
  private static final Pattern OPTION = Pattern.compile("(--[a-z][a-z-]+)");

  private static TestClient stranger;

  @BeforeAll
  static void start() throws Exception {
    stranger = Fixture.server().stranger();
  }

  private static String page(String path) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, "Accept", "text/html");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    assertThat(TestClient.header(answer, "Content-Type")).startsWith("text/html");
    return TestClient.text(answer);
  }

  @Test
  void guideNamesEveryEndpoint() throws Exception {
    String guide = page("/docs");
    for (OpenApiDescription.Operation operation : new OpenApiDescription().operations().values()) {
      assertThat(guide)
          .contains("<code><b>" + operation.method() + "</b> " + operation.path() + "</code>")
          .contains("/docs/reference#" + operation.node().get("operationId").asString());
    }
  }

  @Test
  void referenceShowsEveryOperationWithItsParametersToFillIn() throws Exception {
    String reference = page("/docs/reference");
    OpenApiDescription description = new OpenApiDescription();
    for (OpenApiDescription.Operation operation : description.operations().values()) {
      String id = operation.node().get("operationId").asString();
      assertThat(reference).contains("id=\"" + id + "\"", "data-path=\"" + operation.path() + "\"");
      for (String parameter : description.queryParameters(operation)) {
        assertThat(reference).contains("id=\"" + id + "-" + parameter + "\"");
      }
    }
    assertThat(reference).contains("<code>sense_hint</code>", "Required. ");
  }

  @Test
  void guideHoldsItsTextItsExamplesAndItsDrawing() throws Exception {
    String guide = page("/docs");
    assertThat(guide)
        .contains("<h2 id=\"quick-start\">Quick start</h2>", "href=\"#quick-start\"")
        .contains("curl -sS &quot;$LEXHUB_URL/v1/translations/translate&quot;")
        .contains("import urllib.request", "await fetch(", "HttpClient.newHttpClient()")
        .contains("<svg", "How words meet", "<th scope=\"col\">status</th>")
        .doesNotContain("```", "example translate");
  }

  @Test
  void everyLinkLeadsSomewhere() throws Exception {
    for (String path : List.of("/docs", "/docs/reference", "/docs/operating")) {
      String from = page(path);
      Set<String> seen = new HashSet<>();
      Matcher links = LINK.matcher(from);
      while (links.find()) {
        if (links.group(1) == null && links.group(3) != null) {
          assertThat(from)
              .as(path + " → " + links.group())
              .contains("id=\"" + links.group(3) + "\"");
        } else if (links.group(1) != null && seen.add(links.group())) {
          HttpResponse<byte[]> target = stranger.get(links.group(1), "Accept", "*/*");
          assertThat(target.statusCode()).as(path + " → " + links.group()).isIn(200, 303);
          if (links.group(3) != null) {
            assertThat(TestClient.text(target)).contains("id=\"" + links.group(3) + "\"");
          }
        }
      }
      assertThat(seen).hasSizeGreaterThan(8);
    }
  }

  @Test
  void whoRunsAServerFindsWhatTheyNeed() throws Exception {
    String page = page("/docs/operating");
    assertThat(page)
        .contains("href=\"#back-up\"", "<h2 id=\"back-up\">Back up</h2>")
        .contains(
            "--tls-certificate", "--trusted-proxy", "--registration invite", "lexhub rollback");
    assertThat(helpOfEverything())
        .as("the options that the page speaks of")
        .contains(OPTION.matcher(page).results().map(found -> found.group(1)).toList());
  }

  /** Returns the help texts of all commands of the server. */
  private static String helpOfEverything() {
    StringWriter out = new StringWriter();
    PrintWriter to = new PrintWriter(out, true);
    for (String command : List.of("serve", "keys create", "accounts create", "accounts backup")) {
      String[] words = (command + " --help").split(" ", -1);
      assertThat(ServerMain.run(to, to, words)).isZero();
    }
    return out + " --recipe --out --key --help";
  }
}
