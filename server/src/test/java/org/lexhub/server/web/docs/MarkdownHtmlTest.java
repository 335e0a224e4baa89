package org.lexhub.server.web.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MarkdownHtmlTest {
  private static String html(String markdown) {
    return MarkdownHtml.render(MarkdownHtml.parse(markdown)).strip();
  }

  @Test
  void escapesTextAndRawHtml() {
    assertThat(html("a < b <script>alert(1)</script>"))
        .isEqualTo("<p>a &lt; b &lt;script&gt;alert(1)&lt;/script&gt;</p>");
  }

  @Test
  void dropsAddressesOfOtherSchemesAndLetsRobotsFollowTheRest() {
    assertThat(html("[a](javascript:alert(1)) [b](/docs)"))
        .isEqualTo("<p><a href=\"\">a</a> <a href=\"/docs\">b</a></p>");
  }

  @Test
  void headingsHaveIdsAndLinkToThemselves() {
    assertThat(html("## Keys, and `q`"))
        .isEqualTo(
            "<h2 id=\"keys-and-q\"><a class=\"anchor\" href=\"#keys-and-q\">"
                + "Keys, and <code>q</code></a></h2>");
    assertThat(html("# Guide")).isEqualTo("<h1 id=\"guide\">Guide</h1>");
  }

  @Test
  void tablesScrollAndNameTheirColumns() {
    assertThat(html("|a|\n|-|\n|b|").replace("\n", ""))
        .isEqualTo(
            "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table><thead>"
                + "<tr><th scope=\"col\">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>"
                + "</table></div>");
  }

  @Test
  void codeBlocksCanBeCopied() {
    assertThat(html("```\na < b\n```\n\n```\nc\n```"))
        .contains("<code id=\"code-0\">a &lt; b</code>", "data-copy=\"code-1\"");
  }

  @Test
  void namedBlocksAreExamplesAndDrawings() {
    assertThat(html("```drawing concepts\n```")).contains("aria-label=\"Drawing\"><svg");
    assertThat(html("```example translate\n```")).contains("data-tabs=\"translate\"");
    assertThatThrownBy(() -> html("```example none\n```"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("none");
  }
}
