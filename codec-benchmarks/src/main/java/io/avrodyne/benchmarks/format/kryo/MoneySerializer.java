package io.avrodyne.benchmarks.format.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.BigDecimalSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableSerializer;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.math.BigDecimal;
import java.util.Currency;
import org.javamoney.moneta.Money;

/** Money as its amount and the code of its currency. By its fields it would be far larger. */
final class MoneySerializer extends ImmutableSerializer<Money> {

  private final MoneyDataConverter converter = new MoneyDataConverter();
  private final BigDecimalSerializer decimals = new BigDecimalSerializer();

  @Override
  public void write(Kryo kryo, Output output, Money value) {
    MoneyData data = converter.toAvro(value);
    decimals.write(kryo, output, data.amount());
    output.writeString(data.currency().getCurrencyCode());
  }

  @Override
  public Money read(Kryo kryo, Input input, Class<? extends Money> type) {
    BigDecimal amount = decimals.read(kryo, input, BigDecimal.class);
    return converter.fromAvro(new MoneyData(amount, Currency.getInstance(input.readString())));
  }
}
