package org.lexhub.loader.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.recipe.RecipeException;
import org.lexhub.store.snapshot.SnapshotException;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Reports failures in one line, and unexpected exceptions with a stack trace. */
final class LoaderFailures {
  private LoaderFailures() {}

  /** Prints the error and returns the exit code. */
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

  private static String reason(FileSystemException e) {
    return switch (e) {
      case NoSuchFileException missing -> "no such file or folder";
      case AccessDeniedException denied -> "permission denied";
      case FileAlreadyExistsException exists -> "exists already and is not a folder";
      case NotDirectoryException file -> "is a file, not a folder";
      default -> e.getClass().getSimpleName();
    };
  }

  private static String message(Throwable e) {
    if (e instanceof FileSystemException file && file.getReason() == null) {
      return file.getFile() + ": " + reason(file);
    }
    if (e instanceof FileNotFoundException) {
      return e.getMessage() == null ? "a file is missing" : e.getMessage();
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }
}
