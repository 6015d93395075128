package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.equity.EquityModel;
import io.avrodyne.benchmarks.workload.equity.T1BoxedModel;
import io.avrodyne.benchmarks.workload.equity.T1Model;
import io.avrodyne.benchmarks.workload.equity.T2Model;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import io.avrodyne.benchmarks.workload.text.TextRecord;
import java.util.function.Supplier;

/** Builders of objects from values that are already decoded. */
public final class Graphs {

  private Graphs() {}

  /** Returns a builder of objects that equal {@code value}. */
  public static Supplier<?> of(Object value) {
    return switch (value.getClass().getName()) {
      case "io.avrodyne.fixtures.equity.t1.EquityMarketPriceEvent" -> equity(new T1Model(), value);
      case "io.avrodyne.fixtures.equity.t1boxed.EquityMarketPriceEvent" ->
          equity(new T1BoxedModel(), value);
      case "io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent" -> equity(new T2Model(), value);
      case "io.avrodyne.benchmarks.workload.social.SocialMediaPost" ->
          new SocialPostGraph((SocialMediaPost) value);
      case "io.avrodyne.benchmarks.workload.simple.SimpleRecords" ->
          new SimpleGraph((SimpleRecords) value);
      case "io.avrodyne.benchmarks.workload.text.TextRecord" ->
          new TextRecordGraph((TextRecord) value);
      default -> throw new IllegalArgumentException("No floor is written for " + value.getClass());
    };
  }

  private static <E, M, T, O> Supplier<E> equity(EquityModel<E, M, T, O> model, Object event) {
    return new EquityGraph<>(model, model.type().cast(event));
  }
}
