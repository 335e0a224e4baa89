package org.lexhub.loader.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Reads definitions of the core vocabulary in other languages than English. */
class CoreDefinitionsSourceTest {
  private static RecordingSink read(String... rows) throws IOException {
    return readFolder("definitions", "concept\tdefinition", rows);
  }

  private static RecordingSink readFolder(String folder, String header, String... rows)
      throws IOException {
    return CoreFiles.with(
            "dog\tDOG\tAnimals\tPerson/Thing\tnoun\tAn animal that barks.\t02084071-n\ta1\t400")
        .file("core/" + folder + "/spa.tsv", CoreFiles.lines(header, rows))
        .read("core");
  }

  @Test
  void aDefinitionBelongsToTheMeaningOfItsConcept() throws IOException {
    RecordingSink sink = read("dog\tanimal doméstico que ladra");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.definitions)
        .containsExactlyInAnyOrder(
            "core:dog eng An animal that barks.", "core:dog spa animal doméstico que ladra");
  }

  @Test
  void rejectsRowsWithoutConceptOrDefinition() throws IOException {
    RecordingSink sink = read("cat\tanimal que maúlla", "dog\t", "dog");
    assertThat(sink.definitions).containsExactly("core:dog eng An animal that barks.");
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.rejects.getFirst()).contains("no definition or unknown concept: cat");
  }

  @Test
  void aDefinitionOfASynsetBelongsToItsMeaning() throws IOException {
    RecordingSink sink =
        readFolder(
            "synset-definitions", "synset\tdefinition", "14802450-n\taleación dura de hierro");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.definitions).contains("wn30:14802450-n spa aleación dura de hierro");
  }

  @Test
  void rejectsRowsWithoutSynsetOrDefinition() throws IOException {
    RecordingSink sink =
        readFolder("synset-definitions", "synset\tdefinition", "steel\tmetal", "14802450-n\t");
    assertThat(sink.definitions).containsExactly("core:dog eng An animal that barks.");
    assertThat(sink.rejects).hasSize(2);
    assertThat(sink.rejects.getFirst()).contains("no definition or not a synset: steel");
  }
}
