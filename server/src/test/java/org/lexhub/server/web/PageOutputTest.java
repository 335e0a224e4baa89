package org.lexhub.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.text.Utf8Buffer;

/** Values in templates remain text, and templates contain no scripts, styles and handlers. */
class PageOutputTest {
  private static final Path TEMPLATES = Path.of("src/main/jte");
  private static final Pattern FORBIDDEN =
      Pattern.compile("\\s(?:style|on\\w+)=|<style|<script>|javascript:");

  private final Utf8Buffer buffer = new Utf8Buffer(64);
  private final PageOutput out = new PageOutput(buffer);

  @Test
  void escapesTextAndAttributes() {
    out.setContext("p", null);
    out.writeUserContent("<script>alert('1')</script> & \u0000犬");
    assertThat(buffer).hasToString("&lt;script&gt;alert('1')&lt;/script&gt; &amp; 犬");
    buffer.clear();
    out.setContext("p", "title");
    out.writeUserContent("\"><script>'&\u0000 犬");
    assertThat(buffer).hasToString("&#34;>&lt;script>&#39;&amp; 犬");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "JaVaScRiPt:x",
        "java\tscript:x",
        "data:text/html,x",
        "//evil.example",
        " javascript:x",
        "\tjavascript:x",
        "vbscript:x"
      })
  void leavesOutAddressesThatAreNoPages(String address) {
    for (String attribute : List.of("href", "src", "action", "formaction")) {
      out.setContext("a", attribute);
      out.writeUserContent(address);
    }
    assertThat(buffer).hasToString("");
    assertThat(Urls.linked(address)).isNull();
    out.setContext("a", "title");
    out.writeUserContent(address);
    assertThat(buffer).hasToString(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/word/1", "#main", "?q=a:b", "https://example.org/", "HTTP://example.org"})
  void keepsAddressesOfPages(String address) {
    out.setContext("a", "href");
    out.writeUserContent(address);
    assertThat(buffer).hasToString(address);
    assertThat(Urls.linked(address)).isEqualTo(address);
  }

  @Test
  void templatesContainNothingThatTheContentSecurityPolicyForbids() throws IOException {
    Map<String, String> templates = templates();
    assertThat(templates).hasSizeGreaterThan(30);
    templates.forEach(
        (name, text) -> assertThat(text).as("%s", name).doesNotContainPattern(FORBIDDEN));
  }

  @Test
  void fewTemplatesWriteWhatARendererHasEscaped() throws IOException {
    Map<String, String> templates = templates();
    templates.values().removeIf(text -> !text.contains("$unsafe"));
    assertThat(templates)
        .containsOnlyKeys(
            "web/Preview.jte", "web/ScriptTexts.jte", "web/docs/Guide.jte", "web/docs/Markup.jte");
  }

  private static Map<String, String> templates() throws IOException {
    Map<String, String> templates = new TreeMap<>();
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        templates.put(TEMPLATES.relativize(file).toString(), Files.readString(file));
      }
    }
    return templates;
  }
}
