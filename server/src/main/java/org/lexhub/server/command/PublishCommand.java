package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.remote.SnapshotUpload;
import org.lexhub.store.snapshot.SnapshotFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Uploads the snapshot of a folder, so that servers with --snapshot fetch it. */
@Command(
    name = "publish",
    description =
        "Uploads the snapshot in use of a folder with its checksum and signature, then moves CURRENT"
            + " there. After a rollback only CURRENT moves.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class PublishCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "s3://BUCKET/PREFIX/|DIR",
      description =
          "Where to upload to: a store, with the settings of AWS (see serve --snapshot), or a folder"
              + " that a web server serves.")
  private String to;

  @Parameters(paramLabel = "DIR", description = "The folder of the snapshot.")
  private Path folder;

  @Override
  public Integer call() throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new CommandFailure("there is no folder " + folder);
    }
    PrintWriter err = spec.commandLine().getErr();
    try (RemoteFiles remote = RemoteFiles.writable(to)) {
      String name = new SnapshotUpload(SnapshotFolder.of(folder), remote).run(err::println);
      spec.commandLine().getOut().println(name);
      return 0;
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
