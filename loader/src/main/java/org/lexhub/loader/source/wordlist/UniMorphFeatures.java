package org.lexhub.loader.source.wordlist;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/** Translates tags of the UniMorph schema ({@code V;V.PTCP;PST}) into words. */
final class UniMorphFeatures {
  private UniMorphFeatures() {}

  /** Returns the part of speech at the start of a list of tags, or null if it is unknown. */
  static @Nullable Pos pos(String bundle) {
    int end = bundle.indexOf(';');
    String head = end < 0 ? bundle : bundle.substring(0, end);
    return switch (head) {
      case "N" -> Pos.NOUN;
      case "PROPN" -> Pos.NAME;
      case "ADJ" -> Pos.ADJ;
      case "PRO" -> Pos.PRON;
      case "ADV" -> Pos.ADV;
      case "DET", "ART" -> Pos.DET;
      case "NUM" -> Pos.NUM;
      case "ADP" -> Pos.ADP;
      case "PART" -> Pos.PARTICLE;
      case "CONJ" -> Pos.CONJ;
      case "INTJ" -> Pos.INTJ;
      case "AUX" -> Pos.AUX;
      default -> head.equals("V") || head.startsWith("V.") ? Pos.VERB : null;
    };
  }

  /** Returns the features after the part of speech; a tag without a word here in lower case. */
  static List<String> features(String bundle) {
    List<String> features = new ArrayList<>();
    for (String tag : bundle.split(";", -1)) {
      if (!tag.isEmpty() && (features.isEmpty() ? !isPos(tag) : true)) {
        features.add(word(tag));
      }
    }
    return features;
  }

  private static boolean isPos(String tag) {
    return pos(tag) != null && !tag.startsWith("V.");
  }

  private static String word(String tag) {
    return switch (tag) {
      case "PST" -> "past";
      case "PRS" -> "present";
      case "FUT" -> "future";
      case "NFIN" -> "infinitive";
      case "V.PTCP" -> "participle";
      case "V.CVB" -> "converb";
      case "V.MSDR" -> "masdar";
      case "SG" -> "singular";
      case "PL" -> "plural";
      case "DU" -> "dual";
      case "1" -> "first-person";
      case "2" -> "second-person";
      case "3" -> "third-person";
      case "IND" -> "indicative";
      case "SBJV" -> "subjunctive";
      case "IMP" -> "imperative";
      case "COND" -> "conditional";
      case "ACT" -> "active";
      case "PASS" -> "passive";
      case "PFV" -> "perfective";
      case "IPFV" -> "imperfective";
      case "NOM" -> "nominative";
      case "ACC" -> "accusative";
      case "GEN" -> "genitive";
      case "DAT" -> "dative";
      case "INS" -> "instrumental";
      case "VOC" -> "vocative";
      case "MASC" -> "masculine";
      case "FEM" -> "feminine";
      case "NEUT" -> "neuter";
      case "DEF" -> "definite";
      case "INDF" -> "indefinite";
      case "CMPR" -> "comparative";
      case "SPRL" -> "superlative";
      default -> tag.toLowerCase(Locale.ROOT);
    };
  }
}
