package org.lexhub.loader.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;

/** What a command of the loader printed, and its exit code. */
record CommandRun(int code, String out, String err) {
  /** Runs a command in this process, not on a terminal. */
  static CommandRun of(Object... arguments) {
    String[] texts = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        LoaderCommand.run(texts, new PrintWriter(out, true), new PrintWriter(err, true), false);
    return new CommandRun(code, out.toString(), err.toString());
  }
}
