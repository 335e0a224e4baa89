package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.HttpString;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.access.KeyAccess;

/** The allocated bytes of a look-up, compared with Undertow itself for the same response. */
class AllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int WARM = 8_000;
  private static final int MEASURED = 8_000;

  @Test
  void aLookUpAllocatesLessThanUndertow() throws Exception {
    compare("/v1/lexemes/1?include=senses");
  }

  @Test
  void aSearchThatIsAskedAgainAllocatesLessThanUndertow() throws Exception {
    compare("/v1/lexemes/search?q=dog&lang=eng&limit=2");
  }

  @Test
  void aRestrictedKeyAllocatesNoMore() throws Exception {
    TestServer server = Fixture.server();
    String restricted;
    try (AccountDatabase database = TestDatabase.open(Fixture.folder())) {
      long account = TestServer.lastAccount(Fixture.folder());
      KeyAccess access = KeyAccess.parse("read,batch", "127.0.0.0/8, 2001:db8::/32", null);
      restricted =
          new Accounts(database).addKey(account, "restricted", null, access, Instant.now());
    }
    server.server().refreshKeys();
    String path = "/v1/lexemes/1?include=senses";
    assertThat(server.client(restricted).get(path).statusCode()).isEqualTo(200);
    long open = perRequest(server.port(), request(path, server.key()));
    long limited = perRequest(server.port(), request(path, restricted));
    assertThat(limited - open).as("restricted %d, open %d", limited, open).isLessThan(16);
  }

  private static String request(String path, String key) {
    return "GET "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
        + key
        + "\r\n\r\n";
  }

  private static void compare(String path) throws Exception {
    TestServer server = Fixture.server();
    HttpResponse<byte[]> answer = server.client().get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    String request = request(path, server.key());
    long ours = perRequest(server.port(), request);
    Undertow bare = bare(answer);
    bare.start();
    try {
      int port = ((InetSocketAddress) bare.getListenerInfo().getFirst().getAddress()).getPort();
      long theirs = perRequest(port, request);
      assertThat(ours - theirs).as("ours %d, Undertow's %d", ours, theirs).isLessThan(-300);
    } finally {
      bare.stop();
    }
  }

  /** Starts Undertow with the same headers and body as constants. */
  private static Undertow bare(HttpResponse<byte[]> answer) {
    Map<HttpString, String> headers = new TreeMap<>();
    answer
        .headers()
        .map()
        .forEach((name, values) -> headers.put(new HttpString(name), values.getFirst()));
    headers.remove(new HttpString("Content-Length"));
    headers.remove(new HttpString("Date"));
    HttpString[] names = headers.keySet().toArray(HttpString[]::new);
    String[] values = headers.values().toArray(String[]::new);
    ByteBuffer body = ByteBuffer.allocateDirect(answer.body().length).put(answer.body()).flip();
    return Undertow.builder()
        .addHttpListener(0, "127.0.0.1")
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_KEEP_ALIVE, false)
        .setHandler(exchange -> reply(exchange, names, values, body))
        .build();
  }

  private static void reply(
      HttpServerExchange exchange, HttpString[] names, String[] values, ByteBuffer body) {
    for (int i = 0; i < names.length; i++) {
      exchange.getResponseHeaders().put(names[i], values[i]);
    }
    exchange.getResponseSender().send(body.duplicate());
  }

  private static long perRequest(int port, String request) throws IOException {
    byte[] bytes = request.getBytes(StandardCharsets.US_ASCII);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      exchange(socket, bytes, WARM);
      long before = allocatedByIoThreads();
      exchange(socket, bytes, MEASURED);
      return (allocatedByIoThreads() - before) / MEASURED;
    }
  }

  private static void exchange(Socket socket, byte[] request, int times) throws IOException {
    InputStream in = socket.getInputStream();
    byte[] answer = new byte[64 * 1024];
    int length = 0;
    for (int i = 0; i < times; i++) {
      socket.getOutputStream().write(request);
      int got = in.read(answer);
      length = i == 0 ? got : length;
      while (got < length) {
        got += in.read(answer, got, answer.length - got);
      }
    }
  }

  private static long allocatedByIoThreads() {
    long sum = 0;
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().contains("I/O")) {
        sum += THREADS.getThreadAllocatedBytes(thread.getThreadId());
      }
    }
    return sum;
  }
}
