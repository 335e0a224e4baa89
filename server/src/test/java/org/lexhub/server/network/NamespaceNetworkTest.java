package org.lexhub.server.network;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Hosts in namespaces: what is cut gets silence, and nothing is left. */
class NamespaceNetworkTest {
  private static final int PORT = 9_000;
  private static final int SILENT_MILLIS = 500;
  private static final long PATIENCE = 20_000_000_000L;

  private static NamespaceNetwork network() throws Exception {
    try {
      return NamespaceNetwork.create(List.of("one", "two"));
    } catch (IOException e) {
      return Assumptions.abort("there are no network namespaces: " + e.getMessage());
    }
  }

  private static List<String> ownNamespaces() throws IOException {
    String start = "lexhub-" + ProcessHandle.current().pid() + "-";
    try (Stream<Path> files = Files.list(Path.of("/run/netns"))) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.startsWith(start))
          .toList();
    }
  }

  /** Starts a program on a host that answers each connection with its content. */
  private static Process echo(TestHost host) throws IOException {
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "jwebserver").toString(),
            "--bind-address",
            host.address(),
            "--port",
            Integer.toString(PORT),
            "--directory",
            "/");
    return new ProcessBuilder(host.command(java))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static Socket connect(TestHost host) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (true) {
      Socket socket = new Socket();
      try {
        socket.connect(new InetSocketAddress(host.address(), PORT), SILENT_MILLIS);
        return socket;
      } catch (IOException e) {
        socket.close();
        assertThat(System.nanoTime()).isLessThan(deadline);
        Thread.sleep(50);
      }
    }
  }

  @Test
  void aCutSilencesOpenAndNewConnectionsUntilItIsMended() throws Exception {
    Process left;
    try (NamespaceNetwork network = network()) {
      TestHost one = network.host("one");
      Process program = echo(one);
      try (Socket open = connect(one)) {
        network.cut("one", TestNetwork.CLIENT);
        open.setSoTimeout(SILENT_MILLIS);
        open.getOutputStream().write("GET / HTTP/1.0\r\n\r\n".getBytes(US_ASCII));
        assertThatThrownBy(() -> open.getInputStream().read())
            .isInstanceOf(SocketTimeoutException.class);
        try (Socket late = new Socket()) {
          assertThatThrownBy(
                  () -> late.connect(new InetSocketAddress(one.address(), PORT), SILENT_MILLIS))
              .isInstanceOf(SocketTimeoutException.class);
        }
        network.mend("one", TestNetwork.CLIENT);
        open.setSoTimeout(60_000);
        assertThat(open.getInputStream().read()).isEqualTo('H');
      } finally {
        assertThat(program.isAlive()).isTrue();
      }
      assertThat(ownNamespaces()).hasSize(3);
      left = program;
    }
    assertThat(left.onExit().join().isAlive()).isFalse();
    assertThat(ownNamespaces()).isEmpty();
  }

  @Test
  void aLoopbackNetworkRefusesTheSameWithGates() throws Exception {
    try (LoopbackNetwork network = new LoopbackNetwork("for a test")) {
      TestHost host = network.host("one");
      assertThat(host.isSeparate()).isFalse();
      assertThat(network.reach(TestNetwork.CLIENT, "one", PORT)).isEqualTo("127.0.0.1:" + PORT);
      String gate = network.reach("two", "one", PORT);
      assertThat(gate).isNotEqualTo("127.0.0.1:" + PORT);
      assertThat(network.reach("two", "one", PORT)).isEqualTo(gate);
    }
  }
}
