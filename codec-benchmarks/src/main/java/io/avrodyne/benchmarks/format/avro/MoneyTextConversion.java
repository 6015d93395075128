package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.fixtures.money.MoneyTextConverter;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.javamoney.moneta.Money;

/** Money as text, the same text as Avrodyne's converter makes. */
final class MoneyTextConversion extends Conversion<Money> {

  static final String NAME = "money";

  private final MoneyTextConverter converter = new MoneyTextConverter();

  @Override
  public Class<Money> getConvertedType() {
    return Money.class;
  }

  @Override
  public String getLogicalTypeName() {
    return NAME;
  }

  @Override
  public Money fromCharSequence(CharSequence value, Schema schema, LogicalType type) {
    return converter.fromAvro(value.toString());
  }

  @Override
  public CharSequence toCharSequence(Money value, Schema schema, LogicalType type) {
    return converter.toAvro(value);
  }
}
