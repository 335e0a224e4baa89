package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.network.TestHost;

/** A server in a separate process, which tests can kill. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts a server over a folder; returns when it answers. */
  static ServerProcess start(Path data) throws IOException {
    return start(data, Map.of());
  }

  /** Starts a server with more variables in its environment. */
  static ServerProcess start(Path data, Map<String, String> environment) throws IOException {
    Map<String, String> all = new HashMap<>(TestDatabase.environment(data));
    all.putAll(environment);
    return start(data, all, ProcessBuilder.Redirect.DISCARD, List.of("--port", "0"));
  }

  /**
   * Starts a server.
   *
   * @param log where its log goes
   * @param options its options besides the data folder
   */
  static ServerProcess start(
      Path data, Map<String, String> environment, ProcessBuilder.Redirect log, List<String> options)
      throws IOException {
    return start(TestHost.LOCAL, data, environment, log, options);
  }

  /** Starts a server on a host of a network; the options name the address to listen on. */
  static ServerProcess start(
      TestHost host,
      Path data,
      Map<String, String> environment,
      ProcessBuilder.Redirect log,
      List<String> options)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName(),
                "serve",
                "--data",
                data.toString()));
    command.addAll(options);
    ProcessBuilder builder = new ProcessBuilder(host.command(command)).redirectError(log);
    builder.environment().putAll(environment);
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    assertThat(line).startsWith("Listening on http://" + host.address() + ":");
    return new ServerProcess(process, Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)));
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Kills the process without warning; returns at once. */
  void kill() {
    process.destroyForcibly();
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
