package org.lexhub.loader.assemble;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;

/** A folder with a recipe and files to load for tests. */
final class LoadFolder {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");

  final Path folder;
  final StringWriter shown = new StringWriter();

  LoadFolder(Path folder) {
    this.folder = folder;
  }

  LoadFolder file(String name, String... lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n");
    Files.setLastModifiedTime(file, FileTime.from(TIME));
    return this;
  }

  /** Writes a recipe of jsonl layers, each in a folder with the name of the layer. */
  LoadFolder recipe(String... layers) throws IOException {
    StringBuilder text = new StringBuilder("name = \"test\"\n");
    int priority = 90;
    for (String layer : layers) {
      boolean optional = layer.endsWith("?");
      String name = layer.replace("?", "");
      text.append("[[layer]]\nsource = \"" + name + "\"\nformat = \"jsonl\"\n")
          .append("locator = \"file:" + name + "\"\nprior = 0.9\n")
          .append("priority = " + priority + "\noptional = " + optional + "\n");
      priority -= 10;
    }
    return file("recipe.toml", text.toString());
  }

  LoadReport load(Path out) throws IOException, LoadException {
    return load(out, false, false);
  }

  LoadReport load(Path out, boolean fresh, boolean resume) throws IOException, LoadException {
    return load(out, null, fresh, resume);
  }

  LoadReport load(Path out, Path previous) throws IOException, LoadException {
    return load(out, previous, false, false);
  }

  private LoadReport load(Path out, @Nullable Path previous, boolean fresh, boolean resume)
      throws IOException, LoadException {
    LoadRequest request =
        new LoadRequest(
            new RecipeReader(Formats.names()).read(folder.resolve("recipe.toml")),
            out,
            previous,
            fresh,
            resume);
    Progress progress = new Progress(new ProgressPrinter(new PrintWriter(shown, true), false));
    return new Load(request, progress, name -> null).run();
  }
}
