package org.lexhub.loader.source.japanese;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.japanese.JmdictEntry.Sense;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Interprets the codes of JMdict. */
final class JmdictTags {
  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("comp", "computing"),
          Map.entry("med", "medicine"),
          Map.entry("math", "mathematics"),
          Map.entry("physics", "physics"),
          Map.entry("chem", "chemistry"),
          Map.entry("bot", "botany"),
          Map.entry("zool", "zoology"),
          Map.entry("biol", "biology"),
          Map.entry("ling", "linguistics"),
          Map.entry("gramm", "grammar"),
          Map.entry("law", "law"),
          Map.entry("mil", "military"),
          Map.entry("music", "music"),
          Map.entry("food", "cooking"),
          Map.entry("Buddh", "Buddhism"),
          Map.entry("Shinto", "Shinto"),
          Map.entry("Christn", "Christianity"),
          Map.entry("astron", "astronomy"),
          Map.entry("geol", "geology"),
          Map.entry("geom", "geometry"),
          Map.entry("anat", "anatomy"),
          Map.entry("archit", "architecture"),
          Map.entry("bus", "business"),
          Map.entry("econ", "economics"),
          Map.entry("finc", "finance"),
          Map.entry("engr", "engineering"),
          Map.entry("sports", "sports"),
          Map.entry("baseb", "baseball"),
          Map.entry("sumo", "sumo"),
          Map.entry("MA", "martial arts"),
          Map.entry("mahj", "mahjong"),
          Map.entry("shogi", "shogi"),
          Map.entry("philos", "philosophy"),
          Map.entry("psych", "psychology"));

  private JmdictTags() {}

  /** Returns the part of speech of the first code that has one, or null. */
  static @Nullable Pos pos(List<String> codes) {
    for (String code : codes) {
      Pos pos = pos(code);
      if (pos != null) {
        return pos;
      }
    }
    return null;
  }

  private static @Nullable Pos pos(String code) {
    if (code.matches("v[1-5nrstzik].*|vi|vt|vs-.*|cop.*")) {
      return code.startsWith("cop") ? Pos.AUX : Pos.VERB;
    }
    return switch (code) {
      case "n", "n-t", "n-adv", "vs", "n-pr" -> code.equals("n-pr") ? Pos.NAME : Pos.NOUN;
      case "adv", "adv-to" -> Pos.ADV;
      case "n-pref", "pref" -> Pos.PREFIX;
      case "n-suf", "suf" -> Pos.SUFFIX;
      case "pn" -> Pos.PRON;
      case "int" -> Pos.INTJ;
      case "conj" -> Pos.CONJ;
      case "prt" -> Pos.PARTICLE;
      case "ctr" -> Pos.CLASSIFIER;
      case "num" -> Pos.NUM;
      case "exp" -> Pos.PHRASE;
      case "aux", "aux-v", "aux-adj" -> Pos.AUX;
      default -> code.startsWith("adj") ? Pos.ADJ : null;
    };
  }

  /** Returns the register that the first code with one names, or null. */
  static @Nullable Register register(List<String> codes) {
    for (String code : codes) {
      Register register =
          switch (code) {
            case "arch" -> Register.ARCHAIC;
            case "obs" -> Register.OBSOLETE;
            case "dated" -> Register.DATED;
            case "hist" -> Register.HISTORICAL;
            case "rare", "obsc" -> Register.RARE;
            case "col" -> Register.COLLOQUIAL;
            case "fam" -> Register.INFORMAL;
            case "form" -> Register.FORMAL;
            case "sl", "net-sl", "m-sl" -> Register.SLANG;
            case "vulg", "X" -> Register.VULGAR;
            case "derog", "sens" -> Register.DEROGATORY;
            case "poet", "litf" -> Register.LITERARY;
            case "hon" -> Register.HONORIFIC;
            case "hum" -> Register.HUMBLE;
            case "pol" -> Register.POLITE;
            case "chn" -> Register.CHILDISH;
            case "joc" -> Register.HUMOROUS;
            case "euph" -> Register.EUPHEMISTIC;
            case "dialect" -> Register.DIALECTAL;
            default -> null;
          };
      if (register != null) {
        return register;
      }
    }
    return null;
  }

  /** Returns the subject field of the first code, or null. */
  static @Nullable String domain(List<String> codes) {
    return codes.isEmpty() ? null : FIELDS.getOrDefault(codes.get(0), codes.get(0));
  }

  /** Writes a sense that is only explained, as a new meaning. */
  static void explained(
      RecordSink sink, String lemma, Pos pos, List<TextRecord> definitions, Sense sense) {
    if (definitions.isEmpty()) {
      return;
    }
    TextRecord first = definitions.get(0);
    CRC32C crc = new CRC32C();
    crc.update(first.text().getBytes(StandardCharsets.UTF_8));
    String key = "jmdict:" + lemma + ":" + pos.code() + ":" + String.format("%08x", crc.getValue());
    boolean english = first.languageCode().equals("eng");
    sink.meaning(new MeaningRecord(key, null, pos, null, english ? first.text() : null));
    sink.definition(key, first.languageCode(), first.text());
    LexemeRecord.Builder lexeme = LexemeRecord.builder("jpn", lemma, pos);
    lexeme.sense(
        new SenseRecord(
            key,
            0,
            first.text(),
            register(sense.misc),
            domain(sense.fields),
            0,
            1.0,
            definitions,
            sense.examples));
    sink.lexeme(lexeme.build());
  }
}
