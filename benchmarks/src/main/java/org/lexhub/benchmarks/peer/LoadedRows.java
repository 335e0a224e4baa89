package org.lexhub.benchmarks.peer;

import java.io.IOException;
import java.nio.file.Path;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;

/** Counts the definitions of a snapshot, for {@code benchmarks/load-compare}. */
public final class LoadedRows {
  private LoadedRows() {}

  /**
   * Prints the number of definitions of all meanings.
   *
   * @param arguments a folder with a snapshot
   */
  public static void main(String[] arguments) throws IOException {
    try (Store store = Store.open(OpenStore.snapshot(Path.of(arguments[0])))) {
      long count = 0;
      for (int row = 0; row < store.meanings().size(); row++) {
        count += store.meanings().definitionEnd(row) - store.meanings().definitionStart(row);
      }
      System.out.println(count);
    }
  }
}
