package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.equity.EquityModel;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;

/** The mappings to generic records, by the application's class. */
public final class GenericMappings {

  private static final Map<Class<?>, Function<Schema, RecordMapping<?, GenericRecord>>> MAPPINGS =
      Map.ofEntries(
          equity(new T1Model()),
          equity(new T1BoxedModel()),
          equity(new T2Model()),
          entry(SimpleRecords.class, SimpleGenericMapping::new),
          entry(NullableSimpleRecords.class, NullableSimpleGenericMapping::new),
          entry(Clients.class, ClientGenericMapping::new),
          entry(LongListRoot.class, LongListGenericMapping::new),
          entry(LongArrayRoot.class, LongArrayGenericMapping::new),
          entry(SocialMediaPost.class, SocialGenericMapping::new),
          entry(
              BankAccountCreated.class,
              schema -> new OpeningGenericMapping<>(BankAccountCreated::new, schema)),
          entry(
              MoneyDeposited.class,
              schema -> new MovementGenericMapping<>(MoneyDeposited::new, schema)),
          entry(
              MoneyWithdrawn.class,
              schema -> new MovementGenericMapping<>(MoneyWithdrawn::new, schema)),
          // The events with money as a record have the same simple names.
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated.class,
              schema ->
                  new OpeningGenericMapping<>(
                      io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated::new,
                      schema)),
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited.class,
              schema ->
                  new MovementGenericMapping<>(
                      io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited::new, schema)),
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn.class,
              schema ->
                  new MovementGenericMapping<>(
                      io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn::new, schema)));

  private GenericMappings() {}

  private static <E> Map.Entry<Class<?>, Function<Schema, RecordMapping<?, GenericRecord>>> equity(
      EquityModel<E, ?, ?, ?> model) {
    return entry(model.type(), schema -> new EquityGenericMapping<>(model, schema));
  }

  private static <T> Map.Entry<Class<?>, Function<Schema, RecordMapping<?, GenericRecord>>> entry(
      Class<T> type, Function<Schema, RecordMapping<T, GenericRecord>> mapping) {
    return Map.entry(type, mapping::apply);
  }

  /** Returns whether there is a mapping for the class. */
  public static boolean contain(Class<?> type) {
    return MAPPINGS.containsKey(type);
  }

  /** Creates the mapping of a class to records of a schema with Java strings. */
  @SuppressWarnings("unchecked") // Each mapping is registered under its own class.
  public static <T> RecordMapping<T, GenericRecord> create(Class<T> type, Schema schema) {
    return (RecordMapping<T, GenericRecord>)
        Optional.ofNullable(MAPPINGS.get(type)).orElseThrow().apply(schema);
  }
}
