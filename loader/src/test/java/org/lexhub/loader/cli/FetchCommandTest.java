package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.download.LoopbackSite;

/** Runs fetch and load against a real HTTPS server on the loopback interface. */
class FetchCommandTest {
  @TempDir private Path folder;
  private LoopbackSite site;
  private SSLContext before;
  private Path recipe = Path.of("");
  private String out = "";
  private String err = "";

  @BeforeEach
  void serve() throws IOException, GeneralSecurityException {
    site = new LoopbackSite(folder);
    before = SSLContext.getDefault();
    SSLContext.setDefault(site.trust());
    System.setProperty("lexhub.cache", folder.resolve("cache").toString());
    site.file("/eng.jsonl", lines("eng", "stan1293", "dog", ""), "\"1\"");
    site.file("/deu.jsonl", lines("deu", "stan1295", "Hund", ""), "\"1\"");
    byte[] mixed =
        lines(
            "fra",
            "stan1290",
            "chien",
            """
            {"source":{"name":"free","licence":"CC0-1.0"}}
            {"language":{"glottocode":"stan1290","iso639_3":"fra","name":"fra"}}
            {"lexeme":{"language":"fra","lemma":"chat","pos":"noun"}}
            {"source":{"name":"copyleft","licence":"GPL-3.0-only"}}
            {"lexeme":{"language":"fra","lemma":"loup","pos":"noun"}}
            """);
    site.file("/mixed.jsonl", mixed, "\"1\"");
    recipe = folder.resolve("recipe.toml");
    Files.writeString(
        recipe,
        "name = \"web\"\n"
            + layer("english", "/eng.jsonl", "MIT OR GPL-2.0-only", "")
            + layer("german", "/deu.jsonl", "GPL-2.0-or-later", "")
            + layer(
                "mixed",
                "/mixed.jsonl",
                "LicenseRef-each-source",
                "bytes = " + mixed.length + "\n"));
  }

  private static byte[] lines(String code, String glottocode, String word, String more) {
    String text =
        """
        {"language":{"glottocode":"%s","iso639_3":"%s","name":"%s"}}
        {"lexeme":{"language":"%s","lemma":"%s","pos":"noun"}}
        """
                .formatted(glottocode, code, code, code, word)
            + more;
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String layer(String name, String path, String licence, String more) {
    return """
    [[layer]]
    source = "%s"
    format = "jsonl"
    locator = "%s"
    licence = "%s"
    %s\
    """
        .formatted(name, site.address(path), licence, more);
  }

  @AfterEach
  void stop() {
    System.clearProperty("lexhub.cache");
    SSLContext.setDefault(before);
    site.close();
  }

  private int run(Object... arguments) {
    CommandRun run = CommandRun.of(arguments);
    out = run.out();
    err = run.err();
    return run.code();
  }

  private int load(Object... more) {
    Object[] arguments = new Object[5 + more.length];
    Object[] first = {"load", "--recipe", recipe, "--out", folder.resolve("out")};
    System.arraycopy(first, 0, arguments, 0, first.length);
    System.arraycopy(more, 0, arguments, first.length, more.length);
    return run(arguments);
  }

  @Test
  void aLoadDownloadsWhatItNeedsOnce() {
    assertThat(load()).as(err).isZero();
    assertThat(err).contains("fetch 3 files");
    assertThat(out).containsPattern("lexemes +5\n");
    assertThat(site.requests()).hasSize(3);
    assertThat(load("--offline", "--fresh")).as(err).isZero();
    assertThat(err).doesNotContain("fetch");
    assertThat(load("--resume")).isZero();
    assertThat(out).startsWith("Nothing has changed");
    assertThat(site.requests()).hasSize(3);
  }

  @Test
  void offlineNamesWhatIsMissingAndHowToGetIt() {
    assertThat(load("--offline", "--without", "german")).isEqualTo(1);
    assertThat(err)
        .contains("2 files have not been downloaded")
        .contains("english: " + site.address("/eng.jsonl"))
        .contains("mixed: " + site.address("/mixed.jsonl"))
        .contains("./lexhub fetch --recipe " + recipe + " --without 'german'")
        .doesNotContain("deu.jsonl")
        .doesNotContain("\tat ");
    assertThat(site.requests()).isEmpty();
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void fetchGetsEverythingForALoadWithoutANetwork() {
    assertThat(run("fetch", "--recipe", recipe, "--jobs", 2)).as(err).isZero();
    assertThat(out)
        .contains("Everything is here. Load it with: ./lexhub load --recipe " + recipe)
        .contains("--offline");
    assertThat(site.requests()).hasSize(3);
    site.close();
    assertThat(run("fetch", "--recipe", recipe)).isZero();
    assertThat(out).contains("Everything was here already");
    assertThat(load("--offline")).as(err).isZero();
    assertThat(out).containsPattern("lexemes +5\n");
  }

  @Test
  void fetchGoesOnAfterAFailureAndReportsIt() throws IOException {
    Files.writeString(
        recipe,
        Files.readString(recipe)
            + layer("gone", "/gone.jsonl", "MIT", "")
            + layer("maybe", "/none.jsonl", "MIT", "optional = true\n"));
    assertThat(run("fetch", "--recipe", recipe, "--without", "gone", "--without", "xyz")).isZero();
    assertThat(err)
        .contains("maybe (optional): " + site.address("/none.jsonl"), "no such file")
        .contains("--without xyz: no such layer");
    assertThat(run("fetch", "--recipe", recipe)).isEqualTo(1);
    assertThat(err).contains("gone: " + site.address("/gone.jsonl"), "no such file (status 404");
    assertThat(out).isEmpty();
    assertThat(load()).isEqualTo(1);
    assertThat(err).contains("layer gone: ", "status 404", "nothing was published");
    assertThat(load("--without", "gone")).as(err).isZero();
    assertThat(out).contains("maybe: skipped: " + site.address("/none.jsonl"));
  }

  @Test
  void aDryRunListsLayersWithoutDownloading() throws IOException {
    Files.writeString(
        recipe,
        Files.readString(recipe)
            + """
            [[layer]]
            source = "local"
            format = "jsonl"
            locator = "file:none.jsonl"
            optional = true
            """);
    assertThat(run("load", "--recipe", recipe, "--dry-run", "--licences", "!GPL-*")).isZero();
    assertThat(out)
        .containsPattern("layer +files +size +licence +from")
        .containsPattern("english +to fetch +unknown +MIT OR GPL-2.0-only +https://localhost")
        .containsPattern("german +skipped +GPL-2.0-or-later +\\(its licence is GPL-2.0-or-later")
        .containsPattern("mixed +to fetch +\\d+ B +LicenseRef-each-source +https://localhost")
        .containsPattern("local +skipped +\\(its licence is not stated")
        .contains("2 layers, 2 skipped; to fetch: 2 files, ", " B, 1 of unknown size");
    assertThat(site.requests()).isEmpty();
    assertThat(run("fetch", "--recipe", recipe, "--without", "german")).isZero();
    assertThat(run("load", "--recipe", recipe, "--dry-run")).isZero();
    assertThat(out)
        .containsPattern("english +cached +\\d+ B")
        .containsPattern("german +to fetch")
        .containsPattern("local +missing \\(optional\\) +unknown")
        .contains("none.jsonl does not exist");
  }

  @Test
  void licencesChooseLayersAndSourcesInsideThem() {
    assertThat(load("--licences", "MIT,CC0-1.0")).as(err).isZero();
    assertThat(out)
        .containsPattern("lexemes +2\n")
        .contains("german: skipped: its licence is GPL-2.0-or-later, --licences asks for MIT");
    assertThat(site.requests()).noneMatch(request -> request.contains("deu"));
    assertThat(load("--licences", "!GPL-*", "--resume")).isZero();
    assertThat(out).containsPattern("lexemes +3\n");
  }

  @Test
  void wrongOptionsAreExplained() {
    assertThat(load("--jobs", 0)).isEqualTo(2);
    assertThat(err).contains("--jobs must be from 1 to 32, not 0");
    assertThat(load("--licences", "MIT OR GPL")).isEqualTo(2);
    assertThat(err).contains("--licences: \"MIT OR GPL\" is not a licence", "!GPL-*");
    assertThat(run("fetch")).isEqualTo(2);
    assertThat(err).contains("--recipe");
    assertThat(run("load", "--recipe", recipe)).isEqualTo(2);
    assertThat(err).contains("missing required option: '--out=DIR'");
  }
}
