package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.server.command.ServerMain;

/** {@code lexhub export}: the same files as over HTTP, and clear errors. */
class ExportCommandTest {
  @TempDir private Path folder;
  private final StringWriter text = new StringWriter();

  private int run(String... arguments) throws Exception {
    PrintWriter out = new PrintWriter(text, true);
    return ServerMain.run(out, out, arguments);
  }

  private int export(Path out, String... more) throws Exception {
    List<String> all =
        new ArrayList<>(
            List.of("export", "--data", Fixture.folder().toString(), "--out", out.toString()));
    all.addAll(List.of(more));
    return run(all.toArray(new String[0]));
  }

  @ParameterizedTest
  @CsvSource({
    "eng,,wn-lmf",
    "eng,,ontolex",
    "jpn,,tei",
    "deu,,stardict",
    "deu,,yomitan",
    "deu,,csv",
    "eng,deu,wn-lmf",
    "jpn,eng,ontolex",
    "eng,deu,tei",
    "eng,deu,stardict",
    "jpn,eng,yomitan",
    "eng,deu,tsv",
    "eng,deu,csv",
    "eng,deu,jsonl"
  })
  void theFileIsThatOfTheServer(String language, String target, String format) throws Exception {
    Path out = folder.resolve("out");
    String[] pair = {"--lang", language, "--to", String.valueOf(target), "--format", format};
    String[] alone = {"--lang", language, "--format", format};
    assertThat(export(out, target == null ? alone : pair)).as(text.toString()).isZero();
    String path =
        target == null
            ? "/v1/lexemes/export?lang=" + language
            : "/v1/translations/pairs/export?source_lang=" + language + "&target_lang=" + target;
    byte[] served = Fixture.api().ask(path + "&format=" + format).http().body();
    assertThat(Files.readAllBytes(out)).isEqualTo(served);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(out);
    }
  }

  @Test
  void sqliteAndLicences() throws Exception {
    Path out = folder.resolve("out");
    assertThat(export(out, "--lang", "eng", "--format", "sqlite")).as(text.toString()).isZero();
    assertThat(new String(Files.readAllBytes(out), StandardCharsets.ISO_8859_1))
        .startsWith("SQLite format 3");
    assertThat(export(out, "--lang", "eng", "--format", "csv", "--licences", "!CC0-*")).isZero();
    assertThat(Files.readString(out).lines()).hasSize(1);
  }

  @Test
  void wrongCommandsSayWhatToDo() throws Exception {
    Path out = folder.resolve("out");
    assertThat(export(out, "--lang", "eng", "--format", "jsonl")).isEqualTo(1);
    assertThat(text.toString()).contains("--format must be one of wn-lmf, ontolex, tei");
    assertThat(export(out, "--lang", "eng", "--to", "deu", "--format", "parquet")).isEqualTo(1);
    assertThat(text.toString())
        .contains("wn-lmf, ontolex, tei, stardict, yomitan, sqlite, tsv, csv, jsonl");
    assertThat(export(out, "--lang", "xyz", "--format", "csv")).isEqualTo(1);
    assertThat(text.toString()).contains("has no language xyz");
    assertThat(export(out, "--lang", "english", "--format", "csv")).isEqualTo(1);
    assertThat(export(out, "--lang", "eng", "--format", "csv", "--licences", ";")).isEqualTo(1);
    assertThat(text.toString()).contains("--licences: ");
    assertThat(export(out, "--lang", "eng", "--format", "tei", "--licences", "!CC0-*"))
        .isEqualTo(1);
    assertThat(text.toString()).contains("no words to export");
    assertThat(
            run(
                "export",
                "--data",
                folder.toString(),
                "--out",
                out.toString(),
                "--lang",
                "eng",
                "--format",
                "csv"))
        .isEqualTo(1);
    assertThat(text.toString()).contains("there is no snapshot in");
    assertThat(run("export", "--lang", "eng")).isEqualTo(2);
    assertThat(out).doesNotExist();
  }
}
