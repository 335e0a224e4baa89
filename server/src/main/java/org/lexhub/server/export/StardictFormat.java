package org.lexhub.server.export;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.List;
import java.util.stream.IntStream;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/**
 * StarDict: a file of plain texts, an index in the order of headwords, and a description. The index
 * is ordered by letters without regard to the case of ASCII, then by bytes, as the readers search
 * it.
 *
 * @see <a href="https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat">
 *     Format for StarDict dictionary files</a>
 */
final class StardictFormat {
  /** The maximum length of a headword in bytes. */
  private static final int MAX_WORD_LENGTH = 255;

  private static final int PREFIX_LENGTH = 8;

  private final ExportScope scope;
  private final Store store;
  private final EntryText entries;
  private final String base;
  private final Utf8Buffer left = new Utf8Buffer(256);
  private final Utf8Buffer right = new Utf8Buffer(256);

  /** The lexemes in the order of the index. */
  private int[] order = {};

  /** The lengths of the texts, in the same order. */
  private final IntArrayList lengths = new IntArrayList();

  private long indexLength;

  StardictFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
    entries = new EntryText(scope);
    base = "lexhub-" + scope.code();
  }

  List<ZipExport.Entry> files() {
    return List.of(
        file(".dict", new Pass(this::sorted, this::text)),
        file(".idx", new Pass(() -> IntStream.range(0, order.length), this::indexed)),
        file(".ifo", Pass.once(this::description)),
        file(".licences.txt", Pass.once(out -> out.append(Credit.lines(Credit.of(scope))))));
  }

  private ZipExport.Entry file(String extension, Pass pass) {
    return new ZipExport.Entry(base + extension, List.of(pass));
  }

  private IntStream sorted() {
    int[] rows = scope.lexemes().filter(this::fits).toArray();
    long[] prefixes = new long[rows.length];
    int[] indexes = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      prefixes[i] = prefix(rows[i]);
      indexes[i] = i;
    }
    IntArrays.quickSort(
        indexes,
        (a, b) -> {
          int difference = Long.compareUnsigned(prefixes[a], prefixes[b]);
          return difference != 0 ? difference : compare(rows[a], rows[b]);
        });
    order = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      order[i] = rows[indexes[i]];
    }
    return IntStream.of(order);
  }

  private boolean fits(int lexeme) {
    read(lexeme, left);
    return left.length() <= MAX_WORD_LENGTH;
  }

  private void read(int lexeme, Utf8Buffer out) {
    out.clear();
    store.strings().appendPlain(store.lexemes().lemma(lexeme), out);
  }

  /** Returns the first bytes of a headword in lower case. */
  private long prefix(int lexeme) {
    read(lexeme, left);
    long prefix = 0;
    for (int i = 0; i < PREFIX_LENGTH; i++) {
      int letter = i < left.length() ? lower(left.bytes()[i]) : 0;
      prefix = prefix << Byte.SIZE | letter;
    }
    return prefix;
  }

  private static int lower(byte b) {
    return b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b & 0xff;
  }

  private int compare(int a, int b) {
    read(a, left);
    read(b, right);
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      int difference = lower(left.bytes()[i]) - lower(right.bytes()[i]);
      if (difference != 0) {
        return difference;
      }
    }
    if (left.length() != right.length()) {
      return left.length() - right.length();
    }
    for (int i = 0; i < length; i++) {
      int difference = (left.bytes()[i] & 0xff) - (right.bytes()[i] & 0xff);
      if (difference != 0) {
        return difference;
      }
    }
    return Integer.compare(a, b);
  }

  private void text(int lexeme, Utf8Buffer out) {
    int start = out.length();
    Pass.put(String.join("\n", entries.lines(lexeme)), out);
    lengths.add(out.length() - start);
  }

  private long offset;

  private void indexed(int i, Utf8Buffer out) {
    int start = out.length();
    store.strings().appendPlain(store.lexemes().lemma(order[i]), out);
    out.put((byte) 0);
    number((int) offset, out);
    number(lengths.getInt(i), out);
    offset += lengths.getInt(i);
    indexLength += out.length() - start;
  }

  private static void number(int value, Utf8Buffer out) {
    for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      out.put((byte) (value >>> shift));
    }
  }

  private void description(StringBuilder out) {
    List<Credit> credits = Credit.of(scope);
    out.append("StarDict's dict ifo file\nversion=2.4.2\nbookname=Lexhub ");
    out.append(scope.title()).append("\nwordcount=").append(order.length);
    out.append("\nidxfilesize=").append(indexLength);
    out.append("\nsametypesequence=m\nauthor=Lexhub\ndescription=");
    out.append(Credit.lines(credits).replace("\n", "<br>").replace("\r", " "));
    out.append('\n');
  }
}
