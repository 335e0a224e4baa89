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
   * Writes the programs of a task, one below the other; {@code docs.js} turns them into tabs.
   *
   * @throws IllegalStateException if a program of the task does not exist
   */
  static void write(Html html, String task) {
    html.open("div", "class", "tabs", "data-tabs", task);
    for (String[] language : LANGUAGES) {
      String id = task + "-" + language[0];
      html.open("section", "data-tab", language[1], "id", id + "-panel");
      html.element("p", language[1], "class", "tab-name");
      byte[] program = FixedResponse.resource("docs/examples/" + task + "." + language[0]);
      Widgets.code(html, id, new String(program, StandardCharsets.UTF_8).strip());
      html.close();
    }
    html.close();
  }
}
