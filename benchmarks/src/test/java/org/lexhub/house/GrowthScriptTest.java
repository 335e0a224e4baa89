package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.house.BenchmarkScripts.Printed;

/** {@code benchmarks/growth} loads, measures and draws a dataset of a thousand senses. */
class GrowthScriptTest {
  @TempDir private Path folder;

  private String place(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void growthIsMeasuredAndDrawn() throws Exception {
    String[] arguments = {
      "--sizes",
      "0.001",
      "--questions",
      "20",
      "--rounds",
      "1",
      "--out",
      place("work"),
      "--table",
      place("growth.tsv"),
      "--picture",
      place("growth.svg")
    };

    Printed printed = BenchmarkScripts.run(folder, "growth", arguments);

    assertThat(printed.status()).as(printed.text()).isZero();
    List<String> lines = Files.readAllLines(folder.resolve("growth.tsv"));
    assertThat(lines).hasSize(2);
    int senses = List.of(lines.getFirst().split("\t", -1)).indexOf("senses");
    assertThat(Integer.parseInt(lines.get(1).split("\t", -1)[senses])).isBetween(500, 1_500);
    assertThat(Files.readString(folder.resolve("growth.svg")))
        .startsWith("<svg")
        .contains("</svg>");
  }

  @Test
  void wrongArgumentsAreExplained() throws Exception {
    Printed sizes =
        BenchmarkScripts.run(folder, "growth", "--out", place("work"), "--sizes", "1,big");
    Printed table = BenchmarkScripts.run(folder, "growth", "--draw", "--table", place("none.tsv"));

    assertThat(sizes.status()).isEqualTo(2);
    assertThat(sizes.text()).contains("numbers between commas, not 1,big");
    assertThat(table.status()).isEqualTo(2);
    assertThat(table.text()).contains("there is no", "none.tsv");
  }
}
