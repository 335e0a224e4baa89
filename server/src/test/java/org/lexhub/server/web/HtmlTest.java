package org.lexhub.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.text.Utf8Buffer;

/** Text remains text. */
class HtmlTest {
  private final Utf8Buffer out = new Utf8Buffer(64);
  private final Html html = new Html(out);

  @Test
  void escapesTextAndAttributes() {
    html.element("p", "<script>alert('1')</script> & \u0000 犬 \"q\"", "title", "\"><script>'&");
    assertThat(out)
        .hasToString(
            "<p title=\"&quot;&gt;&lt;script&gt;&#39;&amp;\">"
                + "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp;  犬 &quot;q&quot;</p>");
  }

  @Test
  void leavesOutAttributesWithoutAValueAndWritesFlags() {
    html.empty("input", "name", "q", "value", null, "required", "");
    assertThat(out).hasToString("<input name=\"q\" required>");
  }

  @Test
  void closesWhatItOpened() {
    html.open("main").open("ul").open("li").text("a");
    html.closeTo(1).close();
    assertThat(out).hasToString("<main><ul><li>a</li></ul></main>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "JaVaScRiPt:x",
        "data:text/html,x",
        "//evil.example",
        " javascript:x",
        "\tjavascript:x",
        "vbscript:x",
        ""
      })
  void leavesOutAddressesThatAreNoPages(String address) {
    html.element("a", "x", "href", address);
    assertThat(out).hasToString("<a>x</a>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/word/1", "#main", "?q=a", "https://example.org/", "HTTP://example.org"})
  void keepsAddressesOfPages(String address) {
    html.element("a", "x", "href", address);
    assertThat(out).hasToString("<a href=\"" + address + "\">x</a>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"onclick", "style"})
  void knowsNoHandlersAndNoStyles(String attribute) {
    @Nullable String[] attributes = {attribute, "x"};
    assertThatIllegalArgumentException().isThrownBy(() -> html.open("p", attributes));
  }
}
