package org.lexhub.loader.checkpoint;

import it.unimi.dsi.fastutil.io.FastBufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;

/**
 * Passes the records of a layer on and writes them to a file. A file that cannot be written is
 * given up: the load goes on without it.
 */
public final class LayerRecording implements AutoCloseable {
  private static final int BUFFER_BYTES = 1 << 16;

  private final RecordSink target;
  private final Path file;
  private final Path temporary;
  private final CRC32C sum = new CRC32C();
  private final FileOutputStream bytes;
  private final DataOutputStream out;
  private final ValueWriter writer;
  private @Nullable IOException failure;
  private long calls;

  LayerRecording(RecordSink target, Path file, String header) throws IOException {
    this.target = target;
    this.file = file;
    temporary = file.resolveSibling(file.getFileName() + ".tmp");
    bytes = new FileOutputStream(temporary.toFile());
    out =
        new DataOutputStream(
            new FastBufferedOutputStream(new CheckedOutputStream(bytes, sum), BUFFER_BYTES));
    writer = new ValueWriter(out);
    writer.write(header);
  }

  /** Returns the sink that records. */
  public RecordSink sink() {
    return (RecordSink)
        Proxy.newProxyInstance(
            RecordSink.class.getClassLoader(),
            new Class<?>[] {RecordSink.class},
            (proxy, method, arguments) -> call(method, arguments));
  }

  private @Nullable Object call(Method method, @Nullable Object @Nullable [] arguments)
      throws Throwable {
    if (method.getDeclaringClass() == Object.class) {
      return method.invoke(this, arguments);
    }
    keep(method, arguments);
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  private void keep(Method method, @Nullable Object @Nullable [] arguments) {
    if (failure != null) {
      return;
    }
    try {
      writer.number(SinkCalls.number(method));
      if (arguments != null) {
        for (Object argument : arguments) {
          writer.write(argument);
        }
      }
      calls++;
    } catch (IOException e) {
      failure = e;
    }
  }

  /**
   * Makes the file valid.
   *
   * @return the reason why it could not be written, or null
   */
  public @Nullable IOException complete() {
    try {
      if (failure != null) {
        throw failure;
      }
      writer.number(SinkCalls.END);
      out.writeLong(calls);
      out.flush();
      out.writeLong(sum.getValue());
      out.flush();
      bytes.getFD().sync();
      out.close();
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
      return null;
    } catch (IOException e) {
      return e;
    }
  }

  /** Deletes the file if it is incomplete. */
  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      // complete() has reported why it cannot be written
    }
    Files.deleteIfExists(temporary);
  }
}
