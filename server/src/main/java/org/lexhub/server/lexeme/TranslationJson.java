package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;

/** Writes the members that the translations of several endpoints share. */
public final class TranslationJson {
  /** The name of the object with the parts of a confidence. */
  public static final JsonName EXPLAIN = JsonName.of("explain");

  private static final JsonName SOURCE_LINK = JsonName.of("source_link");
  private static final JsonName TARGET_LINK = JsonName.of("target_link");
  private static final JsonName PRIOR = JsonName.of("prior");
  private static final JsonName EVIDENCE = JsonName.of("evidence");
  private static final JsonName SOURCE_SOURCES = JsonName.of("source_sources");
  private static final JsonName TARGET_SOURCES = JsonName.of("target_sources");

  private TranslationJson() {}

  /** Writes the language of a lexeme. */
  public static void language(Store store, int lexeme, JsonOut json) {
    LanguageCode.write(json, MemberNames.LANGUAGE, store, store.lexemes().language(lexeme));
  }

  /** Writes the lemma of a lexeme under a name. */
  public static void lemma(Store store, JsonName name, int lexeme, JsonOut json) {
    json.name(name).text(store.strings(), store.lexemes().lemma(lexeme));
  }

  /** Writes part of speech, confidence and id of a lexeme. */
  public static void confidence(Store store, int lexeme, int confidenceBasisPoints, JsonOut json) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.POS).ascii(lexemes.posOf(lexeme).code());
    json.name(MemberNames.CONFIDENCE).basisPoints(confidenceBasisPoints);
    json.name(MemberNames.LEXEME_ID).number(lexemes.id(lexeme));
  }

  /** Writes the parts of the confidence of the current sense of {@code runs}. */
  public static void explain(Store store, SenseRuns runs, JsonOut json) {
    explain(store, runs.origin(), runs.sense(), json);
  }

  /**
   * Writes the parts of the confidence of a pair of senses, which is the product of the confidences
   * of their links to the meaning: both links with the sources that assert them.
   *
   * @param source the source sense, or -1 for none: then there is only the link of the target
   */
  public static void explain(Store store, int source, int target, JsonOut json) {
    json.name(EXPLAIN).beginObject();
    links(store, source, target, json);
    json.endObject();
  }

  /** Writes the confidences of the links of a pair of senses and the sources that assert them. */
  public static void links(Store store, int source, int target, JsonOut json) {
    linkConfidences(store, source, target, json);
    if (source >= 0) {
      sources(store, SOURCE_SOURCES, source, json);
    }
    sources(store, TARGET_SOURCES, target, json);
  }

  /** Writes the confidences of the links of a pair of senses. */
  static void linkConfidences(Store store, int source, int target, JsonOut json) {
    SenseTable senses = store.senses();
    if (source >= 0) {
      json.name(SOURCE_LINK).basisPoints(senses.confidence(source));
    }
    json.name(TARGET_LINK).basisPoints(senses.confidence(target));
  }

  private static void sources(Store store, JsonName name, int sense, JsonOut json) {
    SenseTable senses = store.senses();
    json.name(name).beginArray();
    for (int i = 0; i < senses.sourceCount(sense); i++) {
      int source = senses.sourceAt(sense, i);
      json.beginObject();
      json.name(MemberNames.SOURCE).text(store.strings(), store.sources().name(source));
      json.name(PRIOR).basisPoints(store.sources().prior(source));
      json.name(EVIDENCE).basisPoints(100 * senses.sourceEvidence100(sense, i));
      json.endObject();
    }
    json.endArray();
  }
}
