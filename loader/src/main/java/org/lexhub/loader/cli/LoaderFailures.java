package org.lexhub.loader.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.recipe.RecipeException;
import org.lexhub.store.snapshot.SnapshotException;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Says what went wrong in one line; a stack trace only for what should never happen. */
final class LoaderFailures {
  private LoaderFailures() {}

  /** Reports a failed command. */
  static int handle(Exception e, CommandLine line, ParseResult result) {
    Throwable cause = e instanceof UncheckedIOException && e.getCause() != null ? e.getCause() : e;
    line.getErr().println("lexhub: " + message(cause));
    if (!expected(cause)) {
      cause.printStackTrace(line.getErr());
    }
    line.getErr().flush();
    return LoaderCommand.FAILED;
  }

  private static boolean expected(Throwable e) {
    return e instanceof LoadException
        || e instanceof RecipeException
        || e instanceof SnapshotException
        || e instanceof IOException;
  }

  private static String message(Throwable e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file or folder";
    }
    if (e instanceof FileSystemException file && file.getReason() == null) {
      return file.getFile() + ": " + e.getClass().getSimpleName();
    }
    if (e instanceof FileNotFoundException) {
      return e.getMessage() == null ? "a file is missing" : e.getMessage();
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }
}
