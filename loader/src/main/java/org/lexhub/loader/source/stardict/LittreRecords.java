package org.lexhub.loader.source.stardict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Makes records of the entries of Littré. */
final class LittreRecords {
  private static final String FRENCH = "fra";
  private static final Pattern TERM =
      Pattern.compile(
          "(?i)(?:ancien(?:ne)? )?termes? (?:de |d'|du |des |en )(?:la |l'|les? )?(.+)");
  private static final Pattern NOUN = Pattern.compile("s(?:ubst)?\\. ?(m|f)\\b.*");

  /** How a text begins that only names another entry. */
  private static final Pattern REFERENCE = Pattern.compile("(?:Voy|V|Voyez)\\b.*|Même sens.*");

  /** How the abbreviations of parts of speech begin; participles have none. */
  private static final Map<String, Pos> PARTS =
      Map.of(
          "s", Pos.NOUN,
          "adj", Pos.ADJ,
          "adv", Pos.ADV,
          "v", Pos.VERB,
          "pron", Pos.PRON,
          "prép", Pos.ADP,
          "conj", Pos.CONJ,
          "interj", Pos.INTJ,
          "loc. adv", Pos.ADV,
          "loc. conj", Pos.CONJ);

  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("anatomie", "anatomy"),
          Map.entry("architecture", "architecture"),
          Map.entry("astronomie", "astronomy"),
          Map.entry("blason", "heraldry"),
          Map.entry("botanique", "botany"),
          Map.entry("chimie", "chemistry"),
          Map.entry("chirurgie", "medicine"),
          Map.entry("commerce", "economics"),
          Map.entry("droit", "law"),
          Map.entry("géographie", "geography"),
          Map.entry("géologie", "geology"),
          Map.entry("géométrie", "geometry"),
          Map.entry("grammaire", "grammar"),
          Map.entry("guerre", "military"),
          Map.entry("jurisprudence", "law"),
          Map.entry("liturgie", "religion"),
          Map.entry("logique", "logic"),
          Map.entry("marine", "nautical"),
          Map.entry("mathématiques", "mathematics"),
          Map.entry("médecine", "medicine"),
          Map.entry("minéralogie", "mineralogy"),
          Map.entry("musique", "music"),
          Map.entry("pharmacie", "pharmacy"),
          Map.entry("philosophie", "philosophy"),
          Map.entry("physiologie", "physiology"),
          Map.entry("physique", "physics"),
          Map.entry("rhétorique", "rhetoric"),
          Map.entry("théologie", "religion"),
          Map.entry("zoologie", "zoology"));

  private final RecordSink sink;

  LittreRecords(RecordSink sink) {
    this.sink = sink;
  }

  /** Reads an entry; returns null, or what is wrong with it. */
  @Nullable String read(List<String> headwords, String text) {
    LittreEntry entry = LittreEntry.of(text);
    if (entry == null) {
      return "this entry does not begin with a pronunciation in brackets";
    }
    Pos pos = pos(entry.grammar());
    String word = lemma(headwords);
    if (pos == null || word.isEmpty()) {
      return null; // participles, affixes, phrases
    }
    for (LittreEntry.Sense sense : entry.senses()) {
      String definition = EntryWords.explanation(sense.definition(), word, FRENCH);
      if (!definition.isEmpty() && !REFERENCE.matcher(definition).matches()) {
        sink.entry(EntryRecord.defined(FRENCH, word, pos, detail(sense, definition)));
      }
    }
    annotate(word, pos, entry);
    return null;
  }

  private void annotate(String word, Pos pos, LittreEntry entry) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(FRENCH, word, pos);
    Matcher noun = NOUN.matcher(entry.grammar());
    boolean isNoun = noun.matches();
    if (isNoun) {
      boolean isBoth = entry.grammar().contains(" et ") || entry.grammar().contains(" ou ");
      Gender gender = noun.group(1).equals("m") ? Gender.MASCULINE : Gender.FEMININE;
      lexeme.gender(isBoth ? null : gender);
    }
    lexeme.etymology(entry.etymology());
    if (isNoun || entry.etymology() != null) {
      sink.annotate(lexeme.build(), pos);
    }
  }

  /**
   * Returns the headword in small letters, without number, feminine ending and the spelling without
   * accents that the index has, too; empty if it is no word. Names keep their capital if other
   * layers have them with one.
   */
  private String lemma(List<String> headwords) {
    String capitals =
        headwords.stream()
            .map(each -> each.replaceFirst("\\.\\d+$", "").replaceFirst(",.*", ""))
            .max(Comparator.comparingLong(LittreRecords::accents))
            .orElse("");
    String lower = capitals.toLowerCase(Locale.FRENCH);
    String joined = lower.replace("oe", "œ").replace("ae", "æ");
    String spelling = !joined.equals(lower) && sink.mayHaveLexeme(joined) ? joined : lower;
    if (spelling.isEmpty() || EntryWords.spellings(spelling, FRENCH).isEmpty()) {
      return "";
    }
    String name = spelling.substring(0, 1).toUpperCase(Locale.FRENCH) + spelling.substring(1);
    return sink.mayHaveLexeme(name) && !sink.mayHaveLexeme(spelling) ? name : spelling;
  }

  private static long accents(String word) {
    return word.chars().filter(each -> each > 0x7f).count();
  }

  private static @Nullable Pos pos(String grammar) {
    String label = grammar.replaceFirst("^[,;\\s]+", "").toLowerCase(Locale.FRENCH);
    return PARTS.entrySet().stream()
        .filter(each -> label.startsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  private static EntryDetail detail(LittreEntry.Sense sense, String definition) {
    Register register = null;
    String domain = null;
    for (String label : sense.labels()) {
      Matcher term = TERM.matcher(label);
      if (term.matches()) {
        domain = FIELDS.get(term.group(1));
      }
      register = register == null ? register(label) : register;
    }
    List<ExampleRecord> examples = new ArrayList<>();
    sense.quotations().forEach(each -> examples.add(new ExampleRecord(each, null)));
    return new EntryDetail(register, domain, List.of(new TextRecord(FRENCH, definition)), examples);
  }

  private static @Nullable Register register(String label) {
    return switch (label) {
      case "Familièrement", "Terme familier", "Fam" -> Register.INFORMAL;
      case "Populairement", "Terme populaire", "Pop" -> Register.COLLOQUIAL;
      case "Poétiquement", "Terme poétique" -> Register.LITERARY;
      case "Vieilli", "Terme vieilli" -> Register.DATED;
      case "Autrefois", "Anciennement" -> Register.HISTORICAL;
      default -> label.startsWith("Ancien") ? Register.HISTORICAL : null;
    };
  }
}
