package io.avrodyne.benchmarks.floor;

/** The choice of the codec that is written for a class. */
final class PlainCodecs {

  private PlainCodecs() {}

  /** Returns the codec; no other one is loaded. */
  @SuppressWarnings("unchecked") // Each name belongs to the class that the codec is written for.
  static <T> PlainCodec<T> of(Class<T> type) {
    PlainCodec<?> codec =
        switch (type.getName()) {
          case "io.avrodyne.fixtures.equity.t1.EquityMarketPriceEvent" -> new T1PlainCodec();
          case "io.avrodyne.fixtures.equity.t1boxed.EquityMarketPriceEvent" ->
              new T1BoxedPlainCodec();
          case "io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent" -> new T2PlainCodec();
          case "io.avrodyne.benchmarks.workload.social.SocialMediaPost" ->
              new SocialPostPlainCodec();
          case "io.avrodyne.benchmarks.workload.simple.SimpleRecords" -> new SimplePlainCodec();
          case "io.avrodyne.benchmarks.workload.text.TextRecord" -> new TextRecordPlainCodec();
          default -> throw new IllegalArgumentException("No floor is written for " + type);
        };
    return (PlainCodec<T>) codec;
  }
}
