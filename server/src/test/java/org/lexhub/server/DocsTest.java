package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The guide and the reference as a stranger gets them. */
class DocsTest {
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
}
