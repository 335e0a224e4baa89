package org.lexhub.server.export;

import java.util.Iterator;
import java.util.List;
import java.util.PrimitiveIterator;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/** Performs passes one after the other, a part at a time. */
final class PassStream {
  private final Iterator<Pass> passes;
  private @Nullable Pass pass;
  private PrimitiveIterator.@Nullable OfInt rows;

  PassStream(List<Pass> passes) {
    this.passes = passes.iterator();
  }

  /**
   * Appends rows until the buffer has a length.
   *
   * @return whether there are more
   */
  boolean next(Utf8Buffer out, int length) {
    while (out.length() < length) {
      Pass current = pass;
      PrimitiveIterator.OfInt left = rows;
      if (current != null && left != null && left.hasNext()) {
        current.writer().write(left.nextInt(), out);
      } else if (passes.hasNext()) {
        pass = passes.next();
        rows = pass.rows().get().iterator();
      } else {
        return false;
      }
    }
    return true;
  }
}
