package io.avrodyne.runtime.generated;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.binary.TwosComplement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * Brings numbers to the scale of a decimal schema and holds them against its precision.
 *
 * <p>The scale of a number may be anything, so what it would grow to is computed before it does.
 *
 * @param precision the digits that there may be
 * @param digits how many of them are behind the point
 * @param rounding what to do with more digits behind the point
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

  /** Returns whether a number is at most 18 digits long, also at this scale, and loses none. */
  boolean isCompact(BigDecimal value) {
    long raise = (long) digits - value.scale();
    return raise >= 0 && value.precision() + raise <= TwosComplement.LONG_DIGITS;
  }

  /** Returns the unscaled value, at this scale, of a number that is compact. */
  long unscaled(BigDecimal value) {
    long unscaled = TwosComplement.unscaled(value);
    int raise = digits - value.scale();
    return admit(raise == 0 ? unscaled : unscaled * POWERS_OF_TEN[raise]);
  }

  /** Returns an unscaled value that this precision has room for. */
  long admit(long unscaled) {
    if (precision <= TwosComplement.LONG_DIGITS) {
      long bound = POWERS_OF_TEN[precision];
      if (unscaled >= bound || unscaled <= -bound) {
        throw tooPrecise();
      }
    }
    return unscaled;
  }

  /** Refuses an unscaled value beyond the longs that this precision has no room for. */
  void requireFits(BigInteger unscaled) {
    // Less than 3.33 bits hold a digit; without this, counting could take longer than it should.
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

  /** Returns what is rounded like {@code value}, which is less than a tenth of the last digit. */
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
