package io.avrodyne.benchmarks.interned;

/** Strings that are new objects each time. */
public class NewStringsBenchmark extends InternedBenchmark<NewStringsQuote> {

  /** Creates the state; called by JMH. */
  public NewStringsBenchmark() {
    super(NewStringsQuoteAvroCodec.INSTANCE);
  }
}
