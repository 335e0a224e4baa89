package org.lexhub.loader.checkpoint;

import it.unimi.dsi.fastutil.io.FastBufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;

/**
 * The records of layers that a load has read completely, in the folder {@value #FOLDER} beside the
 * snapshots.
 */
public final class LayerCheckpoints {
  private static final String FOLDER = "READ";
  private static final String SUFFIX = ".records";
  private static final int BUFFER_BYTES = 1 << 16;

  /** The length of the sum at the end of a file. */
  private static final int SUM_BYTES = Long.BYTES;

  private static final int ROWS = 1000;

  private final Path folder;
  private @Nullable String version;

  /** Finds the checkpoints beside the snapshots of a folder. */
  public LayerCheckpoints(Path snapshots) {
    folder = snapshots.resolve(FOLDER);
  }

  /** Returns the text at the start of the file of a layer. */
  private String header(String input) {
    String known = version;
    if (known == null) {
      known = build() + " " + SinkCalls.schema();
      version = known;
    }
    return input + " " + known;
  }

  /** Returns a text that differs between two builds of the program. */
  private static String build() {
    try {
      Path code =
          Path.of(
              LayerCheckpoints.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isRegularFile(code)
          ? Files.size(code) + " " + Files.getLastModifiedTime(code)
          : String.valueOf(newest(code));
    } catch (URISyntaxException | IOException e) {
      return "unknown " + System.nanoTime();
    }
  }

  private static long newest(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files.mapToLong(file -> file.toFile().lastModified()).max().orElse(0);
    }
  }

  private Path file(String layer) {
    return folder.resolve(layer + SUFFIX);
  }

  /**
   * Starts to record a layer.
   *
   * @param layer the name of the layer
   * @param input the fingerprint of its input
   */
  public LayerRecording record(String layer, String input, RecordSink target) throws IOException {
    Files.createDirectories(folder);
    return new LayerRecording(target, file(layer), header(input));
  }

  /**
   * Returns whether a layer has been read completely by this program, from the same input, and its
   * file is undamaged. Deletes a file that is of no use.
   */
  public boolean has(String layer, String input) throws IOException {
    Path file = file(layer);
    if (!Files.isRegularFile(file)) {
      return false;
    }
    boolean valid;
    try {
      valid = hasSum(file) && isOf(file, input);
    } catch (EOFException e) {
      valid = false;
    }
    if (!valid) {
      Files.delete(file);
    }
    return valid;
  }

  private boolean isOf(Path file, String input) throws IOException {
    try (DataInputStream in = open(file)) {
      return Objects.equals(new ValueReader(in).read(), header(input));
    }
  }

  private static boolean hasSum(Path file) throws IOException {
    long left = Files.size(file) - SUM_BYTES;
    CRC32C sum = new CRC32C();
    byte[] buffer = new byte[BUFFER_BYTES];
    try (DataInputStream in = open(file);
        InputStream checked = new CheckedInputStream(in, sum)) {
      while (left > 0) {
        int got = checked.read(buffer, 0, (int) Math.min(buffer.length, left));
        if (got < 0) {
          return false;
        }
        left -= got;
      }
      return left == 0 && in.readLong() == sum.getValue();
    }
  }

  private static DataInputStream open(Path file) throws IOException {
    return new DataInputStream(
        new FastBufferedInputStream(Files.newInputStream(file), BUFFER_BYTES));
  }

  /**
   * Passes the records of a layer to a sink, as the importer did.
   *
   * @throws IOException if the file cannot be read; {@link #has} rules out damage
   */
  public void replay(String layer, RecordSink target, ReadProgress progress) throws IOException {
    try (DataInputStream in = open(file(layer))) {
      ValueReader reader = new ValueReader(in);
      reader.read();
      int calls = 0;
      for (int number = reader.number(); number != SinkCalls.END; number = reader.number()) {
        call(SinkCalls.method(number), reader, target);
        calls++;
        if (calls == ROWS) {
          progress.rows(calls);
          calls = 0;
        }
      }
      progress.rows(calls);
    }
  }

  private static void call(Method method, ValueReader reader, RecordSink target)
      throws IOException {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = reader.read();
    }
    try {
      method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IOException(method + " failed", e);
    } catch (IllegalAccessException e) {
      throw new IOException(method + " cannot be called", e);
    }
  }

  /** Deletes everything. */
  public void clear() throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> list = Files.list(folder)) {
      files = list.filter(file -> file.toString().matches(".*\\" + SUFFIX + "(\\.tmp)?")).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
    try (Stream<Path> rest = Files.list(folder)) {
      if (rest.findAny().isEmpty()) {
        Files.delete(folder);
      }
    }
  }
}
