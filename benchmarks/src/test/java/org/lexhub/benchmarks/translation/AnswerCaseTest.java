package org.lexhub.benchmarks.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AnswerCaseTest {
  @Test
  void laterListsAskOtherQuestionsThanEarlierLists() throws IOException {
    List<String> earlier = new ArrayList<>(AnswerCase.KINDS);
    for (String later :
        Stream.of(
                AnswerCase.SECOND_LISTS,
                AnswerCase.THIRD_LISTS,
                AnswerCase.FOURTH_LISTS,
                AnswerCase.FIFTH_LISTS,
                AnswerCase.SIXTH_LISTS)
            .flatMap(List::stream)
            .toList()) {
      Set<List<String>> asked = new HashSet<>();
      for (AnswerCase each : AnswerCase.read(later)) {
        assertThat(asked.add(question(each))).as("%s twice: %s", later, each).isTrue();
        assertThat(each.isSearch()).isEqualTo(later.startsWith("searches"));
      }
      assertThat(asked).hasSizeGreaterThanOrEqualTo(60);
      String kind = later.substring(0, later.lastIndexOf('-'));
      for (String first : earlier) {
        for (AnswerCase each :
            first.startsWith(kind) ? AnswerCase.read(first) : List.<AnswerCase>of()) {
          assertThat(asked).as("%s and %s", later, first).doesNotContain(question(each));
        }
      }
      earlier.add(later);
    }
  }

  private static List<String> question(AnswerCase each) {
    return List.of(each.source(), each.text(), each.target(), each.context());
  }
}
