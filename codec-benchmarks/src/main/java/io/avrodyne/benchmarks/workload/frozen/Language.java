package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.SplittableRandom;

/**
 * A language, from whose letters random prose is made. Frequent letters come first and are drawn
 * most; words have the length that they have in the language, and sentences some eleven words.
 */
enum Language {
  /** English in ASCII. */
  ENGLISH("etaoinshrdlcumwfgypbvkjxqz", 4, " ", "'s", ". "),
  /** English with typographic apostrophes, which a JVM keeps in two bytes for each character. */
  TYPESET("etaoinshrdlcumwfgypbvkjxqz", 4, " ", "\u2019s", ". "),
  /** German, whose umlauts are Latin-1. */
  GERMAN("enisratdhulcgmobwfkzvüpäßjöyxq", 5, " ", ",", ". "),
  /** French, with more accents. */
  FRENCH("esaitnrulodcpmévqfbghjàxèyêzçôûî", 4, " ", ",", ". "),
  /** Russian, of two bytes for each letter in UTF-8. */
  RUSSIAN("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", 5, " ", ",", ". "),
  /** Arabic, of two bytes as well. */
  ARABIC("اليمونرتبدسعفحقكهجشصطخضذءغثزظ", 4, " ", "،", ". "),
  /** Chinese, without spaces, of three bytes for each character. */
  CHINESE("的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生", 7, "，", "", "。"),
  /** Japanese, without spaces, of three bytes. */
  JAPANESE("のにはをたがでとしれさるいなもこすかりまっょうンスルトラ日本人年大会社国一", 8, "、", "", "。"),
  /** Korean, of three bytes, with spaces. */
  KOREAN("이다는에의가을하고로지기사도를은리어인대한자시나스서해일정아", 3, " ", ",", ". ");

  /** How many of a hundred mails are in each of the languages. */
  private static final int[] PERCENT = {44, 11, 11, 8, 8, 3, 6, 6, 3};

  private final String letters;
  private final int wordLength;
  private final String gap;
  private final String aside;
  private final String stop;

  Language(String letters, int wordLength, String gap, String aside, String stop) {
    this.letters = letters;
    this.wordLength = wordLength;
    this.gap = gap;
    this.aside = aside;
    this.stop = stop;
  }

  /** Draws a language as often as it occurs in the mails of an international project. */
  static Language next(SplittableRandom random) {
    return values()[RandomValues.weighted(random, PERCENT)];
  }

  /** Returns the number of characters on a line of a mail. */
  int width() {
    return this == CHINESE || this == JAPANESE || this == KOREAN ? 32 : 66;
  }

  /** Returns prose that ends with the word that reaches the length. */
  String text(SplittableRandom random, int length) {
    StringBuilder text = new StringBuilder(length + 16);
    boolean starts = true;
    while (true) {
      appendWord(random, starts, text);
      if (text.length() >= length) {
        return text.toString();
      }
      starts = RandomValues.chance(random, 9);
      if (RandomValues.chance(random, 7)) {
        text.append(aside);
      }
      text.append(starts ? stop : gap);
    }
  }

  private void appendWord(SplittableRandom random, boolean capitalized, StringBuilder text) {
    int start = text.length();
    int length = RandomValues.logNormal(random, wordLength, 0.5, 16);
    for (int i = 0; i < length; i++) {
      double skewed = random.nextDouble() * random.nextDouble();
      text.append(letters.charAt((int) (letters.length() * skewed)));
    }
    if (capitalized) {
      text.setCharAt(start, Character.toUpperCase(text.charAt(start)));
    }
  }
}
