package org.lexhub.store.snapshot;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The layouts of numbers in a snapshot: little-endian on every machine. The unaligned layouts cost
 * nothing on current processors and can also read a snapshot in a plain array.
 */
public final class Layout {
  /** One byte. */
  public static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;

  /** 16 bits. */
  public static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** 32 bits. */
  public static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /** 64 bits. */
  public static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private Layout() {}
}
