package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The documents are written in plain, correct English. */
class ProseTest {
  private static ProseCheck check;

  @BeforeAll
  static void start() throws IOException {
    check = new ProseCheck();
  }

  private static List<String> faults(String markdown) throws IOException {
    return check.faults(ProseText.ofMarkdown(markdown));
  }

  @Test
  void documentsAreWrittenWell() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path file : ProseCheck.files()) {
      String name = ShellScripts.ROOT.relativize(file).toString();
      check.faults(ProseText.of(file)).forEach(fault -> faults.add(name + ", " + fault));
    }

    assertThat(faults)
        .as("faults of language; the lists are in benchmarks/src/test/resources/prose")
        .isEmpty();
  }

  @Test
  void wrongGrammarIsNoticed() throws IOException {
    assertThat(faults("# Title\n\nFine.\n\nThe servers is ready."))
        .singleElement()
        .asString()
        .startsWith("line 5: ");
    assertThat(faults("It is an server.")).isNotEmpty();
  }

  @Test
  void wordsToAvoidAreNoticed() throws IOException {
    assertThat(faults("- Ask whoever runs\n  this server."))
        .singleElement()
        .asString()
        .contains("line 1", "whoever", "operator");
    assertThat(faults("| a |\n|---|\n| The server goes over to it. |"))
        .singleElement()
        .asString()
        .contains("line 3", "switches to");
  }

  @Test
  void wordyPhrasesAndLongSentencesAreNoticed() throws IOException {
    assertThat(faults("They are in close proximity to each other.")).isNotEmpty();
    assertThat(faults("The list has " + "one item, ".repeat(30) + "and one more."))
        .anySatisfy(fault -> assertThat(fault).contains("a sentence of"));
  }

  @Test
  void codeAndAddressesAreNotProse() throws IOException {
    assertThat(faults("Run `whoever` from [the guide](https://a.example/whoever).")).isEmpty();
    assertThat(faults("```\nwhoever are wrong\n```\n")).isEmpty();
  }

  @Test
  void onlyKnownKindsOfFilesAreRead() {
    assertThatThrownBy(() -> ProseText.of(Path.of("a.txt")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(".properties");
  }
}
