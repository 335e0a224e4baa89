package org.lexhub.server.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.Fixture;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;

/** Each decision of the watch, without a server around it. */
class SnapshotWatchTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The number of checks after which the watch compares the length of the served file again. */
  private static final int CHECKS_FOR_A_LENGTH = 40;

  @TempDir private Path data;
  private Path original = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private SnapshotWatch watch;

  @BeforeEach
  void watch() throws Exception {
    original = Fixture.store().snapshot().file();
    watch = new SnapshotWatch(SnapshotFolder.of(data), "build", null);
  }

  @AfterEach
  void close() {
    watch.close();
  }

  /** Copies the fixture under the name of another build, without making it the current one. */
  private Path copy(int number) throws IOException {
    Path file = data.resolve(name(number));
    Files.deleteIfExists(file);
    Files.copy(original, file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(1000L + number)));
    return file;
  }

  private static String name(int number) {
    return "snapshot-000000000000000" + number + ".lexhub";
  }

  private Path publish(int number) throws IOException {
    Path file = copy(number);
    point(file.getFileName().toString());
    return file;
  }

  private void point(String name) throws IOException {
    Path next = Files.writeString(data.resolve("CURRENT.tmp"), name + "\n");
    Files.move(next, data.resolve(SnapshotFolder.CURRENT), StandardCopyOption.REPLACE_EXISTING);
  }

  private static void damage(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      long at = channel.size() / 2;
      channel.read(one, at);
      channel.write(ByteBuffer.wrap(new byte[] {(byte) ~one.get(0)}), at);
    }
  }

  /** Returns the file that requests are answered from, or null. */
  private @Nullable Path served() {
    Generation generation = watch.acquire();
    if (generation == null) {
      return null;
    }
    generation.unpin();
    return generation.file();
  }

  private Generation pinned() {
    return Objects.requireNonNull(watch.acquire(), "a snapshot is served");
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(5);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  @Test
  void withoutASnapshotNothingIsServed() {
    watch.check();
    assertThat(watch.acquire()).isNull();
    assertThat(watch.state()).isEqualTo(new ServingState(null, null, null, null, null));
    assertThat(watch.state().status()).isEqualTo("unavailable");
    assertThat(watch.mappedBytes()).isZero();
    assertThat(watch.swaps()).isZero();
  }

  @Test
  void theCurrentSnapshotIsServed() throws Exception {
    Path file = publish(1);
    watch.check();
    assertThat(served()).isEqualTo(file);
    assertThat(watch.mappedBytes()).isEqualTo(Files.size(original));
    assertThat(watch.swaps()).isZero();
    Generation generation = pinned();
    ServingState state = watch.state();
    assertThat(state.status()).isEqualTo("ok");
    assertThat(state.snapshot()).isEqualTo(generation.id());
    assertThat(state.created()).isEqualTo(generation.created());
    assertThat(state.servingSince()).isEqualTo(generation.servingSince());
    assertThat(generation.entityTag()).isEqualTo("W/\"" + generation.id() + "-build\"");
    generation.unpin();
    watch.check();
    assertThat(watch.acquire()).as("the same file is not opened again").isSameAs(generation);
    generation.unpin();
  }

  @Test
  void aSwapClosesTheOldSnapshotAfterItsLastRequest() throws Exception {
    publish(1);
    watch.check();
    Generation old = pinned();
    Path second = publish(2);
    watch.check();
    assertThat(served()).isEqualTo(second);
    assertThat(watch.swaps()).isEqualTo(1);
    assertThat(old.retired()).isTrue();
    assertThat(old.closed()).as("a request still reads it").isFalse();
    Snapshot snapshot = old.store().snapshot();
    MemorySegment bytes = snapshot.section(snapshot.header().sections().getFirst().name());
    assertThatCode(() -> bytes.get(ValueLayout.JAVA_BYTE, 0)).doesNotThrowAnyException();
    old.unpin();
    assertThat(old.closed()).isTrue();
    assertThatThrownBy(() -> bytes.get(ValueLayout.JAVA_BYTE, 0))
        .as("the file is unmapped")
        .isInstanceOf(IllegalStateException.class);
    assertThat(old.pin()).isFalse();
  }

  @Test
  void aDamagedOfferIsRefusedUntilItIsReplaced() throws Exception {
    Path first = publish(1);
    watch.check();
    Path bad = copy(2);
    damage(bad);
    point(name(2));
    watch.check();
    assertThat(served()).isEqualTo(first);
    ServingState refused = watch.state();
    assertThat(refused.status()).isEqualTo("degraded");
    assertThat(refused.lastError()).contains(name(2)).doesNotContain("/");
    assertThat(refused.lastErrorAt()).isNotNull();
    watch.check();
    assertThat(watch.state()).as("it is not tried again").isEqualTo(refused);
    assertThat(watch.swaps()).isZero();

    Path mended = copy(2);
    Files.setLastModifiedTime(mended, FileTime.from(Instant.ofEpochSecond(5000)));
    watch.check();
    assertThat(served()).isEqualTo(mended);
    assertThat(watch.state().status()).isEqualTo("ok");
    assertThat(watch.state().lastErrorAt()).isNull();
  }

  @Test
  void goingBackToTheServedSnapshotEndsTheError() throws Exception {
    publish(1);
    watch.check();
    point(name(9));
    watch.check();
    assertThat(watch.state().status()).isEqualTo("degraded");
    point(name(1));
    watch.check();
    assertThat(watch.state().status()).isEqualTo("ok");
    assertThat(watch.swaps()).isZero();
  }

  @Test
  void aPointerThatCannotBeReadIsAnErrorAndNoMore() throws Exception {
    Path first = publish(1);
    watch.check();
    point("../../etc/passwd");
    watch.check();
    assertThat(served()).isEqualTo(first);
    assertThat(watch.state().lastError()).isNotNull().doesNotContain(data.toString());
  }

  @Test
  void damageWhileServingLeadsToTheNewestIntactSnapshot() throws Exception {
    copy(1);
    Path newest = copy(2);
    Files.setLastModifiedTime(newest, FileTime.from(Instant.ofEpochSecond(9000)));
    Path bad = copy(3);
    damage(bad);
    Files.setLastModifiedTime(bad, FileTime.from(Instant.ofEpochSecond(9500)));
    publish(4);
    watch.check();
    Generation served = pinned();
    watch.damaged(served, new InternalError("a fault"));
    watch.check();
    assertThat(served()).isEqualTo(newest);
    assertThat(served.retired()).isTrue();
    assertThat(watch.state().lastError()).contains(served.id(), "was damaged while it was served");
    assertThat(watch.state().status()).isEqualTo("degraded");
    served.unpin();
    assertThat(served.closed()).isTrue();
    watch.check();
    assertThat(served()).as("the damaged file is not tried again").isEqualTo(newest);
  }

  @Test
  void withoutAnIntactSnapshotNothingIsServedAfterDamage() throws Exception {
    publish(1);
    watch.check();
    Generation served = pinned();
    served.unpin();
    watch.damaged(served, new InternalError("a fault"));
    watch.check();
    assertThat(watch.acquire()).isNull();
    assertThat(watch.mappedBytes()).isZero();
    assertThat(watch.state().status()).isEqualTo("unavailable");
  }

  @Test
  void damageOfAnEarlierSnapshotChangesNothing() throws Exception {
    publish(1);
    watch.check();
    Generation old = pinned();
    Path second = publish(2);
    watch.check();
    watch.damaged(old, new InternalError("a fault"));
    watch.check();
    assertThat(served()).isEqualTo(second);
    assertThat(watch.state().status()).isEqualTo("ok");
    old.unpin();
  }

  @Test
  void aFileThatBecomesShorterIsNoticedByItself() throws Exception {
    Path before = copy(1);
    Path file = publish(2);
    watch.check();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(4096);
    }
    for (int i = 1; i < CHECKS_FOR_A_LENGTH; i++) {
      watch.check();
      assertThat(served()).isEqualTo(file);
    }
    watch.check();
    assertThat(served()).isEqualTo(before);
    assertThat(watch.state().lastError()).contains("was damaged while it was served");
  }

  @Test
  void anIntactFileStays() throws Exception {
    copy(1);
    Path file = publish(2);
    for (int i = 0; i <= 2 * CHECKS_FOR_A_LENGTH; i++) {
      watch.check();
      assertThat(served()).isEqualTo(file);
    }
    assertThat(watch.state().status()).isEqualTo("ok");
  }

  @Test
  void theFirstSnapshotIsVerifiedAsAsked() throws Exception {
    Path bad = copy(1);
    damage(bad);
    point(name(1));
    watch.start(FirstVerification.FULL);
    watch.awaitFirst();
    assertThat(watch.acquire()).isNull();
    watch.close();
    watch = new SnapshotWatch(SnapshotFolder.of(data), "build", null);
    watch.start(FirstVerification.HEADER);
    watch.awaitFirst();
    assertThat(served()).as("only its header was read").isEqualTo(bad);
  }

  @Test
  void damageThatTheVerificationFindsWhileServingLeadsToAnIntactSnapshot() throws Exception {
    Path intact = copy(1);
    Path bad = copy(2);
    damage(bad);
    point(name(2));
    watch.start(FirstVerification.BACKGROUND);
    watch.awaitFirst();
    await(() -> intact.equals(served()) && watch.state().lastError() != null);
    assertThat(watch.state().lastError()).contains("was damaged while it was served");
  }

  @Test
  void anIntactSnapshotStaysWhenItIsVerified() throws Exception {
    Path file = publish(1);
    watch.check();
    Generation generation = pinned();
    generation.unpin();
    watch.verify(generation);
    watch.check();
    assertThat(served()).isEqualTo(file);
    assertThat(watch.state().status()).isEqualTo("ok");
  }

  @Test
  void theWatchFindsANewSnapshotAndDamage() throws Exception {
    Path first = publish(1);
    watch.start(FirstVerification.FULL);
    watch.awaitFirst();
    assertThat(served()).isEqualTo(first);
    Path second = publish(2);
    await(() -> second.equals(served()));
    Generation damaged = pinned();
    damaged.unpin();
    watch.damaged(damaged, new InternalError("a fault"));
    await(() -> first.equals(served()));
  }

  @Test
  void closingEndsTheWatchAndClosesTheSnapshot() throws Exception {
    publish(1);
    Set<Thread> others = threads("snapshot-watch");
    watch.start(FirstVerification.FULL);
    watch.awaitFirst();
    Generation generation = pinned();
    generation.unpin();
    Thread thread =
        threads("snapshot-watch").stream()
            .filter(running -> !others.contains(running))
            .findFirst()
            .orElseThrow();
    watch.close();
    assertThat(generation.closed()).isTrue();
    assertThat(watch.acquire()).isNull();
    assertThat(thread.join(PATIENCE)).isTrue();
  }

  /** Returns the threads with a name, also those of servers that other tests have started. */
  private static Set<Thread> threads(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(running -> running.getName().equals(name))
        .collect(Collectors.toSet());
  }

  @Test
  void onlySignedSnapshotsAreServedIfAKeyIsTrusted() throws Exception {
    KeyPair keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    watch = new SnapshotWatch(SnapshotFolder.of(data), "build", keys.getPublic());
    Path file = publish(1);
    watch.check();
    assertThat(watch.acquire()).isNull();
    assertThat(watch.state().lastError()).contains("sign");
    SnapshotSignature.sign(file, keys.getPrivate());
    watch.check();
    assertThat(served()).as("signed later, it is another offer").isEqualTo(file);
    assertThat(watch.state().status()).isEqualTo("ok");
  }
}
