package org.lexhub.benchmarks.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AnswerCaseTest {
  @Test
  void secondListsAskOtherQuestionsThanTheFirst() throws IOException {
    for (String second : AnswerCase.SECOND_LISTS) {
      Set<List<String>> asked = new HashSet<>();
      for (AnswerCase each : AnswerCase.read(second)) {
        assertThat(asked.add(question(each))).as("%s twice: %s", second, each).isTrue();
        assertThat(each.isSearch()).isEqualTo(second.startsWith("searches"));
      }
      assertThat(asked).hasSizeGreaterThanOrEqualTo(60);
      String first = second.substring(0, second.lastIndexOf('-'));
      for (AnswerCase each : AnswerCase.read(first)) {
        assertThat(asked).as(first).doesNotContain(question(each));
      }
    }
  }

  private static List<String> question(AnswerCase each) {
    return List.of(each.source(), each.text(), each.target(), each.context());
  }
}
