package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.benchmarks.specific.bank.compact.BankAccountCreatedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyDepositedDatum;
import io.avrodyne.benchmarks.specific.bank.compact.MoneyWithdrawnDatum;
import io.avrodyne.benchmarks.specific.equity.t2.EquityMarketPriceEventDatum;
import io.avrodyne.benchmarks.specific.social.SocialMediaPostDatum;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.bank.compact.CompactEvents;
import io.avrodyne.benchmarks.workload.copied.DepositedBean;
import io.avrodyne.benchmarks.workload.copied.EquityEventBean;
import io.avrodyne.benchmarks.workload.copied.OpenedBean;
import io.avrodyne.benchmarks.workload.copied.PostBean;
import io.avrodyne.benchmarks.workload.copied.WithdrawnBean;
import io.avrodyne.benchmarks.workload.equity.EquityData;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.social.SocialData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** The events. */
@SuppressWarnings("ImmutableEnumChecker") // The suppliers have no state.
public enum EventKind {
  /** The equity event without nulls: 256 of them, some 260 bytes each. */
  EQUITY(
      () -> EquityData.sample(new T2Model()),
      new EventClass(
          EquityEventBean.class,
          EventRecords.EquityEvent.class,
          EquityMarketPriceEventDatum.class)),
  /** Tiny events of three classes in turn. */
  BANK(
      CompactEvents::sample,
      new EventClass(OpenedBean.class, EventRecords.Opened.class, BankAccountCreatedDatum.class),
      new EventClass(DepositedBean.class, EventRecords.Deposited.class, MoneyDepositedDatum.class),
      new EventClass(WithdrawnBean.class, EventRecords.Withdrawn.class, MoneyWithdrawnDatum.class)),
  /** The post of a social network: 256 of them, with many short strings. */
  POST(
      SocialData::sample,
      new EventClass(PostBean.class, EventRecords.Post.class, SocialMediaPostDatum.class));

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

  /**
   * Returns the events in one form. They are decoded from what the workload's own classes encode,
   * so that the values are the same in all forms.
   *
   * @throws IllegalStateException if the classes do not have the same layout
   */
  public Sample sample(Form form) {
    Sample own = sample.get();
    List<Model<?>> models = new ArrayList<>();
    classes.forEach(each -> models.add(each.model(form)));
    List<Object> objects = new ArrayList<>();
    for (Object event : own.objects()) {
      int index = own.modelOf(event);
      objects.add(converted(own.models().get(index), event, models.get(index)));
    }
    return new Sample(models, objects);
  }

  private static <T, N> N converted(Model<T> from, Object event, Model<N> to) {
    byte[] bytes = from.codec().encode(from.type().cast(event));
    N converted = to.codec().decode(bytes);
    if (!Arrays.equals(bytes, to.codec().encode(converted))) {
      throw new IllegalStateException(to.type() + " has another layout than " + from.type());
    }
    return converted;
  }
}
