package org.lexhub.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.lexhub.store.text.Utf8Buffer;

/** The files that pages load, as they are in the jar. */
class AssetsTest {
  private static final Path FOLDER = Path.of("src/main/resources/org/lexhub/server/assets");
  private static final Pattern OUTSIDE = Pattern.compile("(?:https?:)?//(?!www\\.w3\\.org/)[a-z]");
  private static final Pattern IMPORT =
      Pattern.compile("(?:from|import)\\s*\\(?\\s*[\"'](.*?)[\"']");

  private static String content(Asset asset) {
    Utf8Buffer out = new Utf8Buffer(64);
    asset.put(false, out);
    return out.toString();
  }

  @Test
  void everyFileIsListed() throws IOException {
    List<String> listed = Files.readAllLines(FOLDER.resolve("list.txt"), StandardCharsets.UTF_8);
    try (var files = Files.list(FOLDER)) {
      assertThat(
              files.map(file -> file.getFileName().toString()).filter(n -> !n.equals("list.txt")))
          .containsExactlyInAnyOrderElementsOf(listed);
    }
  }

  @Test
  void filesReferToEachOtherByTheirHashedNames() {
    Assets assets = Assets.load();
    for (Asset asset : assets.all()) {
      if (asset.name().endsWith(".js")) {
        Matcher imports = IMPORT.matcher(content(asset));
        while (imports.find()) {
          String target = imports.group(1);
          assertThat(target).as(asset.name()).startsWith("./");
          assertThat(assets.find(target.substring(2))).as(target).isNotNull();
        }
      }
    }
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    for (Asset asset : Assets.load().all()) {
      assertThat(OUTSIDE.matcher(content(asset)).results().map(r -> r.group()).toList())
          .as(asset.name())
          .isEmpty();
    }
  }

  @Test
  void namesDependOnContentAlone() {
    assertThat(Assets.load().url("base.css"))
        .isEqualTo(Assets.load().url("base.css"))
        .matches("/assets/base\\.[0-9a-f]{12}\\.css");
    assertThat(Assets.load().fingerprint()).isEqualTo(Assets.load().fingerprint());
  }
}
