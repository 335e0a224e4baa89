package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.guard.PageSettings;

/** The DICT protocol (RFC 2229) over a real connection. */
class DictTest {
  private static TestServer server;
  private DictConnection client;

  @BeforeAll
  static void start() throws Exception {
    server =
        TestServer.start(
            ServerSettings.of(Fixture.folder(), "127.0.0.1", 0)
                .with(Fixture.FAST)
                .with(new PageSettings(true, 1000, 100_000, 1_000_000, 1000))
                .withDictPort(0));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static int port() {
    return server.server().dictPort();
  }

  @BeforeEach
  void connect() throws IOException {
    client = new DictConnection(port());
    assertThat(client.line()).matches("220 lexhub \\S+ <mime> <\\S+@lexhub>");
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  @Test
  void defineGivesTheEntriesOfALanguage() throws Exception {
    List<String> answer = client.ask("DEFINE eng dog");
    assertThat(answer.getFirst()).matches("150 [1-9]\\d* definitions retrieved");
    assertThat(answer.get(1)).isEqualTo("151 \"dog\" eng \"English\"");
    assertThat(answer.get(2)).startsWith("dog").contains("(noun)");
    assertThat(answer).anyMatch(line -> line.startsWith("  1. "));
    assertThat(answer).contains("Source: Lexhub fixture 1 (CC0-1.0)");
    assertThat(answer.getLast()).startsWith("250 ");
  }

  @Test
  void aPairGivesTranslations() throws Exception {
    assertThat(client.text("DEFINE eng-deu bank"))
        .contains("151 \"bank\" eng-deu \"English - German\"", "Bank", "Ufer");
    assertThat(client.text("DEFINE de-en Hund")).contains("\"Hund\" deu-eng", "dog");
    assertThat(client.text("DEFINE eng-jpn dog")).contains("犬 (いぬ)");
  }

  @Test
  void allLanguagesAndTheBestLanguage() throws Exception {
    assertThat(client.text("DEFINE * Bank")).contains(" deu \"German\"", " eng \"English\"");
    List<String> best = client.ask("DEFINE ! Hund");
    assertThat(best.stream().filter(line -> line.startsWith("151 ")))
        .isNotEmpty()
        .allMatch(line -> line.contains(" deu "));
  }

  @Test
  void matchKnowsThreeStrategies() throws Exception {
    assertThat(client.text("MATCH eng exact dog"))
        .contains("152 1 matches found\neng \"dog\"\n.\n250 ok");
    assertThat(client.text("MATCH eng prefix do")).contains("eng \"dog\"");
    assertThat(client.text("MATCH eng lev animel")).contains("eng \"animal\"");
    assertThat(client.text("MATCH eng . animel")).contains("eng \"animal\"");
    assertThat(client.text("MATCH eng-deu prefix ban")).contains("eng-deu \"bank\"");
    assertThat(client.text("MATCH * exact zzzzzz")).startsWith("552 ");
    assertThat(client.text("MATCH eng soundex dog")).startsWith("551 ");
    assertThat(client.text("MATCH klingon exact dog")).startsWith("550 ");
  }

  @Test
  void showDescribesDatabasesAndServer() throws Exception {
    assertThat(client.text("SHOW DB"))
        .startsWith("110 ")
        .contains("\neng \"English\"\n", "\n.\n250");
    assertThat(client.text("show databases")).isEqualTo(client.text("SHOW DB"));
    assertThat(client.text("SHOW STRAT"))
        .contains("111 3 strategies", "exact \"", "prefix \"", "lev \"");
    assertThat(client.text("SHOW INFO eng-jpn"))
        .contains("112 ", "English - Japanese", "Lexhub fixture 1 (CC0-1.0)", "The Lexhub authors");
    assertThat(client.text("SHOW INFO *")).contains("112 ", "Lexhub fixture");
    assertThat(client.text("SHOW INFO xyz")).startsWith("550 ");
    assertThat(client.text("SHOW SERVER")).contains("114 ", "Snapshot ");
    assertThat(client.text("SHOW MONEY")).startsWith("501 ");
  }

  @Test
  void smallCommandsAnswer() throws Exception {
    assertThat(client.text("CLIENT a test of \"lexhub")).startsWith("501 ");
    assertThat(client.text("CLIENT a test")).startsWith("250 ");
    assertThat(client.text("STATUS")).startsWith("210 ").contains("d 0", "m 0");
    client.ask("DEFINE eng dog");
    assertThat(client.text("STATUS")).contains("d 1", "m 0");
    assertThat(client.text("HELP")).contains("113 ", "SHOW INFO database", "\n.\n250");
    assertThat(client.text("AUTH me secret")).startsWith("502 ");
    assertThat(client.text("QUIT")).startsWith("221 ");
    assertThat(client.line()).isNull();
  }

  @Test
  void textsHaveMimeHeadersOnceAsked() throws Exception {
    assertThat(client.text("OPTION MIME")).startsWith("250 ");
    assertThat(client.ask("DEFINE eng dog").subList(2, 5))
        .containsExactly(
            "Content-type: text/plain; charset=utf-8", "Content-transfer-encoding: 8bit", "");
    assertThat(client.text("OPTION GZIP")).startsWith("503 ");
  }

  @Test
  void commandsCanBeSentWithoutWaiting() throws Exception {
    StringBuilder commands = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      commands.append(i % 2 == 0 ? "MATCH eng exact dog\r\n" : "DEFINE eng zzzzzz\n");
      expected.add(i % 2 == 0 ? "152" : "552");
    }
    client.send(commands.append("QUIT\r\n").toString());
    for (String status : expected) {
      assertThat(client.answer().getFirst()).startsWith(status);
    }
    assertThat(client.line()).startsWith("221");
  }

  @Test
  void quotedWordsKeepTheirBlanks() throws Exception {
    assertThat(client.text("MATCH eng exact \"d\"o'g'")).contains("\"dog\"");
    assertThat(client.text("MATCH eng exact \\d\\og")).contains("\"dog\"");
    assertThat(client.text("DEFINE eng \"\"")).startsWith("552 ");
  }

  @Test
  void badCommandsGetErrorsAndTheConnectionStays() throws Exception {
    for (String bad : List.of("", "   ", "GET / HTTP/1.1", "EXPLODE now", "\u0000")) {
      assertThat(client.text(bad)).as(bad).startsWith("500 ");
    }
    for (String bad :
        List.of(
            "DEFINE",
            "DEFINE eng",
            "DEFINE eng a b",
            "MATCH eng exact",
            "SHOW",
            "SHOW INFO",
            "DEFINE eng \"dog",
            "DEFINE eng dog\\",
            "STATUS now")) {
      assertThat(client.text(bad)).as(bad).startsWith("501 ");
    }
    for (String bad : List.of("e", "eng-", "-eng", "eng-deu-fra", "../../x", "xyz", "eng-xyz")) {
      assertThat(client.text("DEFINE " + bad + " dog")).as(bad).startsWith("550 ");
    }
    client.send(new byte[] {'D', 'E', 'F', 'I', 'N', 'E', ' ', '!', ' ', (byte) 0xff, '\n'});
    assertThat(client.line()).startsWith("501 ");
    assertThat(client.text("MATCH eng exact dog")).startsWith("152 ");
  }

  @Test
  void aLongLineEndsTheConnection() throws Exception {
    client.send("DEFINE eng " + "x".repeat(1000) + "\r\n");
    assertThat(client.line()).startsWith("552 ");
    client.send("DEFINE eng " + "x".repeat(1100));
    assertThat(client.line()).startsWith("501 ").contains("1024");
    assertThat(client.line()).isNull();
  }

  @Test
  void everyLineIsShortAndNoneIsALoneDot() throws Exception {
    for (String command :
        List.of("DEFINE * dog", "DEFINE eng-jpn dog", "SHOW DB", "SHOW INFO *", "HELP")) {
      for (String line : client.ask(command)) {
        assertThat(line.getBytes(StandardCharsets.UTF_8).length).as(line).isLessThanOrEqualTo(1022);
      }
    }
  }

  @Test
  void anAddressThatAsksTooMuchHasToWait(@TempDir Path folder) throws Exception {
    ServerSettings settings =
        ServerSettings.of(Fixture.folder(), "127.0.0.1", 0)
            .with(new PageSettings(true, 100, 3, 6, 100))
            .withDictPort(0);
    try (TestServer small = TestServer.start(settings);
        DictConnection dict = new DictConnection(small.server().dictPort())) {
      dict.line();
      for (int i = 0; i < 3; i++) {
        assertThat(dict.text("MATCH eng exact dog")).startsWith("152 ");
      }
      assertThat(dict.text("MATCH eng exact dog")).startsWith("420 ");
      assertThat(dict.text("SHOW SERVER")).startsWith("114 ");
    }
  }

  @Test
  void aVeryHighRateRefusesNobody() throws Exception {
    int most = 1_000_000_000;
    ServerSettings settings =
        ServerSettings.of(Fixture.folder(), "127.0.0.1", 0)
            .with(new PageSettings(true, most, most, most, most))
            .withDictPort(0);
    try (TestServer unlimited = TestServer.start(settings);
        DictConnection dict = new DictConnection(unlimited.server().dictPort())) {
      dict.line();
      assertThat(dict.text("MATCH eng exact dog")).startsWith("152 ");
    }
  }

  @Test
  void withoutASnapshotTheServerAsksToTryAgain(@TempDir Path empty) throws Exception {
    ServerSettings settings = ServerSettings.of(empty, "127.0.0.1", 0).withDictPort(0);
    try (LexhubServer none = LexhubServer.start(settings);
        DictConnection dict = new DictConnection(none.dictPort())) {
      assertThat(dict.line()).startsWith("220 ");
      assertThat(dict.text("DEFINE eng dog")).startsWith("420 ");
    }
  }

  @Test
  void theDictProgramOfDebianIsAnswered() throws Exception {
    assertThat(dict("-d", "eng-deu", "bank")).contains("English - German", "Ufer");
    assertThat(dict("-m", "-s", "prefix", "-d", "eng", "do")).contains("dog");
    assertThat(dict("-D")).contains("eng", "English");
    assertThat(dict("-S")).contains("prefix");
    assertThat(dict("-i", "eng")).contains("Lexhub fixture");
    assertThat(dict("-I")).contains("Snapshot");
  }

  private static String dict(String... options) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("dict", "-P", "-", "-h", "127.0.0.1", "-p", "" + port()));
    command.addAll(List.of(options));
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.environment().put("LC_ALL", "C.UTF-8");
      Process process = builder.start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).as(out).isZero();
      return out;
    } catch (IOException e) {
      if ("true".equals(System.getenv("CI"))) {
        return fail("the test needs the program dict", e);
      }
      Assumptions.abort("dict is not installed");
      throw new IllegalStateException("aborted", e);
    }
  }
}
