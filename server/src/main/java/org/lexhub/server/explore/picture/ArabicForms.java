package org.lexhub.server.explore.picture;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.DecompositionType;
import com.ibm.icu.lang.UCharacter.JoiningType;
import com.ibm.icu.lang.UProperty;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces letters of the Arabic script by the code points of their forms between their neighbours
 * (Unicode Standard, section 9.2). ICU's {@code ArabicShaping} knows only the letters of Arabic,
 * not those of Persian, Urdu and others.
 */
final class ArabicForms {
  private static final int LAM = 0x0644;

  /** The forms of a text of one letter, or of lam and alef: isolated, final, initial, medial. */
  private static final Map<String, int[]> FORMS = forms();

  private ArabicForms() {}

  private static Map<String, int[]> forms() {
    Map<String, int[]> forms = new HashMap<>();
    addForms(0xFB50, 0xFBFF, forms);
    addForms(0xFE80, 0xFEFC, forms);
    return forms;
  }

  private static void addForms(int first, int last, Map<String, int[]> forms) {
    for (int code = first; code <= last; code++) {
      int form = form(UCharacter.getIntPropertyValue(code, UProperty.DECOMPOSITION_TYPE));
      String plain = Normalizer.normalize(Character.toString(code), Normalizer.Form.NFKC);
      boolean pair = plain.length() == 2 && plain.codePointAt(0) == LAM && code >= 0xFEF5;
      if (form >= 0 && (plain.length() == 1 || pair)) {
        forms.computeIfAbsent(plain, key -> new int[4])[form] = code;
      }
    }
  }

  private static int form(int decomposition) {
    return switch (decomposition) {
      case DecompositionType.ISOLATED -> 0;
      case DecompositionType.FINAL -> 1;
      case DecompositionType.INITIAL -> 2;
      case DecompositionType.MEDIAL -> 3;
      default -> -1;
    };
  }

  /** Returns a text in logical order with the forms of its letters. */
  static String of(String text) {
    int[] codes = text.codePoints().toArray();
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < codes.length; i++) {
      int before = joins(codes, i, -1) ? 1 : 0;
      if (codes[i] == LAM && i + 1 < codes.length) {
        Integer pair = found(Character.toString(LAM) + Character.toString(codes[i + 1]), before);
        if (pair != null) {
          out.appendCodePoint(pair);
          i++;
          continue;
        }
      }
      Integer form = found(Character.toString(codes[i]), before + (joins(codes, i, 1) ? 2 : 0));
      out.appendCodePoint(form == null ? codes[i] : form);
    }
    return out.toString();
  }

  private static @Nullable Integer found(String plain, int form) {
    int[] forms = FORMS.get(plain);
    return forms == null || forms[form] == 0 ? null : forms[form];
  }

  /** Returns whether a letter joins its neighbour: both letters must be able to. */
  private static boolean joins(int[] codes, int i, int step) {
    int other = i + step;
    while (other >= 0 && other < codes.length && type(codes[other]) == JoiningType.TRANSPARENT) {
      other += step;
    }
    if (other < 0 || other >= codes.length) {
      return false;
    }
    int earlier = type(codes[Math.min(i, other)]);
    int later = type(codes[Math.max(i, other)]);
    return (earlier == JoiningType.DUAL_JOINING || earlier == JoiningType.JOIN_CAUSING)
        && (later == JoiningType.DUAL_JOINING
            || later == JoiningType.RIGHT_JOINING
            || later == JoiningType.JOIN_CAUSING);
  }

  private static int type(int code) {
    return UCharacter.getIntPropertyValue(code, UProperty.JOINING_TYPE);
  }
}
