package org.lexhub.store.fold;

import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The rules of {@code fold.tsv}, based on the Unicode tables of the JDK. The main method writes the
 * table; a test compares the two.
 */
final class FoldRules {
  private static final String BLANK = " ";
  private static final int KATAKANA_ABOVE_HIRAGANA = 0x60;

  /** Letters that Unicode does not decompose, with the letters that people type instead. */
  private static final String LETTERS =
      "ßss ẞss æae œoe øo łl đd ðd þth ħh ıi ȷj ŧt ŋn ĸk ƀb ɓb ƈc ɕc ɖd ɗd ɛe ɠg ǥg ɣg ɨi ɩi ƙk ƚl ɫl"
          + " ɲn ɱm ɔo ɵo ƥp ɍr ɽr ʂs ʈt ƭt ʉu ʊu ʋv ƴy ɏy ƶz ȼc ɇe ɉj ⱥa ⱦt əe"
          + " ىي یي ےي کك ةه ۃه ہه ھه ەه ٱا ςσ ךכ םמ ןנ ףפ ץצ װוו ױוי ײיי"
          + " ँं ৎত্ ൺണ് ൻന് ർര് ൽല് ൾള് ൿക്";

  private static final String APOSTROPHES = "'’‘‛`´ʹʻʼʽˈ′＇՚ꞌ׳ʾʿ";
  private static final String QUOTES = "\"“”„‟«»″״";

  private final Map<Integer, String> letters = new HashMap<>();

  FoldRules() {
    for (String pair : LETTERS.split(" ", -1)) {
      int letter = pair.codePointAt(0);
      letters.put(letter, pair.substring(Character.charCount(letter)));
    }
  }

  /** Returns the folding of a code point, without composition with adjacent ones. */
  String fold(int codePoint) {
    String text = Character.toString(codePoint);
    for (String before = ""; !before.equals(text); ) {
      before = text;
      StringBuilder out = new StringBuilder();
      before.codePoints().forEach(c -> out.append(step(c)));
      text = Normalizer.normalize(out, Normalizer.Form.NFC);
    }
    return text;
  }

  private String step(int c) {
    String own = special(c);
    if (own != null) {
      return own;
    }
    String apart = keptWhole(c) ? Character.toString(c) : decompose(c);
    StringBuilder out = new StringBuilder();
    apart
        .codePoints()
        .forEach(part -> {
          String specialPart = special(part);
          out.append(
              specialPart != null
                  ? specialPart
                  : Character.toString(Character.toLowerCase(Character.toUpperCase(part))));
        });
    return Normalizer.normalize(out, Normalizer.Form.NFC);
  }

  /** Removes the blank that compatibility decomposition puts before a mark. */
  private static String decompose(int c) {
    String apart = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD);
    return apart.length() > 1 && apart.charAt(0) == ' ' ? apart.substring(1) : apart;
  }

  private @Nullable String special(int c) {
    if (c < 0x10000 && APOSTROPHES.indexOf(c) >= 0) {
      return "";
    }
    if (c < 0x10000 && QUOTES.indexOf(c) >= 0) {
      return "\"";
    }
    if (isBlank(c)) {
      return BLANK;
    }
    if (isDropped(c)) {
      return "";
    }
    if ((c >= 0x30A1 && c <= 0x30F6) || c == 0x30FD || c == 0x30FE) {
      return Character.toString(c - KATAKANA_ABOVE_HIRAGANA);
    }
    if (Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER) {
      return Integer.toString(Character.digit(c, 10));
    }
    return letters.get(c);
  }

  private static boolean isBlank(int c) {
    return switch (Character.getType(c)) {
      case Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.CONTROL,
          Character.CONNECTOR_PUNCTUATION ->
          true;
      case Character.DASH_PUNCTUATION -> c != 0x301C && c != 0x3030;
      default -> c == 0x2212;
    };
  }

  /**
   * Invisible format characters, tatweel, nukta of Devanagari, and the marks that are diacritics of
   * their script.
   */
  private static boolean isDropped(int c) {
    int type = Character.getType(c);
    if (type == Character.FORMAT || c == 0x0640 || c == 0x093C) {
      return true;
    }
    if (type != Character.NON_SPACING_MARK && type != Character.ENCLOSING_MARK) {
      return false;
    }
    if (c == 0x3099 || c == 0x309A) {
      return false;
    }
    return switch (Character.UnicodeScript.of(c)) {
      case INHERITED, COMMON, LATIN, GREEK, CYRILLIC, HEBREW, ARABIC, SYRIAC ->
          !(c >= 0x302A && c <= 0x302F) && !vedic(c);
      default -> false;
    };
  }

  /** Returns whether a mark is shared by the scripts of India only. */
  private static boolean vedic(int c) {
    return c == 0x0951 || c == 0x0952 || (c >= 0x1CD0 && c <= 0x1CFF);
  }

  private static boolean keptWhole(int c) {
    return c == 0x0E33 || c == 0x0EB3;
  }

  /** Returns every code point that folding changes, with its folding. */
  Map<Integer, String> mappings() {
    Map<Integer, String> result = new TreeMap<>();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (!Character.isDefined(c) || (c >= 0xD800 && c <= 0xDFFF) || (c >= 0xAC00 && c <= 0xD7A3)) {
        continue;
      }
      String folded = fold(c);
      if (!folded.equals(Character.toString(c))) {
        result.put(c, folded);
      }
    }
    return result;
  }

  /** Returns the pairs of folded code points that Unicode writes as one. */
  Map<String, Integer> compositions() {
    Map<String, Integer> result = new TreeMap<>();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (!Character.isDefined(c) || (c >= 0xD800 && c <= 0xDFFF) || (c >= 0xAC00 && c <= 0xD7A3)) {
        continue;
      }
      String whole = Character.toString(c);
      String apart = Normalizer.normalize(whole, Normalizer.Form.NFD);
      if (!Normalizer.normalize(whole, Normalizer.Form.NFC).equals(whole)
          || apart.codePointCount(0, apart.length()) < 2
          || !fold(c).equals(whole)) {
        continue;
      }
      int last = apart.codePointBefore(apart.length());
      String head =
          Normalizer.normalize(
              apart.substring(0, apart.length() - Character.charCount(last)), Normalizer.Form.NFC);
      if (head.codePointCount(0, head.length()) == 1) {
        result.put(head + Character.toString(last), c);
      }
    }
    return result;
  }

  /** Returns the text of the resource. */
  String table() {
    StringBuilder out = new StringBuilder();
    Map<Integer, String> mappings = mappings();
    for (Map.Entry<Integer, String> entry : mappings.entrySet()) {
      out.append(Integer.toHexString(entry.getKey())).append('\t').append(hex(entry.getValue()));
      out.append('\n');
    }
    compositions()
        .forEach((pair, whole) ->
            out.append(hex(pair)).append("\t=").append(Integer.toHexString(whole)).append('\n'));
    return out.toString();
  }

  private static String hex(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(c -> {
          if (!out.isEmpty()) {
            out.append(' ');
          }
          out.append(Integer.toHexString(c));
        });
    return out.toString();
  }

  /** Writes the table to the given path. */
  public static void main(String[] arguments) throws Exception {
    Files.writeString(Path.of(arguments[0]), new FoldRules().table());
  }
}
