package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lexhub.server.account.access.KeyAccess;

class KeyRingTest {
  private static Key key(int number, byte[] digest) {
    Account account = new Account(number, Plan.FREE, false, 0);
    return new Key("key " + number, digest, account, Long.MAX_VALUE, KeyAccess.ALL, 0);
  }

  @Test
  void everyKeyIsFoundByItsWholeDigestAndByNoOther() {
    long seed = 71;
    Random random = new Random(seed);
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      byte[] digest = new byte[32];
      random.nextBytes(digest);
      if (i % 3 == 0) {
        digest[0] = 7; // many digests with the same first slots
        digest[1] = 0;
        digest[2] = 0;
      }
      keys.add(key(i, digest));
    }
    keys.add(key(3_000, new byte[32]));
    KeyRing ring = new KeyRing(keys);
    for (Key key : keys) {
      assertThat(ring.find(key.digest().clone())).as("seed %d", seed).isSameAs(key);
      for (int i = 0; i < 32; i++) {
        byte[] other = key.digest().clone();
        other[i] ^= (byte) (1 << random.nextInt(8));
        assertThat(ring.find(other)).as("byte %d, seed %d", i, seed).isNull();
      }
    }
  }

  @Test
  void anEmptyRingHasNoKey() {
    assertThat(KeyRing.EMPTY.find(new byte[32])).isNull();
    assertThat(KeyRing.EMPTY.keys()).isEmpty();
  }
}
