package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.benchmarks.specific.bank.compact.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.specific.equity.t2.EquityMarketPriceEventDatum;
import io.avrodyne.benchmarks.specific.social.SocialMediaPostDatum;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.bank.compact.CompactEvents;
import io.avrodyne.benchmarks.workload.copied.EquityEventBean;
import io.avrodyne.benchmarks.workload.copied.PostBean;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.social.SocialData;
import java.util.List;
import java.util.function.Supplier;

/** The events. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EventKind {
  /** The equity event without nulls: 256 of them, some 260 bytes each. */
  EQUITY(
      () -> EquityData.sample(new T2Model()),
      new EventClass(
          EquityEventBean.class, EquityRecords.Event.class, EquityMarketPriceEventDatum.class)),
  /** Tiny events of three classes in turn. */
  BANK(
      CompactEvents::sample,
      new EventClass(
          BankBeans.Opened.class, BankRecords.Opened.class, BankAccountCreatedDatum.class),
      new EventClass(
          BankBeans.Deposited.class, BankRecords.Deposited.class, MoneyDepositedDatum.class),
      new EventClass(
          BankBeans.Withdrawn.class, BankRecords.Withdrawn.class, MoneyWithdrawnDatum.class)),
  /** The post of a social network: 256 of them, with many short strings. */
  POST(
      SocialData::sample,
      new EventClass(PostBean.class, PostRecords.Post.class, SocialMediaPostDatum.class));

  private final Supplier<Sample> sample;
  private final List<EventClass> classes;

  EventKind(Supplier<Sample> sample, EventClass... classes) {
    this.sample = sample;
    this.classes = List.of(classes);
  }

  /** Returns the classes of the events. */
  public List<EventClass> classes() {
    return classes;
  }

  /** Returns the events of a workload, as they are shared by all forms. */
  Sample sample() {
    return sample.get();
  }
}
