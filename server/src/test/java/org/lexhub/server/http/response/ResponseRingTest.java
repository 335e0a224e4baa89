package org.lexhub.server.http.response;

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
  void findsTheEntryOrNothing(int bytes) {
    Random random = new Random(bytes);
    ResponseRing cache = new ResponseRing(bytes);
    Map<String, String> bodies = new HashMap<>();
    int found = 0;
    for (int i = 0; i < 50_000; i++) {
      String key = "q" + random.nextInt(1 + random.nextInt(3_000));
      if (find(cache, key)) {
        found++;
        assertThat(out.toString()).as("seed %d, step %d", bytes, i).isEqualTo(bodies.get(key));
      } else {
        String body = key + " at " + i + "x".repeat(random.nextInt(200));
        cache.put(snapshot, text(key), text(body));
        bodies.put(key, body);
        if (body.length() + key.length() + 8 <= bytes) {
          assertThat(find(cache, key)).as("seed %d, step %d", bytes, i).isTrue();
          assertThat(out.toString()).isEqualTo(body);
        }
      }
    }
    assertThat(found).isGreaterThan(bytes < 100_000 ? 10 : 1_000);
  }

  @Test
  void theOldestEntriesAreOverwritten() {
    ResponseRing cache = new ResponseRing(64 << 10);
    find(cache, "first");
    cache.put(snapshot, text("first"), text("1"));
    String large = "x".repeat(10_000);
    for (int i = 0; i < 5; i++) {
      cache.put(snapshot, text("large " + i), text(large));
      assertThat(find(cache, "first")).isTrue();
    }
    cache.put(snapshot, text("large 5"), text(large));
    cache.put(snapshot, text("large 6"), text(large));
    assertThat(find(cache, "first")).isFalse();
    assertThat(find(cache, "large 6")).isTrue();
  }

  @Test
  void longEntriesAreNotCached() {
    ResponseRing cache = new ResponseRing(1 << 20);
    find(cache, "q");
    cache.put(snapshot, text("q"), text("x".repeat(33_000)));
    assertThat(find(cache, "q")).isFalse();
    ResponseRing small = new ResponseRing(100);
    find(small, "q");
    small.put(snapshot, text("q"), text("x".repeat(100)));
    assertThat(find(small, "q")).isFalse();
  }

  @Test
  void anotherSnapshotHasNoEntries() {
    ResponseRing cache = new ResponseRing(10_000);
    find(cache, "q");
    cache.put(snapshot, text("q"), text("before"));
    Object next = new Object();
    out.clear();
    assertThat(cache.find(next, text("q"), out)).isFalse();
    cache.put(snapshot, text("q"), text("late"));
    assertThat(cache.find(next, text("q"), out)).isFalse();
    cache.put(next, text("q"), text("now"));
    assertThat(cache.find(next, text("q"), out)).isTrue();
    assertThat(out.toString()).isEqualTo("now");
  }

  @Test
  void nothingIsAllocated() {
    ResponseRing cache = new ResponseRing(1 << 20);
    Utf8Buffer[] questions = new Utf8Buffer[4_096];
    for (int i = 0; i < questions.length; i++) {
      questions[i] = text("/v1/lexemes/search?q=word" + i);
    }
    Utf8Buffer body = text("x".repeat(600));
    out.ensure(1_000);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int found = 0;
    long before = 0;
    for (int round = 0; round < 12; round++) {
      before = round == 8 ? threads.getCurrentThreadAllocatedBytes() : before;
      for (int i = 0; i < questions.length; i++) {
        Utf8Buffer key = questions[i & (round % 2 == 0 ? 255 : 4_095)];
        out.clear();
        if (cache.find(snapshot, key, out)) {
          found++;
        } else {
          cache.put(snapshot, key, body);
        }
      }
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(found).isGreaterThan(4_096);
    assertThat(allocated).isLessThan(4_096);
  }

  private boolean find(ResponseRing cache, String key) {
    out.clear();
    return cache.find(snapshot, text(key), out);
  }

  private static Utf8Buffer text(String text) {
    Utf8Buffer buffer = new Utf8Buffer(16);
    buffer.putAscii(text);
    return buffer;
  }
}
