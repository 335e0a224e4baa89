package org.lexhub.store.term.pattern;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares terms with a text that they may contain, eight bytes at a time. Reusable, for one
 * thread; it allocates nothing once it has grown.
 */
public final class ContainedText implements TermCheck {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final Utf8Buffer text = new Utf8Buffer(64);
  private final Utf8Buffer term = new Utf8Buffer(64);

  /** The bytes of the first eight that belong to the text. */
  private long mask;

  private long first;

  /** Creates the empty text. */
  public ContainedText() {}

  /** Takes the text of a pattern, which {@link WildcardPattern#isContained}. */
  public void read(WildcardPattern pattern) {
    pattern.text(text);
    int head = Math.min(Long.BYTES, text.length());
    mask = head == 0 ? 0 : -1L >>> (Long.SIZE - Byte.SIZE * head);
    first = (long) LONG.get(text.ensure(Long.BYTES), 0) & mask;
  }

  @Override
  public boolean matches(TermIndex terms, int ordinal) {
    term.clear();
    terms.append(ordinal, term);
    byte[] bytes = term.ensure(Long.BYTES);
    int last = term.length() - text.length();
    for (int at = 0; at <= last; at++) {
      if (((long) LONG.get(bytes, at) & mask) == first && isRest(bytes, at)) {
        return true;
      }
    }
    return false;
  }

  private boolean isRest(byte[] bytes, int at) {
    for (int i = Long.BYTES; i < text.length(); i++) {
      if (bytes[at + i] != text.bytes()[i]) {
        return false;
      }
    }
    return true;
  }
}
