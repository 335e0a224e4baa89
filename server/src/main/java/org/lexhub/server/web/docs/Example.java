package org.lexhub.server.web.docs;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lexhub.server.meta.FixedResponse;

/** The example programs of a task in the guide, one for each programming language. */
record Example(String task, List<Program> programs, String response) {
  /** A program. */
  record Program(String extension, String language, String text) {}

  /**
   * Reads the programs of a task and the response to them.
   *
   * @throws IllegalStateException if one of the files does not exist
   */
  static Example load(String task) {
    List<Program> programs =
        List.of(
            program(task, "sh", "curl"),
            program(task, "py", "Python"),
            program(task, "js", "JavaScript"),
            program(task, "java", "Java"));
    return new Example(task, programs, file(task + ".txt"));
  }

  private static Program program(String task, String extension, String language) {
    return new Program(extension, language, file(task + "." + extension));
  }

  private static String file(String name) {
    byte[] text = FixedResponse.resource("docs/examples/" + name);
    return new String(text, StandardCharsets.UTF_8).strip();
  }
}
