package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.bank.AccountMovement;
import io.avrodyne.benchmarks.workload.bank.AccountOpening;
import java.util.function.Supplier;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Events of bank accounts as generic records: fields by index, in the order of the schema. */
final class BankGenericMapping {

  private BankGenericMapping() {}

  private static GenericRecord datum(Schema schema, String accountId, Object money) {
    GenericRecord datum = new GenericData.Record(schema);
    datum.put(0, accountId);
    datum.put(1, money);
    return datum;
  }

  /** An event that opens an account. */
  static final class Opening<T extends AccountOpening> implements RecordMapping<T, GenericRecord> {

    private final Supplier<T> constructor;
    private final Schema schema;
    private final MoneyValues money;

    Opening(Supplier<T> constructor, Schema schema) {
      this.constructor = constructor;
      this.schema = schema;
      money = MoneyValues.of(Schemas.field(schema, "initialBalance"));
    }

    @Override
    public GenericRecord toRecord(T event) {
      return datum(schema, event.getAccountId(), money.toDatum(event.getInitialBalance()));
    }

    @Override
    public T toObject(GenericRecord datum) {
      T event = constructor.get();
      event.setAccountId((String) datum.get(0));
      event.setInitialBalance(money.toMoney(datum.get(1)));
      return event;
    }
  }

  /** An event that changes an account. */
  static final class Movement<T extends AccountMovement>
      implements RecordMapping<T, GenericRecord> {

    private final Supplier<T> constructor;
    private final Schema schema;
    private final MoneyValues money;

    Movement(Supplier<T> constructor, Schema schema) {
      this.constructor = constructor;
      this.schema = schema;
      money = MoneyValues.of(Schemas.field(schema, "amount"));
    }

    @Override
    public GenericRecord toRecord(T event) {
      return datum(schema, event.getAccountId(), money.toDatum(event.getAmount()));
    }

    @Override
    public T toObject(GenericRecord datum) {
      T event = constructor.get();
      event.setAccountId((String) datum.get(0));
      event.setAmount(money.toMoney(datum.get(1)));
      return event;
    }
  }
}
