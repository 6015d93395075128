package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import java.util.function.Supplier;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Events that open an account as generic records: fields by index, in the order of the schema. */
final class OpeningGenericMapping<T extends AccountOpening>
    implements RecordMapping<T, GenericRecord> {

  private final Supplier<T> constructor;
  private final Schema schema;
  private final MoneyValues money;

  OpeningGenericMapping(Supplier<T> constructor, Schema schema) {
    this.constructor = constructor;
    this.schema = schema;
    money = MoneyValues.of(Schemas.field(schema, "initialBalance"));
  }

  @Override
  public GenericRecord toRecord(T event) {
    return datum(schema, event.getAccountId(), money.toDatum(event.getInitialBalance()));
  }

  private static GenericRecord datum(Schema schema, String accountId, Object money) {
    GenericRecord datum = new GenericData.Record(schema);
    datum.put(0, accountId);
    datum.put(1, money);
    return datum;
  }

  @Override
  public T toObject(GenericRecord datum) {
    T event = constructor.get();
    event.setAccountId((String) datum.get(0));
    event.setInitialBalance(money.toMoney(datum.get(1)));
    return event;
  }
}
