package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.http.connection.AllowedHosts;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;

/** Requests to other hosts than those of the server. */
class AllowedHostsTest {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

  @TempDir Path data;

  private static String text(TestServer server, String host, String... more) throws Exception {
    return get(server, "/v1/usage", host, more);
  }

  private static String get(TestServer server, String path, String host, String... more)
      throws Exception {
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: "
            + host
            + "\r\nAuthorization: Bearer "
            + server.key()
            + "\r\nConnection: close\r\n"
            + String.join("", List.of(more))
            + "\r\n";
    try (Socket socket = new Socket(LOOPBACK, server.port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private TestServer serve(AllowedHosts hosts, Set<InetAddress> proxies) throws Exception {
    EdgeSettings edge = new EdgeSettings(null, false, proxies, hosts);
    HttpSettings http = HttpSettings.of("127.0.0.1", 0).with(edge);
    return TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(http));
  }

  private static void assertRefused(String response) {
    assertThat(response)
        .startsWith("HTTP/1.1 421 ")
        .contains("\"code\":\"misdirected_request\"", "--allowed-hosts");
  }

  @Test
  void onLoopbackOnlyNamesOfThisMachineAreAllowed() throws Exception {
    try (TestServer server = serve(AllowedHosts.ofLoopback("127.0.0.1"), Set.of())) {
      for (String host :
          new String[] {
            "localhost",
            "LOCALHOST:8080",
            "localhost.",
            "a.localhost",
            "127.0.0.1",
            "127.0.0.1:1",
            "127.9.9.9",
            "[::1]",
            "[::1]:80"
          }) {
        assertThat(text(server, host)).as(host).startsWith("HTTP/1.1 200 ");
      }
      for (String host :
          new String[] {
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "127.evil",
            "127.1.2.x",
            "xlocalhost",
            "[::2]",
            "[::11]",
            "10.0.0.1",
            "0.0.0.0"
          }) {
        assertRefused(text(server, host));
      }
      String page = get(server, "/account", "evil.example", "Accept: text/html\r\n");
      assertThat(page).startsWith("HTTP/1.1 421 ").contains("<html", "evil.example");
      for (String probe : new String[] {"/health/live", "/health/ready"}) {
        assertThat(get(server, probe, "10.0.0.1:8080")).as(probe).doesNotContain(" 421 ");
      }
      assertRefused(text(server, "evil.example", "X-Forwarded-Host: localhost\r\n"));
    }
  }

  @Test
  void givenHostsAreAllowed() throws Exception {
    AllowedHosts hosts = AllowedHosts.parse(List.of("Dict.Example", "*.words.example", "::1"));
    try (TestServer server = serve(hosts, Set.of())) {
      for (String host :
          new String[] {
            "dict.example",
            "DICT.EXAMPLE:443",
            "dict.example.",
            "a.words.example",
            "a.b.words.example:80",
            "[::1]:80"
          }) {
        assertThat(text(server, host)).as(host).startsWith("HTTP/1.1 200 ");
      }
      for (String host :
          new String[] {
            "words.example", "awords.example", "dict.example.evil", "localhost", "127.0.0.1"
          }) {
        assertRefused(text(server, host));
      }
    }
  }

  @Test
  void behindAProxyTheForwardedHostCounts() throws Exception {
    AllowedHosts hosts = AllowedHosts.parse(List.of("dict.example"));
    try (TestServer server = serve(hosts, Set.of(LOOPBACK))) {
      assertThat(text(server, "10.0.0.1", "X-Forwarded-Host: dict.example\r\n"))
          .startsWith("HTTP/1.1 200 ");
      assertRefused(text(server, "dict.example", "X-Forwarded-Host: evil.example\r\n"));
      assertRefused(text(server, "10.0.0.1", "X-Forwarded-Host: dict.example, evil.example\r\n"));
    }
  }

  @Test
  void everyHostIsAllowedUnlessHostsAreGiven() throws Exception {
    try (TestServer server = serve(AllowedHosts.ALL, Set.of())) {
      assertThat(text(server, "evil.example")).startsWith("HTTP/1.1 200 ");
    }
    assertThat(AllowedHosts.parse(List.of("a.example", "*")).allows("b.example")).isTrue();
  }

  @Test
  void theCommandLineSetsTheHosts() throws Exception {
    try (ServerProcess server = ServerProcess.start(data)) {
      assertThat(status(server, "localhost")).isEqualTo("200");
      assertThat(status(server, "evil.example")).isEqualTo("421");
    }
    try (ServerProcess server =
        ServerProcess.start(
            data,
            Map.of(),
            ProcessBuilder.Redirect.DISCARD,
            List.of("--port", "0", "--trusted-proxy", "127.0.0.1"))) {
      assertThat(status(server, "dict.example")).isEqualTo("200");
    }
    try (ServerProcess server =
        ServerProcess.start(
            data,
            Map.of(),
            ProcessBuilder.Redirect.DISCARD,
            List.of("--port", "0", "--allowed-hosts", "a.example,*.b.example"))) {
      assertThat(status(server, "x.b.example")).isEqualTo("200");
      assertThat(status(server, "localhost")).isEqualTo("421");
    }
    StringWriter err = new StringWriter();
    int result =
        ServerMain.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(err, true),
            Map.of(),
            "serve",
            "--data",
            data.toString(),
            "--port",
            "0",
            "--allowed-hosts",
            "https://a.example");
    assertThat(result).isEqualTo(1);
    assertThat(err.toString()).contains("--allowed-hosts: 'https://a.example' is not a host");
  }

  private static String status(ServerProcess server, String host) throws Exception {
    try (Socket socket = new Socket(LOOPBACK, server.port())) {
      String request = "GET /docs HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] head = socket.getInputStream().readNBytes(12);
      return new String(head, StandardCharsets.ISO_8859_1).substring(9);
    }
  }
}
