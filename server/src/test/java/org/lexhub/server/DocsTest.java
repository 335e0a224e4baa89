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

  private static final List<String> PAGES =
      List.of(
          "/docs",
          "/docs/reference",
          "/docs/limits",
          "/docs/changelog",
          "/docs/operating",
          "/docs/search?q=quota");

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
        .contains(
            "<h2 id=\"quick-start\"><a class=\"anchor\" href=\"#quick-start\">Quick start</a></h2>")
        .contains("curl -sS \"$LEXHUB_URL/v1/translations/translate\"")
        .contains("import urllib.request", "await fetch(", "HttpClient.newHttpClient()")
        .contains("<svg", "How words meet", "<th scope=\"col\">status</th>")
        .doesNotContain("```", "example translate");
  }

  @Test
  void everyLinkLeadsSomewhere() throws Exception {
    for (String path : PAGES) {
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
  void linesToSetUpNameThisServer() throws Exception {
    String origin = "http://127.0.0.1:" + Fixture.server().port();
    assertThat(page("/docs"))
        .contains("export LEXHUB_URL=<span data-origin=\"" + origin + "\">" + origin + "</span>")
        .contains("export LEXHUB_KEY=")
        .doesNotContain("origin.invalid");
  }

  @Test
  void responsesStandBesideRequests() throws Exception {
    assertThat(page("/docs")).contains("id=\"translate-response\"", "Ufer");
    assertThat(page("/docs/limits")).contains("id=\"batch-response\"", "Wasser");
    assertThat(page("/docs/reference")).contains("id=\"translate-example\"");
  }

  @Test
  void searchFindsSectionsAndOperations() throws Exception {
    assertThat(page("/docs/search?q=Retry-After"))
        .contains("/docs#errors", "/docs/limits#wait-and-retry", "Batches and limits");
    assertThat(page("/docs/search?q=autocomplete%20suggest")).doesNotContain("<script>");
    assertThat(page("/docs/search?q=%2Fv1%2Flexemes%2Fsuggest"))
        .contains("/docs/reference#suggestLexemes");
    assertThat(page("/docs/search?q=xylophones")).contains("No results for “xylophones”.");
    assertThat(page("/docs/search?q=%3Cscript%3E")).doesNotContain("<script>");
    assertThat(page("/docs/search?q=%20%2F")).contains("No results");
    assertThat(page("/docs/search")).contains("Search the documentation");
  }

  @Test
  void changelogIsAPage() throws Exception {
    assertThat(page("/docs/changelog")).contains("<h1 id=\"changelog\">Changelog</h1>", "0.1.0");
  }

  @Test
  void operatorsFindWhatTheyNeed() throws Exception {
    String page = page("/docs/operating");
    assertThat(page)
        .contains("<h2 id=\"back-up\"><a class=\"anchor\" href=\"#back-up\">Back up</a></h2>")
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
    for (String command :
        List.of(
            "serve",
            "keys create",
            "accounts create",
            "accounts backup",
            "accounts audit",
            "accounts second-factor",
            "publish")) {
      String[] words = (command + " --help").split(" ", -1);
      assertThat(ServerMain.run(to, to, words)).isZero();
    }
    String ofOthers =
        " --recipe --out --key --help --rm --read-only --tmpfs --purge --allow-downgrades --pwprompt"
            + " --owner --format --file --no-owner --role --dbname --sign --publish";
    return out + ofOthers;
  }
}
