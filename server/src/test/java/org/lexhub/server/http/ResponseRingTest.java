package org.lexhub.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.text.Utf8Buffer;

class ResponseRingTest {
  private final Object snapshot = new Object();
  private final Utf8Buffer out = new Utf8Buffer(64);

  @ParameterizedTest
  @ValueSource(ints = {300, 5_000, 100_000, 8 << 20})
  void findsWhatWasKeptOrNothing(int bytes) {
    Random random = new Random(bytes);
    ResponseRing kept = new ResponseRing(bytes);
    Map<String, String> answers = new HashMap<>();
    int found = 0;
    for (int i = 0; i < 50_000; i++) {
      String question = "q" + random.nextInt(1 + random.nextInt(3_000));
      if (find(kept, question)) {
        found++;
        assertThat(out.toString())
            .as("seed %d, step %d", bytes, i)
            .isEqualTo(answers.get(question));
      } else {
        String answer = question + " at " + i + "x".repeat(random.nextInt(200));
        kept.keep(snapshot, text(question), text(answer));
        answers.put(question, answer);
        if (answer.length() + question.length() + 8 <= bytes) {
          assertThat(find(kept, question)).as("seed %d, step %d", bytes, i).isTrue();
          assertThat(out.toString()).isEqualTo(answer);
        }
      }
    }
    assertThat(found).isGreaterThan(bytes < 100_000 ? 10 : 1_000);
  }

  @Test
  void theOldestGiveWay() {
    ResponseRing kept = new ResponseRing(64 << 10);
    find(kept, "first");
    kept.keep(snapshot, text("first"), text("1"));
    String large = "x".repeat(10_000);
    for (int i = 0; i < 5; i++) {
      kept.keep(snapshot, text("large " + i), text(large));
      assertThat(find(kept, "first")).isTrue();
    }
    kept.keep(snapshot, text("large 5"), text(large));
    kept.keep(snapshot, text("large 6"), text(large));
    assertThat(find(kept, "first")).isFalse();
    assertThat(find(kept, "large 6")).isTrue();
  }

  @Test
  void whatIsLongIsNotKept() {
    ResponseRing kept = new ResponseRing(1 << 20);
    find(kept, "q");
    kept.keep(snapshot, text("q"), text("x".repeat(33_000)));
    assertThat(find(kept, "q")).isFalse();
    ResponseRing small = new ResponseRing(100);
    find(small, "q");
    small.keep(snapshot, text("q"), text("x".repeat(100)));
    assertThat(find(small, "q")).isFalse();
  }

  @Test
  void anotherSnapshotKnowsNothingOfTheOneBefore() {
    ResponseRing kept = new ResponseRing(10_000);
    find(kept, "q");
    kept.keep(snapshot, text("q"), text("before"));
    Object next = new Object();
    out.clear();
    assertThat(kept.find(next, text("q"), out)).isFalse();
    kept.keep(snapshot, text("q"), text("late"));
    assertThat(kept.find(next, text("q"), out)).isFalse();
    kept.keep(next, text("q"), text("now"));
    assertThat(kept.find(next, text("q"), out)).isTrue();
    assertThat(out.toString()).isEqualTo("now");
  }

  @Test
  void nothingIsAllocated() {
    ResponseRing kept = new ResponseRing(1 << 20);
    Utf8Buffer[] questions = new Utf8Buffer[4_096];
    for (int i = 0; i < questions.length; i++) {
      questions[i] = text("/v1/lexemes/search?q=word" + i);
    }
    Utf8Buffer answer = text("x".repeat(600));
    out.ensure(1_000);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int found = 0;
    long before = 0;
    for (int round = 0; round < 12; round++) {
      before = round == 8 ? threads.getCurrentThreadAllocatedBytes() : before;
      for (int i = 0; i < questions.length; i++) {
        Utf8Buffer question = questions[i & (round % 2 == 0 ? 255 : 4_095)];
        out.clear();
        if (kept.find(snapshot, question, out)) {
          found++;
        } else {
          kept.keep(snapshot, question, answer);
        }
      }
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(found).isGreaterThan(4_096);
    assertThat(allocated).isLessThan(4_096);
  }

  private boolean find(ResponseRing kept, String question) {
    out.clear();
    return kept.find(snapshot, text(question), out);
  }

  private static Utf8Buffer text(String text) {
    Utf8Buffer buffer = new Utf8Buffer(16);
    buffer.putAscii(text);
    return buffer;
  }
}
