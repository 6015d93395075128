package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.binary.TwosComplement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The precision and scale of a decimal schema, to which numbers are rescaled and against which they
 * are checked.
 *
 * <p>The scale of a number is arbitrary, so the size of a rescaled number is computed before it is
 * rescaled.
 *
 * @param precision the maximum number of digits
 * @param digits the number of digits after the decimal point
 * @param rounding the treatment of further digits after the decimal point
 */
record DecimalScale(int precision, int digits, RoundingMode rounding) {

  private static final long[] POWERS_OF_TEN = powersOfTen();

  DecimalScale {
    if (precision < 1 || digits < 0 || digits > precision) {
      throw new IllegalArgumentException(
          "The scale of a decimal must be from 0 to its precision, which must be at least 1");
    }
  }

  private static long[] powersOfTen() {
    long[] powers = new long[TwosComplement.LONG_DIGITS + 1];
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * 10;
    }
    return powers;
  }

  /**
   * Returns whether a number has at most 18 digits, at its own scale and at this one, and loses no
   * digit at this scale.
   */
  boolean isCompact(BigDecimal value) {
    long raise = (long) digits - value.scale();
    return raise >= 0 && value.precision() + raise <= TwosComplement.LONG_DIGITS;
  }

  /** Returns the unscaled value, at this scale, of a compact number. */
  long unscaled(BigDecimal value) {
    long unscaled = TwosComplement.unscaled(value);
    int raise = digits - value.scale();
    return admit(raise == 0 ? unscaled : unscaled * POWERS_OF_TEN[raise]);
  }

  /** Returns an unscaled value after checking that it fits this precision. */
  long admit(long unscaled) {
    if (precision <= TwosComplement.LONG_DIGITS) {
      long bound = POWERS_OF_TEN[precision];
      if (unscaled >= bound || unscaled <= -bound) {
        throw tooPrecise();
      }
    }
    return unscaled;
  }

  /** Rejects an unscaled value outside the range of a long that does not fit this precision. */
  void requireFits(BigInteger unscaled) {
    // A digit takes less than 3.33 bits; without this check, counting the digits could take too
    // long.
    if (unscaled.bitLength() > 3.33 * precision + 1
        || new BigDecimal(unscaled).precision() > precision) {
      throw tooPrecise();
    }
  }

  /** Returns a number at this scale. */
  BigDecimal rescaled(BigDecimal value) {
    if (value.signum() == 0) {
      return BigDecimal.valueOf(0, digits);
    }
    long found = value.precision() + (long) digits - value.scale();
    if (found > precision) {
      throw tooPrecise();
    }
    if (value.scale() == digits) {
      return value;
    }
    BigDecimal rounded = round(found >= 0 ? value : tiny(value));
    if (rounded.precision() > precision) {
      throw tooPrecise();
    }
    return rounded;
  }

  /**
   * Returns a number that is rounded like {@code value}, which is less than a tenth of the last
   * digit.
   */
  private BigDecimal tiny(BigDecimal value) {
    return BigDecimal.valueOf(value.signum(), digits + 2);
  }

  private BigDecimal round(BigDecimal value) {
    try {
      return value.setScale(digits, rounding);
    } catch (ArithmeticException e) {
      throw CodecFailures.encoding(
          "a decimal has more than " + digits + " digits after the decimal point", e);
    }
  }

  private EncodeException tooPrecise() {
    return CodecFailures.encoding("a decimal has more than " + precision + " digits");
  }
}
