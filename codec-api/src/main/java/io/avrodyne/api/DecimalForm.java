package io.avrodyne.api;

/** The forms that settings give to {@code BigDecimal} and {@code BigInteger}. */
public enum DecimalForm {
  /** None: each number needs an annotation of its own. */
  ANNOTATED,
  /** That of {@link AvroBigDecimal}, for {@code BigDecimal} only. */
  BIG_DECIMAL,
  /** That of {@link AvroString}. */
  STRING
}
