package io.avrodyne.benchmarks.format.fory;

import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.math.BigDecimal;
import java.util.Currency;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.ImmutableSerializer;
import org.apache.fory.serializer.Serializer;
import org.javamoney.moneta.Money;

/** Money as its amount and the code of its currency. By its fields it would be far larger. */
final class MoneySerializer extends ImmutableSerializer<Money> {

  private final MoneyDataConverter converter = new MoneyDataConverter();
  private final Serializer<BigDecimal> decimals;

  MoneySerializer(TypeResolver resolver) {
    super(resolver.getConfig(), Money.class);
    decimals = resolver.getSerializer(BigDecimal.class);
  }

  @Override
  public void write(WriteContext context, Money value) {
    MoneyData data = converter.toAvro(value);
    decimals.write(context, data.amount());
    context.writeString(data.currency().getCurrencyCode());
  }

  @Override
  public Money read(ReadContext context) {
    BigDecimal amount = decimals.read(context);
    return converter.fromAvro(new MoneyData(amount, Currency.getInstance(context.readString())));
  }
}
