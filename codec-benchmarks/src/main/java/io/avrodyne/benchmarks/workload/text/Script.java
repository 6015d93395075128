package io.avrodyne.benchmarks.workload.text;

import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * The characters of a string. What they cost depends on their size in memory, 1 or 2 bytes or a
 * surrogate pair, and in UTF-8, 1 to 4 bytes.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
enum Script {
  /** Printable ASCII. */
  ASCII(random -> random.nextInt(' ', '~' + 1)),
  /** The accented letters of western Europe, among ASCII. */
  LATIN_1(
      random ->
          random.nextInt(8) == 0 ? random.nextInt(0xC0, 0x100) : Script.ASCII.codePoint(random)),
  /** Chinese characters, also used in Japanese and Korean. */
  CJK(random -> random.nextInt(0x4E00, 0x9FA6)),
  /** Emoji, which are outside the basic multilingual plane. */
  ASTRAL(random -> random.nextInt(0x1F600, 0x1F650)),
  /** All of the others, each character of another one. */
  MIXED(Script::mixed);

  private static final Script[] SINGLE = {ASCII, LATIN_1, CJK, ASTRAL};

  private final ToIntFunction<SplittableRandom> codePoint;

  Script(ToIntFunction<SplittableRandom> codePoint) {
    this.codePoint = codePoint;
  }

  private static int mixed(SplittableRandom random) {
    return SINGLE[random.nextInt(SINGLE.length)].codePoint(random);
  }

  /** Returns one character. */
  int codePoint(SplittableRandom random) {
    return codePoint.applyAsInt(random);
  }

  /** Draws a script: half are ASCII, a fifth Latin-1, 15% CJK, 5% astral, and a tenth are mixed. */
  static Script next(SplittableRandom random) {
    int percent = random.nextInt(100);
    if (percent < 50) {
      return ASCII;
    }
    if (percent < 70) {
      return LATIN_1;
    }
    if (percent < 85) {
      return CJK;
    }
    return percent < 90 ? ASTRAL : MIXED;
  }
}
