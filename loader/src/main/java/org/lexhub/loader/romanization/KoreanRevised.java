package org.lexhub.loader.romanization;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Revised Romanization of Korean of 2000, by pronunciation: a final consonant moves to a following
 * vowel and is assimilated to a following consonant, so 한국말 is hangungmal and 독립 is dongnip.
 */
final class KoreanRevised {
  private static final int FIRST = 0xAC00;
  private static final int LAST = 0xD7A3;
  private static final int VOWELS = 21;
  private static final int FINALS = 28;
  private static final String[] INITIAL =
      "g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h".split(",", -1);
  private static final String[] VOWEL =
      "a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i".split(",", -1);

  /** How each final sounds at the end of a word or before most consonants. */
  private static final String[] FINAL =
      ",k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t".split(",", -1);

  /** The initials that finals become before a vowel, and the last letter of clusters. */
  private static final String[] MOVED =
      ",g,kk,s,n,j,,d,r,g,m,b,s,t,p,r,m,b,s,s,ss,,j,ch,k,t,p,".split(",", -1);

  /** The finals that remain of clusters before a vowel. */
  private static final Map<Integer, String> REMAINING =
      Map.of(3, "k", 5, "n", 9, "l", 10, "l", 11, "l", 12, "l", 13, "l", 14, "l", 18, "p");

  // Numbers of initials.
  private static final int G = 0;
  private static final int N = 2;
  private static final int D = 3;
  private static final int R = 5;
  private static final int M = 6;
  private static final int S = 9;
  private static final int SILENT = 11;
  private static final int J = 12;
  private static final int H = 18;
  private static final int VOWEL_I = 20;

  // Numbers of finals.
  private static final int FINAL_NJ = 5;
  private static final int FINAL_NH = 6;
  private static final int FINAL_D = 7;
  private static final int FINAL_LG = 9;
  private static final int FINAL_LH = 15;
  private static final int FINAL_B = 17;
  private static final int FINAL_S = 19;
  private static final int FINAL_NG = 21;
  private static final int FINAL_J = 22;
  private static final int FINAL_T = 25;
  private static final int FINAL_H = 27;

  private KoreanRevised() {}

  /** Returns a text in Latin letters, or null if it has foreign letters other than syllables. */
  static @Nullable String of(String text) {
    StringBuilder out = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (isSyllable(c)) {
        char before = at > 0 ? text.charAt(at - 1) : ' ';
        char after = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        out.append(start(before, c)).append(VOWEL[vowel(c)]).append(end(c, after));
      } else if (LatinText.isForeign(c)) {
        return null;
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static boolean isSyllable(char c) {
    return c >= FIRST && c <= LAST;
  }

  private static int initial(char c) {
    return (c - FIRST) / (VOWELS * FINALS);
  }

  private static int vowel(char c) {
    return (c - FIRST) / FINALS % VOWELS;
  }

  private static int last(char c) {
    return (c - FIRST) % FINALS;
  }

  private static String start(char before, char c) {
    int initial = initial(c);
    if (!isSyllable(before)) {
      return INITIAL[initial];
    }
    int last = last(before);
    boolean dropsH = last == FINAL_H || last == FINAL_NH || last == FINAL_LH;
    return switch (initial) {
      case SILENT -> moved(last, vowel(c));
      case H -> aspirated(last, vowel(c));
      case G, D, J -> dropsH ? (initial == G ? "k" : initial == D ? "t" : "ch") : INITIAL[initial];
      case R -> afterFinal(FINAL[last]);
      case N -> FINAL[last].equals("l") ? "l" : "n";
      default -> INITIAL[initial];
    };
  }

  private static String moved(int last, int vowel) {
    if (vowel == VOWEL_I && last == FINAL_T) {
      return "ch";
    }
    if (vowel == VOWEL_I && last == FINAL_D) {
      return "j";
    }
    return last == FINAL_NH ? "n" : MOVED[last];
  }

  private static String aspirated(int last, int vowel) {
    return switch (last) {
      case FINAL_B -> "p";
      case 1, FINAL_LG -> "k";
      case FINAL_D -> vowel == VOWEL_I ? "ch" : "t";
      case FINAL_S -> "t";
      case FINAL_J, FINAL_NJ -> "ch";
      case FINAL_T -> vowel == VOWEL_I ? "ch" : "h";
      default -> "h";
    };
  }

  private static String afterFinal(String sound) {
    return switch (sound) {
      case "l", "n" -> "l";
      case "m", "ng", "k", "p", "t" -> "n";
      default -> "r";
    };
  }

  private static String end(char c, char after) {
    int last = last(c);
    String sound = FINAL[last];
    if (last == 0) {
      return "";
    }
    if (!isSyllable(after)) {
      return sound;
    }
    int next = initial(after);
    return switch (next) {
      case SILENT -> last == FINAL_NG ? sound : REMAINING.getOrDefault(last, "");
      case G, D, J, S -> last == FINAL_H ? "" : sound;
      case N, M -> last == FINAL_H ? "n" : nasal(sound);
      case R -> sound.equals("n") ? "l" : last == FINAL_H ? "t" : nasal(sound);
      case H -> beforeH(last, sound);
      default -> sound;
    };
  }

  private static String nasal(String sound) {
    return switch (sound) {
      case "k" -> "ng";
      case "t" -> "n";
      case "p" -> "m";
      default -> sound;
    };
  }

  private static String beforeH(int last, String sound) {
    return switch (last) {
      case 1, FINAL_B, FINAL_D, FINAL_S, FINAL_J, FINAL_H -> "";
      case FINAL_LG -> "l";
      default -> sound;
    };
  }
}
