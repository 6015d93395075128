package io.avrodyne.benchmarks.stores.axon.serializer;

import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import io.avrodyne.benchmarks.format.avro.mapping.SpecificMappings;
import io.avrodyne.benchmarks.specific.bank.text.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.text.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.text.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;

/** An event of the application and the class that Avro generates for it, with a mapping by hand. */
record SpecificEvent<T, D extends SpecificRecord>(
    Class<T> type, Class<D> datumType, RecordMapping<T, D> mapping) {

  /** Returns all of them, with money as text. */
  static List<SpecificEvent<?, ?>> text() {
    return List.of(
        of(BankAccountCreated.class, BankAccountCreatedDatum.class),
        of(MoneyDeposited.class, MoneyDepositedDatum.class),
        of(MoneyWithdrawn.class, MoneyWithdrawnDatum.class));
  }

  @SuppressWarnings("unchecked") // The mapping of an event is to its datum.
  private static <T, D extends SpecificRecord> SpecificEvent<T, D> of(
      Class<T> type, Class<D> datumType) {
    return new SpecificEvent<>(type, datumType, (RecordMapping<T, D>) SpecificMappings.of(type));
  }

  D toDatum(Object event) {
    return mapping.toRecord(type.cast(event));
  }

  T toEvent(Object datum) {
    return mapping.toObject(datumType.cast(datum));
  }
}
