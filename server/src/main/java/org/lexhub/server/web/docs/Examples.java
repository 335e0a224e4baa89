package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import org.lexhub.server.meta.FixedResponse;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;

/** The example programs of the guide: one file for each task and programming language. */
final class Examples {
  private static final String[][] LANGUAGES = {
    {"sh", "curl"}, {"py", "Python"}, {"js", "JavaScript"}, {"java", "Java"}
  };

  private Examples() {}

  /**
   * Writes the programs of a task, one below the other, and the response; {@code docs.js} turns the
   * programs into tabs.
   *
   * @throws IllegalStateException if a program of the task, or its response, does not exist
   */
  static void write(Html html, String task) {
    html.open("div", "class", "example").open("div", "class", "tabs", "data-tabs", task);
    for (String[] language : LANGUAGES) {
      String id = task + "-" + language[0];
      html.open("section", "data-tab", language[1], "id", id + "-panel");
      html.element("p", language[1], "class", "tab-name");
      Widgets.code(html, id, file(task + "." + language[0]));
      html.close();
    }
    html.close().open("div", "class", "response").element("p", "Response", "class", "tab-name");
    Widgets.code(html, task + "-response", file(task + ".txt"));
    html.close().close();
  }

  private static String file(String name) {
    byte[] text = FixedResponse.resource("docs/examples/" + name);
    return new String(text, StandardCharsets.UTF_8).strip();
  }
}
