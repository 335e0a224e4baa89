package org.lexhub.store.lexeme.sound;

import java.util.Arrays;

/**
 * The classes of sounds that change into each other: those of Dolgopolsky (A probabilistic
 * hypothesis concerning the oldest relationships among the language families of Northern Eurasia,
 * 1964/1986), with one for vowels.
 */
public enum SoundClass {
  /** What is no sound. */
  NONE(""),
  /** Vowels. */
  VOWEL("aeiouyɑɐɒæʌəɛɜɞɘɵɪʏʊøœɶɔɤɯɨʉ"),
  /** Labial obstruents. */
  LABIAL("pbfɸβɓʙ"),
  /** Dental and alveolar stops and interdental fricatives. */
  DENTAL("tdθðʈɖɗ"),
  /** Sibilants. */
  SIBILANT("szʃʒʂʐɕʑɬɮʦʣʧʤʨʥ"),
  /** Velar, palatal and uvular obstruents. */
  VELAR("kɡcɟxɣçʝqɢχɠʄ"),
  /** The labial nasal. */
  LABIAL_NASAL("mɱ"),
  /** Other nasals. */
  NASAL("nɲŋɳɴ"),
  /** Liquids. */
  LIQUID("lɹʁʀʎɭʟɽɺɥ"),
  /** Labial glides. */
  LABIAL_GLIDE("wvʋʍɰ"),
  /** The palatal glide. */
  PALATAL_GLIDE("j"),
  /** Laryngeals. */
  LARYNGEAL("hɦʔħʕ");

  private static final int TABLE = 0x300;
  private static final SoundClass[] CLASSES = classes();

  private final String letters;

  SoundClass(String letters) {
    this.letters = letters;
  }

  private static SoundClass[] classes() {
    SoundClass[] classes = new SoundClass[TABLE];
    Arrays.fill(classes, NONE);
    for (SoundClass present : values()) {
      present.letters.chars().filter(c -> c < TABLE).forEach(c -> classes[c] = present);
    }
    return classes;
  }

  /** Returns the class of a letter of the alphabet. */
  static SoundClass of(int letter) {
    if (letter < TABLE) {
      return CLASSES[letter];
    }
    return switch (letter) {
      case 'ᵻ', 'ᵿ' -> VOWEL;
      case 'θ' -> DENTAL;
      case 'β' -> LABIAL;
      case 'χ' -> VELAR;
      default -> NONE;
    };
  }

  /** Returns the number of the class. */
  @SuppressWarnings("EnumOrdinal") // only compared within a process
  int number() {
    return ordinal();
  }
}
