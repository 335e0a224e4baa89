package org.lexhub.server.background;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BackgroundLoopTest {
  @Test
  void aStepIsRepeatedAlsoAfterAFailure() throws Exception {
    CountDownLatch runs = new CountDownLatch(3);
    try (BackgroundLoop loop =
        BackgroundLoop.start(
            "test",
            own -> {
              runs.countDown();
              if (runs.getCount() == 2) {
                throw new IllegalStateException("expected by this test");
              }
              Thread.sleep(1);
            })) {
      runs.await();
      assertThat(loop.isStopping()).isFalse();
    }
  }

  @Test
  void closingInterruptsAWaitingStepAndWaitsForItsEnd() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    AtomicInteger ended = new AtomicInteger();
    BackgroundLoop loop =
        BackgroundLoop.start(
            "test",
            own -> {
              waiting.countDown();
              try {
                Thread.sleep(Long.MAX_VALUE);
              } finally {
                ended.incrementAndGet();
              }
            });
    waiting.await();
    loop.close();
    loop.close();

    assertThat(ended).hasValue(1);
  }

  @Test
  void aStepThatIgnoresInterruptsSeesThatItIsStopping() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicInteger runs = new AtomicInteger();
    BackgroundLoop loop =
        BackgroundLoop.start(
            "test",
            own -> {
              runs.incrementAndGet();
              begun.countDown();
              while (!own.isStopping()) {
                Thread.onSpinWait();
              }
            });
    begun.await();
    loop.close();

    assertThat(runs).hasValue(1);
  }
}
