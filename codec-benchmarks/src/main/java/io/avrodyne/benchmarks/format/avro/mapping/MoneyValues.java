package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import io.avrodyne.fixtures.money.MoneyTextConverter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Currency;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.javamoney.moneta.Money;

/** Money as a value of a generic record, in the text or the record of Avrodyne's converters. */
interface MoneyValues {

  /** Returns the form that the schema asks for. */
  static MoneyValues of(Schema schema) {
    return schema.getType() == Schema.Type.STRING ? new Text() : new AmountAndCurrency(schema);
  }

  /** Returns the value of the record's field. */
  Object toDatum(Money money);

  /** Returns the money of the record's field. */
  Money toMoney(Object datum);

  /** Money as text. */
  final class Text implements MoneyValues {

    private final MoneyTextConverter converter = new MoneyTextConverter();

    @Override
    public Object toDatum(Money money) {
      return converter.toAvro(money);
    }

    @Override
    public Money toMoney(Object datum) {
      return converter.fromAvro((String) datum);
    }
  }

  /** Money as a record. */
  final class AmountAndCurrency implements MoneyValues {

    private static final int SCALE = 2;

    private final MoneyDataConverter converter = new MoneyDataConverter();
    private final Schema schema;

    AmountAndCurrency(Schema schema) {
      this.schema = schema;
    }

    @Override
    public Object toDatum(Money money) {
      MoneyData data = converter.toAvro(money);
      BigInteger unscaled = data.amount().setScale(SCALE).unscaledValue();
      GenericRecord datum = new GenericData.Record(schema);
      datum.put(0, ByteBuffer.wrap(unscaled.toByteArray()));
      datum.put(1, data.currency().getCurrencyCode());
      return datum;
    }

    @Override
    public Money toMoney(Object datum) {
      GenericRecord data = (GenericRecord) datum;
      BigInteger unscaled = new BigInteger(Values.bytes((ByteBuffer) data.get(0)));
      return converter.fromAvro(
          new MoneyData(
              new BigDecimal(unscaled, SCALE), Currency.getInstance((String) data.get(1))));
    }
  }
}
