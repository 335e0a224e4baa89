package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.record.SourceFiles;

/** A locator over a folder of the test, whose repository and cache are in it too. */
abstract class LocatorFixture {
  @TempDir Path folder;
  Locator locator = new Locator(Path.of("."));

  @BeforeEach
  void places() {
    locator = with("no-such-npm-client", "no-such-apt-get", false);
  }

  final Locator with(String npm, String apt, boolean offline) {
    return with(new PackagePrograms(npm, apt, "no-such-maven"), offline);
  }

  final Locator with(PackagePrograms programs, boolean offline) {
    return new Locator(folder, folder.resolve("m2"), folder.resolve("cache"), programs, offline);
  }

  final Path write(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    return Files.write(file, content);
  }

  final SourceFiles open(String text) throws IOException {
    return locator.open(text, Limits.DEFAULT);
  }
}
