package org.lexhub.server.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lexhub.server.Fixture;
import org.lexhub.store.Coverage;

/** What a snapshot gets ready in the background. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class FirstUseTest {
  private static Generation open() throws Exception {
    return Generation.open(Fixture.store().snapshot().file(), "build", Instant.EPOCH);
  }

  private static void awaitClosed(Generation generation) throws InterruptedException {
    while (!generation.closed()) {
      Thread.sleep(1);
    }
  }

  @Test
  void countsAreMadeOnceItIsPrepared() throws Exception {
    Generation generation = open();
    assertThat(generation.coverage()).isNull();
    generation.prepare();
    generation.prepare();
    Coverage counted = generation.coverage();
    while (counted == null) {
      Thread.sleep(1);
      counted = generation.coverage();
    }
    assertThat(counted.languages()).isEqualTo(Coverage.of(generation.store()).languages());
    generation.retire();
    awaitClosed(generation);
  }

  @Test
  void itIsNotReadAfterItIsClosed() throws Exception {
    Generation early = open();
    early.retire();
    early.prepare();
    assertThat(early.closed()).isTrue();
    Generation late = open();
    late.prepare();
    late.retire();
    awaitClosed(late);
  }
}
