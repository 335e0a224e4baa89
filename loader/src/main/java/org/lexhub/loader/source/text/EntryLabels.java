package org.lexhub.loader.source.text;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/**
 * Interprets the abbreviations by which bilingual dictionaries describe words and senses, in
 * English, German, French and the other languages that FreeDict uses.
 */
public final class EntryLabels {
  private static final Pattern VERB = Pattern.compile("v\\.?(i|t|ti|tr|intr|r|1)?|irrv|cop|phrv");
  private static final Pattern TERM =
      Pattern.compile(",? etc\\.? ?term$| terminology$| term$|\\.$");
  private static final Map<String, Register> REGISTERS = new HashMap<>();
  private static final Map<String, String> DOMAINS = new HashMap<>();

  static {
    put(Register.COLLOQUIAL, "coll. coll colloq. coloq. ugs. pop. colloquialism hovor");
    put(Register.INFORMAL, "fam. fam familiar familiar_language");
    put(Register.SLANG, "slang male_slang");
    put(Register.VULGAR, "vulg. vulg vulgar_expression_or_word");
    put(Register.DEROGATORY, "pej. péj. péjoratif derog. derogatory_or_disparaging");
    put(Register.LITERARY, "poet. lit. kniž. poetical_term");
    put(Register.FORMAL, "geh.");
    put(Register.TECHNICAL, "techn.");
    put(Register.HUMOROUS, "humor. iron. jocular_humorous_term");
    put(Register.OBSOLETE, "obs. veraltet obsolete_term");
    put(Register.DATED, "veraltend old-fashioned");
    put(Register.ARCHAIC, "altertümlich anc. ancien archaism");
    put(Register.RARE, "selten rarely obscure_term");
    put(Register.HISTORICAL, "hist.");
    put(Register.EUPHEMISTIC, "euphem.");
    put(Register.DIALECTAL, "dial. regional");
    put(Register.HONORIFIC, "honorific_or_respectful_(sonkeigo)_language");
    put(Register.HUMBLE, "humble_(kenjougo)_language");
    put(Register.POLITE, "polite_(teineigo)_language");
    put(Register.CHILDISH, "children's_language");
    String[][] domains = {
      {"medicine", "med. med"},
      {"computing", "comp. comp info. it computer"},
      {"finance", "fin. fin"},
      {"botany", "bot. bot"},
      {"zoology", "zool. zool"},
      {"construction", "constr."},
      {"chemistry", "chem. chem"},
      {"economics", "econ. eko"},
      {"law", "jur."},
      {"administration", "adm."},
      {"music", "mus. mus musique"},
      {"mathematics", "math. math mat"},
      {"physics", "phys. phy fyz"},
      {"grammar", "gram. gram"},
      {"linguistics", "ling. ling"},
      {"geology", "geol. geol"},
      {"geography", "geogr. geo"},
      {"biology", "biol. bio"},
      {"military", "mil. mil voj"},
      {"religion", "relig. relig"},
      {"astronomy", "astron. astr"},
      {"politics", "pol. pol"},
      {"electricity", "electr. élec. el"},
      {"anatomy", "anat. anat"},
      {"cooking", "cook. cul food"},
      {"aviation", "aviat."},
      {"nautical", "naut. naut"},
      {"technology", "techn. tech"},
      {"mechanics", "méca."}
    };
    for (String[] domain : domains) {
      for (String written : domain[1].split(" ", -1)) {
        DOMAINS.put(written, domain[0]);
      }
    }
  }

  private EntryLabels() {}

  private static void put(Register register, String written) {
    for (String each : written.split(" ", -1)) {
      REGISTERS.put(each.replace('_', ' '), register);
    }
  }

  /**
   * Returns the part of speech that one or more labels between commas name, or null: for example
   * {@code vt}, {@code n, fem} or {@code Godan verb with `u' ending}.
   */
  public static @Nullable Pos pos(String written) {
    for (String label : written.split(",", -1)) {
      Pos pos = single(label.strip().toLowerCase(Locale.ROOT));
      if (pos != null) {
        return pos;
      }
    }
    return null;
  }

  private static @Nullable Pos single(String label) {
    if (label.isEmpty()) {
      return null;
    }
    if (VERB.matcher(label).matches()) {
      return Pos.VERB;
    }
    Pos pos = Pos.parse(label);
    return pos == null ? described(label) : pos;
  }

  /** Returns the part of speech in a description, as JMdict and Wiktionary write it. */
  private static @Nullable Pos described(String label) {
    String text = label.replace("phraseologicalunit", "idiom");
    for (Map.Entry<String, Pos> each :
        List.of(
            Map.entry("noun or participle which takes", Pos.NOUN),
            Map.entry("adjectiv", Pos.ADJ),
            Map.entry("adverb", Pos.ADV),
            Map.entry("pronoun", Pos.PRON),
            Map.entry("proper noun", Pos.NAME),
            Map.entry("auxiliary", Pos.AUX),
            Map.entry("interjection", Pos.INTJ),
            Map.entry("conjunction", Pos.CONJ),
            Map.entry("particle", Pos.PARTICLE),
            Map.entry("numer", Pos.NUM),
            Map.entry("counter", Pos.CLASSIFIER),
            Map.entry("expression", Pos.PHRASE),
            Map.entry("idiom", Pos.IDIOM),
            Map.entry("noun", Pos.NOUN),
            Map.entry("verb", Pos.VERB))) {
      if (text.contains(each.getKey())) {
        return each.getValue();
      }
    }
    return null;
  }

  /** Returns the register that a label names, or null. */
  public static @Nullable Register register(String written) {
    String label = written.strip().toLowerCase(Locale.ROOT);
    Register register = REGISTERS.get(label);
    return register == null ? Register.parse(label) : register;
  }

  /** Returns the subject field of a label, written in full where the abbreviation is known. */
  public static String domain(String written) {
    String label = written.strip().toLowerCase(Locale.ROOT);
    String known = DOMAINS.get(label);
    return known == null ? TERM.matcher(label).replaceFirst("") : known;
  }

  /**
   * Sets the gender of a lexeme.
   *
   * @param written one or more labels between commas, of which the first that names a gender counts
   * @return whether one does
   */
  public static boolean gender(LexemeRecord.Builder lexeme, String written) {
    for (String label : written.split("[,;]", -1)) {
      String gender = gender(label.strip().toLowerCase(Locale.ROOT));
      if (gender != null && set(lexeme, gender)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String gender(String label) {
    return switch (label) {
      case "m", "m.", "masc", "masc.", "masculin", "masculine" -> "masculine";
      case "f", "f.", "fem", "fem.", "féminin", "feminine" -> "feminine";
      case "n", "n.", "neut", "neut.", "neuter" -> "neuter";
      case "ut", "utr", "c", "common" -> "common";
      case "mf", "m/f", "f/m" -> "masculine_or_feminine";
      default -> null;
    };
  }

  private static boolean set(LexemeRecord.Builder lexeme, String gender) {
    for (LexemeColumn column : LexemeColumn.attributes()) {
      LexemeAttribute attribute = column.attribute();
      Integer number = attribute.member().equals("gender") ? attribute.parse(gender) : null;
      if (number != null) {
        lexeme.number(attribute, number);
        return true;
      }
    }
    return false;
  }
}
