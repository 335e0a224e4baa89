package org.lexhub.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs every target on every input of its corpus, which contains all inputs that once failed. */
class FuzzCorpusTest {
  @ParameterizedTest
  @EnumSource
  void noInputFails(FuzzTarget target) throws IOException {
    List<Path> inputs = inputs(target);
    assertThat(inputs).hasSizeGreaterThan(3);
    for (Path input : inputs) {
      byte[] bytes = Files.readAllBytes(input);
      try {
        target.code().run(bytes);
      } catch (Exception | Error e) {
        throw new AssertionError("fails on " + input, e);
      }
    }
  }

  @Test
  void everyFormatHasAnInput() throws IOException {
    Set<String> formats = new TreeSet<>();
    for (Path input : inputs(FuzzTarget.IMPORTER)) {
      formats.add(new InputLayer(Files.readAllBytes(input)).format());
    }
    assertThat(formats).containsExactlyElementsOf(InputLayer.FORMATS);
  }

  private static List<Path> inputs(FuzzTarget target) throws IOException {
    try (Stream<Path> files = Files.list(target.corpus())) {
      return files.sorted().toList();
    }
  }
}
