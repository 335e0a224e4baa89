package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that cannot write files: accounts stay unchanged, and it still answers requests. */
class FullDiskTest {
  private static final File PRLIMIT = new File("/usr/bin/prlimit");

  @TempDir Path data;

  /** Limits the size of files that the server can write, which simulates a full disk. */
  private static void limit(ServerProcess server, String bytes) throws Exception {
    List<String> command =
        List.of(PRLIMIT.getPath(), "--pid", Long.toString(server.pid()), "--fsize=" + bytes + ":");
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
  }

  @Test
  void changesAreRefusedAndAnswersGoOn() throws Exception {
    Assumptions.assumeTrue(PRLIMIT.canExecute(), "there is no " + PRLIMIT);
    try (ServerProcess server = ServerProcess.start(data)) {
      PlainBrowser browser = new PlainBrowser(server.port());
      assertThat(browser.signUp("reader").status()).isEqualTo(303);
      String key = browser.createKey("before");
      TestClient program = new TestClient(server.port(), key);
      limit(server, "0");

      PlainBrowser.Answer refused = browser.post("/account/keys", "name", "while full");
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.body()).contains("can’t be saved now");
      assertThat(refused.response().headers().firstValue("Retry-After")).contains("30");
      PlainBrowser other = new PlainBrowser(server.port());
      assertThat(other.signUp("other").status()).isEqualTo(503);
      assertThat(other.logIn("reader", PlainBrowser.PASSWORD).status()).isEqualTo(503);
      assertThat(browser.get("/account").body()).contains("before").doesNotContain("while full");
      long used = used(program);
      assertThat(used(program)).isEqualTo(used + 1);

      limit(server, "unlimited");
      String second = browser.createKey("after");
      assertThat(new TestClient(server.port(), second).get("/v1/usage").statusCode())
          .isEqualTo(200);
      assertThat(other.signUp("other").status()).isEqualTo(303);
    }
  }

  private static long used(TestClient program) throws Exception {
    Api.Answer answer = new Api(program).ask("/v1/usage");
    assertThat(answer.status()).isEqualTo(200);
    return answer.json().get("month").get("used").asLong();
  }
}
