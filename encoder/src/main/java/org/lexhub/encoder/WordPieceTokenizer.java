package org.lexhub.encoder;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;

/**
 * Splits texts into word pieces as uncased BERT models do: text in lower case without accents and
 * control characters, split at blanks, punctuation and Chinese characters; then the longest piece
 * of the vocabulary from the left, where pieces inside a word begin with {@code ##}. See Devlin et
 * al., "BERT", NAACL 2019, and the {@code BertNormalizer} and {@code WordPiece} of the tokenizer
 * files. Safe for any number of threads.
 */
final class WordPieceTokenizer {
  private static final String UNKNOWN = "[UNK]";
  private static final String FIRST = "[CLS]";
  private static final String LAST = "[SEP]";
  private static final String INSIDE = "##";

  /** The maximum number of characters of a word; a longer one is unknown. */
  private static final int MAX_WORD = 100;

  private final Object2IntMap<String> vocabulary;
  private final int maxPieces;
  private final int unknown;
  private final int first;
  private final int last;

  /**
   * Creates a tokenizer.
   *
   * @param vocabulary the pieces and their numbers
   * @param maxPieces the maximum number of pieces of a text, with both marks
   * @throws IllegalArgumentException if the vocabulary lacks a mark
   */
  WordPieceTokenizer(Map<String, Integer> vocabulary, int maxPieces) {
    this.vocabulary = new Object2IntOpenHashMap<>(vocabulary);
    this.vocabulary.defaultReturnValue(-1);
    this.maxPieces = maxPieces;
    unknown = mark(UNKNOWN);
    first = mark(FIRST);
    last = mark(LAST);
  }

  private int mark(String mark) {
    int id = vocabulary.getInt(mark);
    if (id < 0) {
      throw new IllegalArgumentException("the vocabulary has no " + mark);
    }
    return id;
  }

  /** Returns the pieces of a text; those beyond the maximum are left out. */
  WordPieces split(String text) {
    WordPieces pieces = new WordPieces();
    pieces.add(first, -1, -1);
    CleanWord word = new CleanWord();
    int at = 0;
    while (at < text.length() && pieces.size() < maxPieces) {
      int point = text.codePointAt(at);
      int next = at + Character.charCount(point);
      if (isBlank(point)) {
        addWord(word, pieces);
      } else if (isPunctuation(point) || isChinese(point)) {
        addWord(word, pieces);
        word.add(Character.toString(point), at, next);
        addWord(word, pieces);
      } else if (isText(point)) {
        addLetter(point, at, next, word, pieces);
      }
      at = next;
    }
    addWord(word, pieces);
    pieces.cut(maxPieces - 1);
    pieces.add(last, -1, -1);
    return pieces;
  }

  /** Adds the letters of a character without its accents. */
  private void addLetter(int point, int at, int next, CleanWord word, WordPieces pieces) {
    if (point < 0x80) {
      word.add((char) Character.toLowerCase(point), at, next);
      return;
    }
    String bare = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFD);
    String lower = bare.toLowerCase(Locale.ROOT);
    lower
        .codePoints()
        .filter(each -> Character.getType(each) != Character.NON_SPACING_MARK)
        .forEach(each -> {
          boolean mark = isPunctuation(each);
          if (mark) {
            addWord(word, pieces);
          }
          word.add(Character.toString(each), at, next);
          if (mark) {
            addWord(word, pieces);
          }
        });
  }

  /** Adds the pieces of a word, from the left the longest ones, and clears the word. */
  private void addWord(CleanWord word, WordPieces out) {
    int before = out.size();
    int at = 0;
    while (at < word.length()) {
      int end = word.length() > MAX_WORD ? at : endOfPiece(word, at);
      if (end == at) {
        out.cut(before);
        out.add(unknown, word.start(0), word.end(word.length() - 1));
        break;
      }
      out.add(vocabulary.getInt(piece(word, at, end)), word.start(at), word.end(end - 1));
      at = end;
    }
    word.clear();
  }

  /** Returns the end of the longest piece that begins at a letter, or that letter for none. */
  private int endOfPiece(CleanWord word, int at) {
    int end = word.length();
    while (end > at && !vocabulary.containsKey(piece(word, at, end))) {
      end--;
    }
    return end;
  }

  private static String piece(CleanWord word, int from, int to) {
    return from == 0 ? word.text(from, to) : INSIDE + word.text(from, to);
  }

  private static boolean isBlank(int point) {
    return point == '\t'
        || point == '\n'
        || point == '\r'
        || Character.getType(point) == Character.SPACE_SEPARATOR;
  }

  private static boolean isText(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> point != 0 && point != 0xFFFD;
    };
  }

  private static boolean isPunctuation(int point) {
    if (point < 0x80) {
      return point > ' ' && point < 0x7F && !Character.isLetterOrDigit(point);
    }
    return switch (Character.getType(point)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  private static boolean isChinese(int point) {
    return (point >= 0x4E00 && point <= 0x9FFF)
        || (point >= 0x3400 && point <= 0x4DBF)
        || (point >= 0x20000 && point <= 0x2CEAF)
        || (point >= 0xF900 && point <= 0xFAFF)
        || (point >= 0x2F800 && point <= 0x2FA1F);
  }
}
