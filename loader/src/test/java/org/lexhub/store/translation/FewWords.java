package org.lexhub.store.translation;

import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** A few words in five languages with well-known senses. */
final class FewWords {
  static final int SHORE = 0;
  static final int INSTITUTION = 1;
  static final int SUPPLY = 2;
  static final int RELY = 3;
  static final int DOG = 4;
  static final int SCOUNDREL = 5;
  static final int MONEY = 6;
  static final int RIVER = 7;
  static final int SEE = 8;
  static final int TOOL = 9;
  static final int COMPANY = 10;
  static final int INSIDE = 11;
  static final int INCH = 12;

  final TestDataset data = new TestDataset();
  final int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
  final int spanish = data.language("spa", "Spanish", LanguageLevel.LANGUAGE, -1);
  final int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
  final int mandarin = data.language("cmn", "Mandarin", LanguageLevel.LANGUAGE, -1);
  final int cantonese = data.language("yue", "Cantonese", LanguageLevel.LANGUAGE, -1);

  FewWords() {
    writeMeanings();
    writeEnglish();
    writeOthers();
  }

  private void writeMeanings() {
    data.meaning("sloping land beside a body of water");
    data.meaning("a financial institution that accepts deposits and lends money");
    data.meaning("a stock held in reserve for future use");
    data.meaning("have confidence or faith in");
    data.meaning("a domesticated animal that barks and is kept by people");
    data.meaning("someone who is morally reprehensible");
    data.meaning("the most common medium of exchange; coins and notes");
    data.meaning("a large natural stream of water");
    data.meaning("perceive by sight");
    data.meaning("a hand tool with teeth for cutting wood");
    data.meaning("an institution that does business");
    data.meaning("enclosed by something");
    data.meaning("a twelfth of a foot");
    data.meanings
        .get(SHORE)
        .examples
        .add("he sat on the bank and watched the currents of the river");
    data.meanings.get(INSTITUTION).examples.add("he cashed a check at the bank");
    relate(INSTITUTION, COMPANY);
    data.concepts.add("SHORE OF A RIVER");
    data.meanings.get(SHORE).concept = 0;
  }

  private void relate(int meaning, int broader) {
    data.meanings.get(meaning).relationTypes.add(RelationType.HYPERNYM);
    data.meanings.get(meaning).relationMeanings.add(broader);
  }

  private void writeEnglish() {
    data.lexeme(english, "bank", Pos.NOUN)
        .sense(SHORE, 9500, 25)
        .sense(INSTITUTION, 9500, 20)
        .sense(SUPPLY, 9500, 0);
    data.lexeme(english, "bank", Pos.VERB).sense(RELY, 9500, 1).forms.add("banks");
    data.lexeme(english, "see off", Pos.VERB).sense(SEE, 9500, 0);
    data.lexeme(english, "trust", Pos.VERB).sense(RELY, 9500, 9);
    data.lexeme(english, "riverside", Pos.NOUN).sense(SHORE, 9500, 2);
    data.lexeme(english, "lending institution", Pos.NOUN).sense(INSTITUTION, 9500, 0);
    data.lexeme(english, "dog", Pos.NOUN).sense(DOG, 9500, 42).sense(SCOUNDREL, 9500, 2);
    data.lexeme(english, "hound", Pos.NOUN).sense(DOG, 9000, 1).sense(SCOUNDREL, 9500, 2);
    data.lexeme(english, "money", Pos.NOUN).sense(MONEY, 9500, 50);
    data.lexeme(english, "river", Pos.NOUN).sense(RIVER, 9500, 50);
    data.lexeme(english, "company", Pos.NOUN).sense(COMPANY, 9500, 30);
    TestDataset.Lexeme see = data.lexeme(english, "see", Pos.VERB).sense(SEE, 9500, 100);
    see.forms.add("saw");
    see.forms.add("seen");
    data.lexeme(english, "saw", Pos.NOUN).sense(TOOL, 9500, 1);
    data.lexeme(english, "lonely", Pos.ADJ);
    data.lexeme(english, "in", Pos.NOUN).sense(INCH, 9500, 0);
    data.lexeme(english, "in", Pos.ADP).sense(INSIDE, 8000, 0);
  }

  private void writeOthers() {
    data.lexeme(spanish, "orilla", Pos.NOUN).sense(SHORE, 9000, 0);
    data.lexeme(spanish, "ribera", Pos.NOUN).sense(SHORE, 7000, 0);
    data.lexeme(spanish, "banco", Pos.NOUN).sense(INSTITUTION, 9000, 0).sense(SHORE, 4000, 0);
    data.lexeme(spanish, "perro", Pos.NOUN).sense(DOG, 9000, 0).sense(SCOUNDREL, 8000, 0);
    data.lexeme(spanish, "can", Pos.NOUN).sense(DOG, 8000, 0);
    data.lexeme(spanish, "canalla", Pos.NOUN).sense(SCOUNDREL, 9500, 0);
    data.lexeme(spanish, "dinero", Pos.NOUN).sense(MONEY, 9000, 0);
    data.lexeme(spanish, "río", Pos.NOUN).sense(RIVER, 9000, 0);
    data.lexeme(spanish, "se", Pos.NOUN).sense(RIVER, 9000, 0).rank = 5;
    data.lexeme(german, "Hund", Pos.NOUN).sense(DOG, 9000, 0);
    data.lexeme(german, "Bank", Pos.NOUN).sense(INSTITUTION, 9000, 0);
    data.lexeme(german, "Schurke", Pos.NOUN).sense(SCOUNDREL, 9000, 0);
    data.lexeme(mandarin, "狗", Pos.NOUN).sense(DOG, 9000, 0);
    data.lexeme(mandarin, "银行", Pos.NOUN).sense(INSTITUTION, 9000, 0);
    data.lexeme(cantonese, "狗", Pos.NOUN).sense(DOG, 8000, 0);
    data.lexeme(cantonese, "犬", Pos.NOUN).sense(DOG, 8500, 0);
  }
}
