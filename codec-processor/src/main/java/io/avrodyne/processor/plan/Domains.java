package io.avrodyne.processor.plan;

/** The domains of which there is one. */
public final class Domains {

  /** All values. */
  public static final Domain ALL = new Domain.All();

  /** The values of a byte. */
  public static final Domain.Range BYTE =
      new Domain.Range("a byte", Byte.MIN_VALUE, Byte.MAX_VALUE);

  /** The values of a short. */
  public static final Domain.Range SHORT =
      new Domain.Range("a short", Short.MIN_VALUE, Short.MAX_VALUE);

  /** The values of a char. */
  public static final Domain.Range CHAR =
      new Domain.Range("a char", Character.MIN_VALUE, Character.MAX_VALUE);

  /** The values of an int. */
  public static final Domain.Range INT =
      new Domain.Range("an int", Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** The values of a long. */
  public static final Domain.Range LONG =
      new Domain.Range("a long", Long.MIN_VALUE, Long.MAX_VALUE);

  /** The times of day in milliseconds. */
  public static final Domain.Range TIME_MILLIS =
      new Domain.Range("a time of day in milliseconds", 0, 86_399_999);

  /** The times of day in microseconds. */
  public static final Domain.Range TIME_MICROS =
      new Domain.Range("a time of day in microseconds", 0, 86_399_999_999L);

  /** All arrays of pairs without two equal keys. */
  public static final Domain DISTINCT_KEYS = new Domain.DistinctKeys();

  /** The decimals that carry their own scale. */
  public static final Domain BIG_DECIMALS = new DecimalDomain.Scaled();

  private Domains() {}
}
