package org.lexhub.loader.generate;

import java.util.List;

/** Forms words that look like those of real scripts, with the usual number of syllables. */
final class WordShapes {
  /** A script with its syllables or characters, and their minimum and maximum number in a word. */
  private record Shape(String script, List<String> syllables, int min, int max) {}

  private static final List<Shape> SHAPES =
      List.of(
          shape(
              "Latn",
              2,
              4,
              "ba be bi ko ku ma mi na ne ri ro sa se ta ti to va zu ler sten gran port lin"),
          shape("Cyrl", 2, 4, "ба ве ги до жу за ки ло мы но пра ре ство ти уш фа хо ца ший ённ"),
          shape("Latn", 2, 4, "ğı çe şü ö lar ler di mış ya kö rü gü bö tı sın ça"),
          shape("Arab", 2, 3, "با تي كت قا لم من هر وس شر نو سل مد فع جم"),
          shape("Deva", 2, 3, "का की कु मा मि रा री ला ले सा ति नि पु ज्ञा"),
          shape(
              "Hans", 1, 3, "大 小 人 山 水 火 木 金 土 日 月 年 中 国 学 生 书 车 马 鸟 鱼 天 地 风 云 雨 花 草 树 石 心 手 目 口"),
          shape("Jpan", 2, 4, "あ か さ た な は ま や ら わ 山 川 本 語 食 行 見 日"),
          shape("Hang", 2, 3, "가 나 다 라 마 바 사 아 자 차 한 국 말 집 물 강 산"),
          shape("Grek", 2, 4, "κα λο με νη πο ρι σα τη φω χι θε ξυ"),
          shape("Hebr", 2, 3, "אב גד הו זח טי כל מן סע פצ קר שת"),
          shape("Thai", 2, 3, "กา ขา มี นา ดี ปา รู ลม ไม้ เสียง"),
          shape("Latn", 2, 5, "ka ki ku pa pi wa ya mba nde ngo shi zi la ha"));

  /** The number of ranks whose words several languages can share. */
  private static final int SHARED_RANKS = 100;

  /** A multiplier that permutes words: a prime that divides no number of syllables. */
  private static final long SHUFFLE = 1_000_003;

  private WordShapes() {}

  private static Shape shape(String script, int min, int max, String syllables) {
    return new Shape(script, List.of(syllables.split(" ", -1)), min, max);
  }

  /** Returns the ISO 15924 code of the script of a language. */
  static String script(int language) {
    return SHAPES.get(language % SHAPES.size()).script();
  }

  /**
   * Returns the word of a rank in a language: every rank has a different word, and frequent words
   * are shorter. The syllables are the digits of the rank, permuted among the words of the same
   * length. No syllable of a script starts with another one, so that a word has only one sequence
   * of syllables. Except for the most frequent ones, words end in syllables that are the digits of
   * the language's number within its script, so that languages share few words.
   *
   * @param rank from 1
   */
  static String word(int language, long rank) {
    Shape shape = SHAPES.get(language % SHAPES.size());
    int base = shape.syllables().size();
    int length = shape.min();
    long words = power(base, length);
    long number = rank - 1;
    while (number >= words) {
      number -= words;
      length++;
      words *= base;
    }
    long rest = (number * SHUFFLE + language * 7L) % words;
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(shape.syllables().get((int) (rest % base)));
      rest /= base;
    }
    if (rank > SHARED_RANKS) {
      for (int own = language / SHAPES.size(); own > 0; own /= base) {
        word.append(shape.syllables().get(own % base));
      }
    }
    return word.toString();
  }

  private static long power(int base, int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= base;
    }
    return power;
  }

  /** Returns a word in Latin letters, for romanizations and English texts. */
  static String latin(long index) {
    return word(SHAPES.get(0), mix(index));
  }

  private static String word(Shape shape, long bits) {
    StringBuilder word = new StringBuilder();
    long rest = bits >>> 8;
    int count = shape.min() + (int) ((bits & 0xff) % (shape.max() - shape.min() + 1));
    for (int i = 0; i < count; i++) {
      word.append(shape.syllables().get((int) (rest % shape.syllables().size())));
      rest /= shape.syllables().size();
    }
    return word.toString();
  }

  /** Mixes the bits of a number, so that consecutive numbers give different words. */
  static long mix(long value) {
    long z = value * 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return (z ^ (z >>> 31)) & Long.MAX_VALUE;
  }
}
