package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.RandomWords;
import org.lexhub.store.definition.DefinitionIndexWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Lexemes in plain lists, grouped by language. */
final class LexemeArrays implements LexemeFacts {
  /** One lexeme; the order of ids differs from that of ordinals. */
  record Lexeme(
      int id,
      int language,
      int pos,
      int rank,
      String lemma,
      @Nullable String reading,
      @Nullable String romanization,
      List<String> forms,
      List<String> definitions) {
    /** Returns the spellings of a kind. */
    List<String> spellings(int kind) {
      if (kind == LexemeTerms.FORM) {
        return forms;
      }
      String one =
          kind == LexemeTerms.LEMMA ? lemma : kind == LexemeTerms.READING ? reading : romanization;
      return one == null ? List.of() : List.of(one);
    }
  }

  final List<Lexeme> lexemes = new ArrayList<>();

  /** Adds a lexeme with a lemma only. */
  LexemeArrays add(int id, int language, int rank, String lemma) {
    lexemes.add(new Lexeme(id, language, 0, rank, lemma, null, null, List.of(), List.of()));
    return this;
  }

  /** Creates random lexemes in {@code languages} languages, the first of them with definitions. */
  static LexemeArrays random(long seed, int languages, int perLanguage) {
    Random random = new Random(seed);
    RandomWords words = new RandomWords(seed);
    LexemeArrays rows = new LexemeArrays();
    int id = languages * perLanguage * 7;
    for (int language = 0; language < languages; language++) {
      int count = language == 2 ? 0 : perLanguage + random.nextInt(perLanguage);
      for (int i = 0; i < count; i++) {
        List<String> forms = new ArrayList<>();
        String lemma = words.next(9);
        while (random.nextInt(3) == 0) {
          forms.add(random.nextBoolean() ? words.edit(lemma) : lemma + words.next(3));
        }
        id -= 1 + random.nextInt(3);
        rows.lexemes.add(
            new Lexeme(
                id,
                language,
                random.nextInt(3),
                Math.max(0, random.nextInt(20) - 10),
                lemma,
                random.nextInt(3) == 0 ? words.edit(lemma) : null,
                random.nextInt(3) == 0 ? words.next(8) : null,
                forms,
                language == 0 ? definitions(random) : List.of()));
      }
    }
    return rows;
  }

  private static List<String> definitions(Random random) {
    List<String> definitions = new ArrayList<>();
    String letters = "abcdefg";
    for (int n = random.nextInt(3); n > 0; n--) {
      StringBuilder text = new StringBuilder("q");
      for (int words = random.nextInt(6); words > 0; words--) {
        char letter = letters.charAt(random.nextInt(letters.length()));
        text.append(" x").append(letter).append(letter);
      }
      definitions.add(text.toString());
    }
    return definitions;
  }

  /** Writes the dictionaries that a search over these lexemes needs. */
  void write(SnapshotWriter out) {
    try (LexemeTermsWriter terms = LexemeTermsWriter.create(out);
        DefinitionIndexWriter words = DefinitionIndexWriter.create(out)) {
      for (Lexeme lexeme : lexemes) {
        terms.addLexeme(lexeme.language(), lexeme.rank());
      }
      for (int i = lexemes.size() - 1; i >= 0; i--) {
        Lexeme lexeme = lexemes.get(i);
        terms.addLemma(i, lexeme.lemma());
        if (lexeme.reading() != null) {
          terms.addReading(i, lexeme.reading());
        }
        if (lexeme.romanization() != null) {
          terms.addRomanization(i, lexeme.romanization());
        }
        for (String form : lexeme.forms()) {
          terms.addForm(i, form);
        }
      }
      for (int i = 0; i < lexemes.size(); i++) {
        for (String definition : lexemes.get(i).definitions()) {
          words.addText(definition);
          words.addLexeme(i, i, true);
          words.endMeaning();
        }
      }
    }
  }

  @Override
  public int size() {
    return lexemes.size();
  }

  @Override
  public int id(int lexeme) {
    return lexemes.get(lexeme).id();
  }

  @Override
  public int pos(int lexeme) {
    return lexemes.get(lexeme).pos();
  }

  @Override
  public int language(int lexeme) {
    return lexemes.get(lexeme).language();
  }

  @Override
  public int frequencyRank(int lexeme) {
    return lexemes.get(lexeme).rank();
  }

  @Override
  public int sourceCount(int lexeme) {
    return 1 + lexeme % 8;
  }

  @Override
  public int senseCount(int lexeme) {
    return lexeme % 5;
  }

  @Override
  public int languageRarity(int language) {
    return 30 * language;
  }

  @Override
  public boolean writesLatin(int language) {
    return language != 3;
  }

  @Override
  public int firstOf(int language) {
    int first = 0;
    while (first < lexemes.size() && lexemes.get(first).language() < language) {
      first++;
    }
    return first;
  }

  @Override
  public int endOf(int language) {
    return firstOf(language + 1);
  }

  @Override
  public boolean appendSpelling(int lexeme, int kind, int n, Utf8Buffer out) {
    List<String> spellings = lexemes.get(lexeme).spellings(kind);
    if (n >= spellings.size()) {
      return false;
    }
    byte[] utf8 = spellings.get(n).getBytes(StandardCharsets.UTF_8);
    out.put(utf8, 0, utf8.length);
    return true;
  }
}
