package org.lexhub.loader.source.thesaurus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.text.Blanks;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Reads the words of one thesaurus. */
final class MyThesEntries {
  private static final int MAX_WORDS = 4;

  /** The maximum number of senses of a word, against counts that cannot be true. */
  private static final int MAX_SENSES = 1000;

  private static final Pattern HEAD = Pattern.compile("(.*\\S)\\s*\\|\\s*([0-9]{1,4})\\s*");
  private static final Pattern REMARK = Pattern.compile("\\(([^()]*)\\)");

  /** Remarks after words that aren't synonyms but wider, narrower, opposite or related. */
  private static final List<Remark> REMARKS =
      List.of(
          new Remark(RelationType.ANTONYM, "antonym|contrario|opposite|антоним"),
          new Remark(RelationType.HYPONYM, "unterbegriff"),
          new Remark(RelationType.HYPERNYM, "generic|generico|oberbegriff|широк"),
          new Remark(RelationType.SIMILAR, "similar"),
          new Remark(RelationType.ALSO, "related|assoziation|correlato"));

  private final String language;
  private final Lines lines;
  private final RecordSink sink;

  /** What a remark says of a word. */
  private record Remark(RelationType type, Pattern words) {
    Remark(RelationType type, String words) {
      this(type, Pattern.compile(words));
    }
  }

  /** A word without remarks, its relation to the headword, and its register. */
  private record Synonym(String word, RelationType type, @Nullable Register register) {}

  MyThesEntries(String language, Lines lines, RecordSink sink) {
    this.language = language;
    this.lines = lines;
    this.sink = sink;
  }

  void read() throws IOException {
    for (String line = lines.next(); line != null; line = lines.next()) {
      Matcher head = HEAD.matcher(line);
      if (head.matches() && Integer.parseInt(head.group(2)) <= MAX_SENSES) {
        int senses = Integer.parseInt(head.group(2));
        for (int i = 0; i < senses; i++) {
          String sense = lines.next();
          if (sense == null) {
            lines.reject("the file ends within the senses of " + head.group(1));
            return;
          }
          sense(head.group(1), sense);
        }
      } else if (!line.isBlank()) {
        lines.reject("expected word|number of senses: " + line);
      }
    }
  }

  private void sense(String headword, String line) {
    List<String> cells = List.of(line.split("\\|", -1));
    Pos pos = pos(cells.get(0));
    Set<String> synonyms = new LinkedHashSet<>();
    List<Synonym> related = new ArrayList<>();
    String spelled = headword;
    Register register = null;
    for (String cell : cells.subList(1, cells.size())) {
      Synonym synonym = synonym(cell);
      if (synonym == null) {
        continue;
      }
      if (synonym.type() == RelationType.SYNONYM && synonym.word().equalsIgnoreCase(headword)) {
        spelled = synonym.word();
        register = synonym.register();
      } else {
        related.add(synonym);
        if (synonym.type() == RelationType.SYNONYM) {
          synonyms.add(synonym.word());
        }
      }
    }
    for (Synonym each : related) {
      sink.wordRelation(WordRelationRecord.of(language, spelled, pos, each.type(), each.word()));
    }
    if (!synonyms.isEmpty() && headword.split(" ", -1).length <= MAX_WORDS) {
      EntryDetail detail = new EntryDetail(register, null, List.of(), List.of());
      sink.entry(new EntryRecord(language, spelled, pos, language, List.copyOf(synonyms), detail));
    }
  }

  private static @Nullable Synonym synonym(String cell) {
    Register register = null;
    RelationType type = RelationType.SYNONYM;
    Matcher remark = REMARK.matcher(cell);
    while (remark.find()) {
      String label = remark.group(1).toLowerCase(Locale.ROOT);
      for (Remark each : REMARKS) {
        if (type == RelationType.SYNONYM && each.words().matcher(label).find()) {
          type = each.type();
        }
      }
      for (String part : label.split(",", -1)) {
        register = register == null ? EntryLabels.register(part) : register;
      }
    }
    String word = Blanks.single(REMARK.matcher(cell).replaceAll(" "));
    boolean isPhrase = word.split(" ", -1).length > MAX_WORDS || word.contains("...");
    return word.isEmpty() || isPhrase ? null : new Synonym(word, type, register);
  }

  /** Returns the part of speech in a first cell such as {@code (noun)}, if it names just one. */
  private static @Nullable Pos pos(String cell) {
    List<Pos> found = new ArrayList<>();
    for (String label : cell.replaceAll("[()\\[\\]]", " ").strip().split("[ ,/]+", -1)) {
      Pos pos =
          switch (label.toLowerCase(Locale.ROOT)) {
            case "nom", "s.m", "s.f", "s.m.", "s.f.", "s.m.inv.", "s.f.inv.", "s.m.f.", "podst." ->
                Pos.NOUN;
            case "subst", "subst.", "sust", "sust.", "noun", "n" -> Pos.NOUN;
            case "verbe", "slov.", "verb", "v", "v.", "v.tr.", "v.intr." -> Pos.VERB;
            case "adjectif", "agg.", "příd.", "adj", "adj." -> Pos.ADJ;
            case "adverbe", "avv.", "přísl.", "adv", "adv." -> Pos.ADV;
            default -> null;
          };
      if (pos != null && !found.contains(pos)) {
        found.add(pos);
      }
    }
    return found.size() == 1 ? found.get(0) : null;
  }
}
