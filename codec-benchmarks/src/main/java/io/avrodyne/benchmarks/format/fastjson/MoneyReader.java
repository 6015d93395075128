package io.avrodyne.benchmarks.format.fastjson;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.reader.ObjectReader;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Currency;
import org.javamoney.moneta.Money;
import org.jspecify.annotations.Nullable;

/** Reads money from its amount and the code of its currency. */
final class MoneyReader implements ObjectReader<Money> {

  private final MoneyDataConverter converter = new MoneyDataConverter();

  @Override
  public @Nullable Money readObject(
      JSONReader reader, @Nullable Type fieldType, @Nullable Object fieldName, long features) {
    if (reader.nextIfNull()) {
      return null;
    }
    reader.startArray();
    BigDecimal amount = reader.readBigDecimal();
    return converter.fromAvro(new MoneyData(amount, Currency.getInstance(reader.readString())));
  }

  @Override
  public @Nullable Money readJSONBObject(
      JSONReader reader, @Nullable Type fieldType, @Nullable Object fieldName, long features) {
    return readObject(reader, fieldType, fieldName, features);
  }
}
