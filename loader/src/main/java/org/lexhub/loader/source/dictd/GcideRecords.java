package org.lexhub.loader.source.dictd;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Makes records of the entries of GCIDE. */
final class GcideRecords {
  private static final String ENGLISH = "eng";
  private static final Pattern FIELD = Pattern.compile("^\\((\\p{Lu}[\\p{L}. &,]*)\\)\\s*");
  private static final Pattern LABEL = Pattern.compile("\\s*\\[([A-Za-z.' ]{1,20})]");
  private static final Pattern AUTHOR = Pattern.compile("\\s+--\\s?\\p{Lu}[\\p{L}. &']*$");
  private static final int MAX_QUOTATIONS = 3;

  /** How texts about the dictionary begin, to which other lines of the index lead, too. */
  private static final String DESCRIPTION = "00-database";

  /** The subject fields that other dictionaries abbreviate in other ways. */
  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("anat", "anatomy"),
          Map.entry("arch", "architecture"),
          Map.entry("astron", "astronomy"),
          Map.entry("biol", "biology"),
          Map.entry("bot", "botany"),
          Map.entry("chem", "chemistry"),
          Map.entry("eccl", "church"),
          Map.entry("elec", "electricity"),
          Map.entry("geol", "geology"),
          Map.entry("geom", "geometry"),
          Map.entry("gram", "grammar"),
          Map.entry("her", "heraldry"),
          Map.entry("mach", "mechanics"),
          Map.entry("math", "mathematics"),
          Map.entry("mech", "mechanics"),
          Map.entry("med", "medicine"),
          Map.entry("mil", "military"),
          Map.entry("min", "mineralogy"),
          Map.entry("mus", "music"),
          Map.entry("naut", "nautical"),
          Map.entry("paleon", "paleontology"),
          Map.entry("pharm", "pharmacy"),
          Map.entry("physiol", "physiology"),
          Map.entry("print", "printing"),
          Map.entry("surg", "medicine"),
          Map.entry("theol", "theology"),
          Map.entry("zoöl", "zoology"),
          Map.entry("zool", "zoology"));

  private final String source;
  private final RecordSink sink;

  /** The words that this dictionary adds: other entries of them add senses, too. */
  private final Set<String> added = new HashSet<>();

  /** The number of senses of each word and part of speech. */
  private final Map<String, Integer> senses = new HashMap<>();

  GcideRecords(String source, RecordSink sink) {
    this.source = source;
    this.sink = sink;
  }

  /** Reads an entry; returns null, or what is wrong with it. */
  @Nullable String read(String text) {
    if (text.stripLeading().startsWith(DESCRIPTION)) {
      return null;
    }
    GcideEntry entry = GcideEntry.of(text);
    if (entry == null) {
      return "this entry has no headword with its respelling between backslashes: "
          + text.lines().findFirst().orElse("");
    }
    Pos pos = pos(entry.pos());
    if (pos == null || entry.headword().isEmpty()) {
      return null; // forms and references to other entries
    }
    String lemma = lemma(entry.headword(), pos);
    LexemeRecord.Builder lexeme = LexemeRecord.builder(ENGLISH, lemma, pos);
    lexeme.etymology(entry.etymology());
    for (GcideEntry.Form form : entry.forms()) {
      if (!form.spelling().equals(lemma)) {
        features(form.label()).forEach(each -> lexeme.form(form.spelling(), each));
      }
    }
    if (added.contains(lemma) || !sink.mayHaveLexeme(lemma)) {
      added.add(lemma);
      addSenses(entry, lemma, pos, lexeme);
    } else {
      sink.annotate(lexeme.build(), pos);
    }
    for (String each : entry.synonyms()) {
      sink.wordRelation(
          WordRelationRecord.of(
              ENGLISH, lemma, pos, RelationType.SYNONYM, each.toLowerCase(Locale.ROOT)));
    }
    return null;
  }

  /**
   * Returns a headword as words are written. All are capitalized; a name is, too, and a word that
   * only occurs with a capital.
   */
  private String lemma(String headword, Pos pos) {
    String lower = headword.substring(0, 1).toLowerCase(Locale.ROOT) + headword.substring(1);
    boolean isName =
        pos == Pos.NAME || headword.substring(1).chars().anyMatch(Character::isUpperCase);
    boolean isKnown = sink.mayHaveLexeme(headword) && !sink.mayHaveLexeme(lower);
    return isName || isKnown ? headword : lower;
  }

  private void addSenses(GcideEntry entry, String lemma, Pos pos, LexemeRecord.Builder lexeme) {
    String base = source + ":" + lemma + ":" + pos.code();
    boolean any = false;
    for (GcideEntry.Sense sense : entry.senses()) {
      Matcher field = FIELD.matcher(sense.definition());
      String domain = field.find() ? domain(field.group(1)) : null;
      String labelled = field.replaceFirst("");
      Register register = register(labelled);
      String definition =
          AUTHOR.matcher(LABEL.matcher(labelled).replaceAll("")).replaceFirst("").strip();
      if (definition.isEmpty()) {
        continue;
      }
      int order = senses.merge(base, 1, Integer::sum);
      String key = base + ":" + order;
      sink.meaning(new MeaningRecord(key, null, pos, null, definition));
      lexeme.sense(
          new SenseRecord(
              key,
              order,
              definition,
              register,
              domain,
              0,
              1.0,
              List.of(new TextRecord(ENGLISH, definition)),
              examples(sense)));
      any = true;
    }
    if (any) {
      sink.lexeme(lexeme.build());
    }
  }

  private static String domain(String field) {
    String label = field.toLowerCase(Locale.ROOT).replace(".", "").strip();
    String known = FIELDS.get(label);
    return known == null ? EntryLabels.domain(label) : known;
  }

  private static List<ExampleRecord> examples(GcideEntry.Sense sense) {
    List<ExampleRecord> examples = new ArrayList<>();
    for (String each : sense.quotations()) {
      if (examples.size() < MAX_QUOTATIONS) {
        examples.add(new ExampleRecord(each, null));
      }
    }
    return examples;
  }

  private static @Nullable Register register(String definition) {
    Matcher label = LABEL.matcher(definition);
    while (label.find()) {
      Register register =
          switch (label.group(1).toLowerCase(Locale.ROOT).replace(".", "").strip()) {
            case "obs", "obsolete" -> Register.OBSOLETE;
            case "r", "rare" -> Register.RARE;
            case "archaic", "obsoles" -> Register.ARCHAIC;
            case "colloq", "colloquial" -> Register.COLLOQUIAL;
            case "informal" -> Register.INFORMAL;
            case "slang", "cant" -> Register.SLANG;
            case "vulgar", "low" -> Register.VULGAR;
            case "poetic", "poet" -> Register.LITERARY;
            case "prov eng", "scot", "dial", "local" -> Register.DIALECTAL;
            case "humorous", "jocose", "jocular" -> Register.HUMOROUS;
            default -> null;
          };
      if (register != null) {
        return register;
      }
    }
    return null;
  }

  private static @Nullable Pos pos(String label) {
    return switch (label.toLowerCase(Locale.ROOT).replaceAll("[ .]", "")) {
      case "n", "npl", "nsing", "nf", "nm", "vbn" -> Pos.NOUN;
      case "propn", "nprop" -> Pos.NAME;
      case "v", "vt", "vi", "vb", "vt&i", "vi&t", "vimp", "vimpers" -> Pos.VERB;
      case "a", "adj", "pa", "ppa", "a&n", "a&adv" -> Pos.ADJ;
      case "adv", "adv&a" -> Pos.ADV;
      case "prep" -> Pos.ADP;
      case "pron" -> Pos.PRON;
      case "conj" -> Pos.CONJ;
      case "interj" -> Pos.INTJ;
      default -> null;
    };
  }

  /** Returns the features of each form that an abbreviation names. */
  private static List<List<String>> features(String label) {
    List<List<String>> all = new ArrayList<>();
    String forms = label.replace(" ", "");
    if (forms.contains("imp")) {
      all.add(List.of("past"));
    }
    if (forms.contains("p.p") && !forms.contains("p.pr")) {
      all.add(List.of("past", "participle"));
    }
    if (forms.contains("p.pr") || forms.startsWith("vb.n")) {
      all.add(List.of("present", "participle"));
    }
    if (forms.matches("pl|n\\.?pl")) {
      all.add(List.of("plural"));
    }
    if (forms.startsWith("compar")) {
      all.add(List.of("comparative"));
    }
    if (forms.startsWith("superl")) {
      all.add(List.of("superlative"));
    }
    return all;
  }
}
