package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated;
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited;
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn;
import io.avrodyne.benchmarks.workload.complex.Clients;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import io.avrodyne.benchmarks.workload.journal.ValueStored;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.Map;
import java.util.Optional;

/** The mappings to the classes that Avro generates, by the application's class. */
public final class SpecificMappings {

  private static final T1Model T1 = new T1Model();
  private static final T1BoxedModel T1_BOXED = new T1BoxedModel();
  private static final T2Model T2 = new T2Model();

  private static final Map<Class<?>, RecordMapping<?, ?>> MAPPINGS =
      Map.ofEntries(
          entry(T1.type(), new EquityT1SpecificMapping<>(T1)),
          entry(T1_BOXED.type(), new EquityT1SpecificMapping<>(T1_BOXED)),
          entry(T2.type(), new EquityT2SpecificMapping<>(T2)),
          entry(SimpleRecords.class, new SimpleSpecificMapping()),
          entry(NullableSimpleRecords.class, new NullableSimpleSpecificMapping()),
          entry(Clients.class, new ClientSpecificMapping()),
          entry(LongListRoot.class, new LongListSpecificMapping()),
          entry(LongArrayRoot.class, new LongArraySpecificMapping()),
          entry(SocialMediaPost.class, new SocialSpecificMapping()),
          entry(ValueStored.class, new JournalSpecificMapping.Values()),
          entry(Envelope.class, new JournalSpecificMapping.Envelopes()),
          entry(BankAccountCreated.class, new BankTextSpecificMapping.Created()),
          entry(MoneyDeposited.class, new BankTextSpecificMapping.Deposited()),
          entry(MoneyWithdrawn.class, new BankTextSpecificMapping.Withdrawn()),
          // The events with money as a record have the same simple names.
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.BankAccountCreated.class,
              new BankCompactSpecificMapping.Created()),
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.MoneyDeposited.class,
              new BankCompactSpecificMapping.Deposited()),
          entry(
              io.avrodyne.benchmarks.workload.bank.compact.MoneyWithdrawn.class,
              new BankCompactSpecificMapping.Withdrawn()));

  private SpecificMappings() {}

  private static <T> Map.Entry<Class<?>, RecordMapping<?, ?>> entry(
      Class<T> type, RecordMapping<T, ?> mapping) {
    return Map.entry(type, mapping);
  }

  /** Returns whether there is a mapping for the class. */
  public static boolean contain(Class<?> type) {
    return MAPPINGS.containsKey(type);
  }

  /** Returns the mapping of a class. */
  @SuppressWarnings("unchecked") // Each mapping is registered under its own class.
  public static <T> RecordMapping<T, ?> of(Class<T> type) {
    return (RecordMapping<T, ?>) Optional.ofNullable(MAPPINGS.get(type)).orElseThrow();
  }
}
