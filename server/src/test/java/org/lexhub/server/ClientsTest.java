package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The clients of the folder {@code clients}, each in a program of its language: translations, pages
 * by offset and by cursor, exports, errors, and the wait after 429 and 503.
 */
class ClientsTest {
  private static final Path CLIENTS = Path.of("..", "clients").toAbsolutePath().normalize();

  private static final String PYTHON =
      """
      import os, sys
      sys.path.insert(0, os.environ["CLIENTS"] + "/python")
      from lexhub import Lexhub, LexhubError
      lexhub = Lexhub(os.environ["LEXHUB_URL"], os.environ["LEXHUB_KEY"])
      print("first", lexhub.translate("bank", "eng", ["deu"], context="the bank of the river")["translations"][0]["lemma"])
      print("words", sum(1 for _ in lexhub.lexemes("eng", limit=7)))
      print("pairs", sum(1 for _ in lexhub.pairs("eng", "deu", limit=9)))
      try:
          lexhub.lexeme(999999999)
      except LexhubError as error:
          print("error", error.status, error.code)
      lexhub.export("/v1/lexemes/export", "eng.xml", lang="eng", licence=["CC0-1.0", "MIT"])
      print("file", open("eng.xml", encoding="utf-8").read().startswith("<?xml"))
      busy = Lexhub(os.environ["BUSY_URL"], "x")
      print("busy", busy.get("/v1/info"))
      """;

  private static final String SCRIPT =
      """
      import { writeFile } from "node:fs/promises";
      import { Lexhub, LexhubError } from "./lexhub.mjs";
      const count = async (all) => { let n = 0; for await (const _ of all) n++; return n; };
      const { LEXHUB_URL, LEXHUB_KEY, BUSY_URL } = process.env;
      const lexhub = new Lexhub(LEXHUB_URL, LEXHUB_KEY);
      const answer = await lexhub.translate("bank", "eng", ["deu"], { context: "the bank of the river" });
      console.log("first", answer.translations[0].lemma);
      console.log("words", await count(lexhub.lexemes("eng", { limit: 7 })));
      console.log("pairs", await count(lexhub.pairs("eng", "deu", { limit: 9 })));
      try {
        await lexhub.get("/v1/lexemes/999999999");
      } catch (error) {
        console.log("error", error instanceof LexhubError && error.status, error.code);
      }
      const file = await lexhub.export("/v1/lexemes/export", { lang: "eng", licence: ["CC0-1.0", "MIT"] });
      console.log("file", (await file.text()).startsWith("<?xml") ? "True" : "False");
      console.log("busy", JSON.stringify(await new Lexhub(BUSY_URL, "x").get("/v1/info")));
      """;

  private static final String JAVA =
      """
      import java.nio.file.*;
      import java.util.*;
      import java.util.regex.*;
      public class Program {
        static int count(Iterable<String> pages, String pattern) {
          int count = 0;
          for (String page : pages) {
            count += (int) Pattern.compile(pattern).matcher(page).results().count();
          }
          return count;
        }
        public static void main(String[] args) throws Exception {
          var lexhub = new LexhubClient(System.getenv("LEXHUB_URL"), System.getenv("LEXHUB_KEY"));
          String answer = lexhub.translate("bank", "eng", "deu", "the bank of the river");
          Matcher lemma = Pattern.compile("\\"lemma\\":\\"([^\\"]*)\\"").matcher(answer);
          lemma.find();
          System.out.println("first " + lemma.group(1));
          System.out.println("words " + count(lexhub.pages("/v1/lexemes", Map.of("lang", "eng", "limit", 7)), "\\"lemma\\":"));
          System.out.println("pairs " + count(lexhub.pages("/v1/translations/pairs", Map.of("source_lang", "eng", "target_lang", "deu", "limit", 9)), "\\"meaning_id\\":"));
          try {
            lexhub.get("/v1/lexemes/999999999", Map.of());
          } catch (LexhubClient.LexhubException e) {
            System.out.println("error " + e.status() + (e.getMessage().contains("not_found") ? " not_found" : ""));
          }
          Path file = Path.of("eng.xml");
          lexhub.export("/v1/lexemes/export", Map.of("lang", "eng", "licence", "CC0-1.0,MIT"), file);
          System.out.println("file " + (Files.readString(file).startsWith("<?xml") ? "True" : "False"));
          System.out.println("busy " + new LexhubClient(System.getenv("BUSY_URL"), "x").get("/v1/info", Map.of()));
        }
      }
      """;

  private static TestServer server;

  @BeforeAll
  static void start() throws Exception {
    server = Fixture.server();
  }

  private static HttpServer busy;

  /** Starts a server that is busy twice, once with 429 and once with 503. */
  @BeforeAll
  static void startBusy() throws IOException {
    busy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    AtomicInteger requests = new AtomicInteger();
    busy.createContext(
        "/",
        exchange -> {
          int number = requests.getAndIncrement() % 3;
          int status = number == 0 ? 429 : number == 1 ? 503 : 200;
          byte[] body = "{\"x\": 1}".getBytes(StandardCharsets.UTF_8);
          if (status != 200) {
            exchange.getResponseHeaders().set("Retry-After", "1");
          }
          exchange.sendResponseHeaders(status, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    busy.start();
  }

  @AfterAll
  static void stopBusy() {
    busy.stop(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"python", "typescript", "java"})
  void clientDoesWhatItPromises(String language, @TempDir Path folder) throws Exception {
    String out = run(command(language, folder), folder);
    Api api = Fixture.api();
    int words = api.get("/v1/lexemes?lang=eng").get("meta").get("total").asInt();
    int pairs =
        api.get("/v1/translations/stats?source_lang=eng&target_lang=deu")
            .get("total_pairs")
            .asInt();
    assertThat(out.lines().map(line -> line.replaceAll("[\"' {}]", "")))
        .containsExactly(
            "firstUfer",
            "words" + words,
            "pairs" + pairs,
            "error404not_found",
            "fileTrue",
            "busyx:1");
  }

  private static List<String> command(String language, Path folder) throws Exception {
    return switch (language) {
      case "python" -> {
        Files.writeString(folder.resolve("program.py"), PYTHON);
        yield List.of("python3", "program.py");
      }
      case "typescript" -> {
        Path client = CLIENTS.resolve("typescript/lexhub.mjs");
        Files.copy(client, folder.resolve("lexhub.mjs"));
        Files.writeString(folder.resolve("program.mjs"), SCRIPT);
        yield List.of("node", "program.mjs");
      }
      default -> {
        Files.copy(CLIENTS.resolve("java/LexhubClient.java"), folder.resolve("LexhubClient.java"));
        Files.writeString(folder.resolve("Program.java"), JAVA);
        Path java = Path.of(System.getProperty("java.home"), "bin/java");
        yield List.of(java.toString(), "Program.java");
      }
    };
  }

  private static String run(List<String> command, Path folder) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("LEXHUB_URL", "http://127.0.0.1:" + server.port());
    builder.environment().put("LEXHUB_KEY", server.key());
    builder.environment().put("BUSY_URL", "http://127.0.0.1:" + busy.getAddress().getPort());
    builder.environment().put("CLIENTS", CLIENTS.toString());
    builder.environment().put("PYTHONIOENCODING", "utf-8");
    try {
      Process process = builder.redirectErrorStream(true).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).as(out).isZero();
      return out;
    } catch (IOException e) {
      if ("true".equals(System.getenv("CI"))) {
        return fail("the clients need " + command.getFirst(), e);
      }
      Assumptions.abort(command.getFirst() + " is not installed");
      throw new IllegalStateException("aborted", e);
    }
  }
}
